/**
 * What the conditions of one question may be. Each is looked at again for every row, and a question that is refused has
 * cost nothing.
 */
const most = {
  conditions: 60,
  /** Of `in.(…)`, which is looked up rather than compared one by one. */
  listed: 200,
  /** `or(and(…))` is two; the data API reads them by calling itself. */
  nesting: 5,
};

/**
 * What reads a text letter by letter, for every row: a pattern of some letters against a long text of one's own takes a
 * second for each row. The app searches in its own copies.
 */
const searches = 'i?match|i?like|(?:p[lh]|w)?fts';

/** Names of a question that are no conditions. What is ordered by is counted with them: each is compared for every row. */
const noConditions = new Set(['select', 'columns', 'on_conflict', 'apikey', 'limit', 'offset']);

/**
 * Why the conditions of a question are too many, or of a kind that is not offered here; undefined where they may be asked.
 * Within `or` and `and` every comma and every bracket is counted, also one that stands in quotes: the data API has its own
 * way of reading quotes, and a question must not hide from this count what it asks there.
 */
export function complaintAboutConditions(query: URLSearchParams): string | undefined {
  let conditions = 0;
  for (const [name, value] of query) {
    conditions += 1;
    if (noConditions.has(name)) continue;
    const isTree = /(?:^|\.)(?:or|and)$/.test(name);
    if (isSearch(isTree, value))
      return 'Patterns, regular expressions and searching for words are not offered here: ask for the rows by what they are.';
    const commas = countOf(/,/g, value);
    if (isTree) {
      if (isTooDeep(value)) return `Conditions may stand ${most.nesting} deep within each other.`;
      conditions += commas;
    } else if (/^(?:not\.)*in\.\(/.test(value)) {
      if (commas >= most.listed) return `A list may have ${most.listed} values.`;
    } else if (/^(?:not\.)*\w+\((?:any|all)\)\./.test(value)) {
      conditions += commas;
    } else if (/(?:^|\.)order$/.test(name)) conditions += commas;
  }
  if (conditions > most.conditions)
    return `A question may have ${most.conditions} conditions, not ${conditions}.`;
  return undefined;
}

/** Whether a value begins with a search, or one of the conditions of a tree is one. */
function isSearch(isTree: boolean, value: string): boolean {
  const start = isTree ? String.raw`\.` : String.raw`^(?:not\.)*`;
  return new RegExp(String.raw`${start}(?:${searches})(?:\([^)]*\))?\.`, 'i').test(value);
}

/** The brackets of the one in the name count as well. */
function isTooDeep(value: string): boolean {
  let depth = 0;
  for (const [bracket] of value.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    // The innermost may be those of `in.(…)` or of `like(any)`.
    if (depth > most.nesting + 1) return true;
  }
  return false;
}

function countOf(pattern: RegExp, value: string): number {
  return value.match(pattern)?.length ?? 0;
}
