/**
 * What the conditions of one question may be. Each is looked at again for every row, and a question that is refused has
 * cost nothing.
 */
const most = {
  conditions: 60,
  /** Of `in.(…)`, which is looked up rather than compared one by one. */
  listed: 200,
  /** Of `like` and `ilike`, which read every letter of a text. */
  patterns: 5,
  /** `or(and(…))` is two; the data API reads them by calling itself. */
  nesting: 5,
};

/** Names of a question that are no conditions. What is ordered by is counted with them: each is compared for every row. */
const noConditions = new Set(['select', 'columns', 'on_conflict', 'apikey', 'limit', 'offset']);

/**
 * Why the conditions of a question are too many, or of a kind that is not offered here; undefined where they may be asked.
 * Within `or` and `and` every comma and every bracket is counted, also one that stands in quotes: the data API has its own
 * way of reading quotes, and a question must not hide from this count what it asks there.
 */
export function complaintAboutConditions(query: URLSearchParams): string | undefined {
  let conditions = 0;
  let patterns = 0;
  for (const [name, value] of query) {
    conditions += 1;
    if (noConditions.has(name)) continue;
    const isTree = /(?:^|\.)(?:or|and)$/.test(name);
    if (hasOperator('i?match', isTree, value))
      return 'Regular expressions are not offered here: use like or ilike.';
    if (hasOperator('(?:p[lh]|w)?fts', isTree, value))
      return 'Searching for words is not offered here: use like or ilike.';
    const commas = countOf(/,/g, value);
    if (isTree) {
      if (isTooDeep(value)) return `Conditions may stand ${most.nesting} deep within each other.`;
      conditions += commas;
      const likes = countOf(/\.i?like(?:\((?:any|all)\))?\./g, value);
      // The patterns of `like(any).{…}` are told apart from other conditions by nothing but their commas.
      patterns += likes + (/\.i?like\(/.test(value) ? commas : 0);
    } else if (/^(?:not\.)*in\.\(/.test(value)) {
      if (commas >= most.listed) return `A list may have ${most.listed} values.`;
    } else if (/^(?:not\.)*\w+\((?:any|all)\)\./.test(value)) {
      conditions += commas;
      patterns += hasOperator('i?like', false, value) ? commas + 1 : 0;
    } else if (hasOperator('i?like', false, value)) patterns += 1;
    else if (/(?:^|\.)order$/.test(name)) conditions += commas;
  }
  if (conditions > most.conditions)
    return `A question may have ${most.conditions} conditions, not ${conditions}.`;
  if (patterns > most.patterns) return `A question may have ${most.patterns} like or ilike, not ${patterns}.`;
  return undefined;
}

/** Whether a value begins with an operator, or one of the conditions of a tree has it. */
function hasOperator(operator: string, isTree: boolean, value: string): boolean {
  const start = isTree ? String.raw`\.` : String.raw`^(?:not\.)*`;
  return new RegExp(String.raw`${start}${operator}(?:\([^)]*\))?\.`).test(value);
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
