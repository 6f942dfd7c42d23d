import { getPath } from 'hono/utils/url';
import { saysJson } from '../functions/_shared/body.ts';
import type { AskersInTurn } from './asker-turns.ts';
import { bearerOf, waitInWords } from './auth-answers.ts';
import type { SqlRunner } from './migrate.ts';
import { complaintAboutConditions } from './query-conditions.ts';
import { mostRows, readWritten } from './written-rows.ts';
import { requestBudget } from './request-budget.ts';
import type { Asker } from './request-sender.ts';

/**
 * What one question to the data API may ask for. The embedded database works for everybody on one thread and can stop no
 * statement that it has begun, so a question that would take it long is refused before; a hosted project has
 * `statement_timeout` for that. The app itself asks for plain columns and calls functions, which bound what they do.
 */
const most = {
  selectLetters: 4_000,
  /** Tables within tables: `deities(aartis(*))` of a festival is two. */
  depth: 2,
  embeds: 6,
  columns: 60,
  /** The same column under other names. A part of a JSON value counts as another column. */
  sameColumn: 2,
  sameJson: 20,
  answerBytes: 8 * 1024 * 1024,
};

/** An answer of so many bytes counts as another request. */
const bytesOfOne = 64 * 1024;

/** PURGE, QUERY and others would be answered as if they were GET. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** What visitors write without an account. */
const openTables: ReadonlySet<string> = new Set(['contactus']);

/** Thousands of people share the address of a carrier; what they do signed in is counted by account. */
const budgets = { network: { most: 3_000, perSecond: 20 }, account: { most: 1_500, perSecond: 10 } };

interface QueryTools {
  links: Links;
  now(): number;
  inTurn: AskersInTurn;
}

/** `child table parent table` for each foreign key of the data API. */
export type Links = ReadonlySet<string>;

/**
 * Refuses what asks for too much, what turns out to be too much, and whoever asks for too much of it, with a code and in
 * the shape of the data API. `now` gives milliseconds since 1970.
 */
export function limitQueries({
  links,
  now,
  inTurn,
}: QueryTools): (request: Request, asker: Asker, answer: () => Promise<Response>) => Promise<Response> {
  const ofNetworks = requestBudget(budgets.network.most, budgets.network.perSecond, now);
  const ofAccounts = requestBudget(budgets.account.most, budgets.account.perSecond, now);

  return async (request, asker, answer) => {
    const path = getPath(request);
    if (!path.startsWith('/rest/v1/') || request.method === 'OPTIONS') return answer();
    const isCall = path.startsWith('/rest/v1/rpc/');
    const table = isCall ? undefined : decodedName(path.slice('/rest/v1/'.length));
    const query = new URL(request.url).searchParams;
    const refused = refuseAsked(request, query, table);
    if (refused) return unread(request, refused);
    if (table !== undefined && isWrite(request) && bearerOf(request) === undefined && !openTables.has(table))
      return unread(request, refusal(401, '42501', `permission denied for table ${table.slice(0, 60)}`));
    const { network, account } = asker;
    const [budget, who] = account === undefined ? [ofNetworks, network] : [ofAccounts, account];
    const seconds = budget.wait(who);
    if (seconds > 0) return unread(request, tooMany(seconds));
    const written = isWrite(request) ? await readWritten(request, isCall) : { cost: 1 };
    budget.take(who, written.cost);
    if (written.fault)
      return unread(request, refusal(written.fault.status, written.fault.code, written.fault.message));
    const response = await inTurn(asker, answer);
    // It repeats the question, however long that is.
    const headers = new Headers(response.headers);
    headers.delete('content-location');
    if (!response.body) return new Response(null, { status: response.status, headers });
    const body = await response.arrayBuffer();
    budget.take(who, body.byteLength / bytesOfOne);
    // What a function gives back is its own to bound.
    if (!isCall && body.byteLength > most.answerBytes)
      return refusal(
        413,
        'too_large',
        `The answer is larger than ${most.answerBytes / 1024 / 1024} MB: ask for fewer rows or columns.`,
      );
    return new Response(body, { status: response.status, headers });
  };

  /** What can be told without reading the body or knowing who asks. `table` is undefined for a call. */
  function refuseAsked(
    request: Request,
    query: URLSearchParams,
    table: string | undefined,
  ): Response | undefined {
    if (!methods.has(request.method))
      return refusal(405, 'method_not_allowed', 'This method is not offered here.', {
        allow: [...methods].join(', '),
      });
    // A page of another site can send what says to be text or a form in the name of its visitors, without asking first.
    if (hasBody(request) && !saysJson(request))
      return refusal(415, 'not_json', 'The body must be sent as application/json.');
    const complaint = complaintAboutConditions(query) ?? complaintAboutSelect(query, table, links);
    if (complaint) return refusal(400, 'too_much_asked', complaint);
    // Every row is written, stamped and sent to every device again.
    if (table !== undefined && changesRows.has(request.method) && !namesRows(query))
      return refusal(
        400,
        'rows_not_named',
        'Name the rows to change or to delete by id: id=eq.… or id=in.(…).',
      );
    return undefined;
  }
}

/** Which tables lead to which. */
export async function readLinks(db: SqlRunner): Promise<Links> {
  const { rows } = await db.query<{ link: string }>(
    `select distinct child.relname || ' ' || parent.relname as link
     from pg_constraint as c join pg_class as child on child.oid = c.conrelid join pg_class as parent on parent.oid = c.confrelid
     where c.contype = 'f' and child.relnamespace = 'public'::regnamespace
       and parent.relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ link }) => link));
}

const changesRows = new Set(['PATCH', 'PUT', 'DELETE']);

/** Rows that are named one by one can be no more than a body may bring. */
function namesRows(query: URLSearchParams): boolean {
  return query.getAll('id').some((value) => value.startsWith('eq.') || isShortList(value));
}

function isShortList(value: string): boolean {
  return value.startsWith('in.(') && value.split(',').length <= mostRows;
}

function isWrite({ method }: Request): boolean {
  return method === 'POST' || changesRows.has(method);
}

function complaintAboutSelect(
  query: URLSearchParams,
  table: string | undefined,
  links: Links,
): string | undefined {
  const select = query.getAll('select').join(',');
  if (select.length > most.selectLetters) return `select may have ${most.selectLetters} letters.`;
  const counted = { embeds: 0, columns: 0, names: new Map<string, number>() };
  return complaintAboutPart(readSelect(select), table, [], counted);

  function complaintAboutPart(
    items: readonly Item[],
    parent: string | undefined,
    above: readonly Step[],
    count: typeof counted,
  ): string | undefined {
    for (const { name, items: inner, isJson } of items) {
      if (inner === undefined) {
        count.columns += 1;
        if (count.columns > most.columns) return `A question may ask for ${most.columns} columns.`;
        const key = `${above.map(({ table: one }) => one).join('.')} ${isJson ? 'json ' : ''}${name}`;
        const times = (count.names.get(key) ?? 0) + 1;
        count.names.set(key, times);
        if (times > (isJson ? most.sameJson : most.sameColumn))
          return `The column ${name.slice(0, 60)} is asked for too often.`;
        continue;
      }
      count.embeds += 1;
      if (count.embeds > most.embeds) return `A question may bring ${most.embeds} other tables.`;
      if (above.length >= most.depth) return `Tables may stand ${most.depth} deep within each other.`;
      // What is named by its column or its key could be either.
      const mayBeOne = parent === undefined || !links.has(`${name} ${parent}`);
      const mayBeMany = parent === undefined || !links.has(`${parent} ${name}`) || !mayBeOne;
      if (mayBeMany && above.some((step) => step.mayBeOne))
        return 'Rows that belong to one row cannot be asked for again with each of its others: ask in two questions.';
      const problem = complaintAboutPart(inner, name, [...above, { table: name, mayBeOne }], count);
      if (problem) return problem;
    }
    return undefined;
  }
}

interface Step {
  table: string;
  mayBeOne: boolean;
}

interface Item {
  /** Of the column or the table, without alias, cast and hints. */
  name: string;
  isJson: boolean;
  /** What is asked of another table; undefined for a column. */
  items: Item[] | undefined;
}

/** Reads as far as there is something to count; what the data API cannot read it refuses itself. */
function readSelect(select: string): Item[] {
  const root: Item[] = [];
  const open: Item[][] = [root];
  let word = '';
  const end = (): void => {
    if (word.trim() !== '') open.at(-1)?.push(itemOf(word));
    word = '';
  };
  let isQuoted = false;
  for (let at = 0; at < select.length; at += 1) {
    const letter = select.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) word += letter;
    else if (letter === '(' && select.charAt(at + 1) === ')') at += 1;
    else if (letter === '(') {
      const items: Item[] = [];
      open.at(-1)?.push({ ...itemOf(word), items });
      open.push(items);
      word = '';
    } else if (letter === ')') {
      end();
      if (open.length > 1) open.pop();
    } else if (letter === ',') end();
    else word += letter;
  }
  end();
  return root;
}

function itemOf(word: string): Item {
  const plain = word
    .trim()
    .replaceAll('"', '')
    .replace(/^\.\.\./, '');
  // `alias:name`, but not the `::` of a cast.
  const named = plain.replace(/^[^:]*:(?!:)/, '');
  const name = named.split(/::|->|!|\./)[0] ?? '';
  return { name, isJson: named.includes('->'), items: undefined };
}

function hasBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
}

/** What was not read of a body would come before the next request of this connection. */
function unread(request: Request, response: Response): Response {
  if (hasBody(request)) response.headers.set('connection', 'close');
  return response;
}

function decodedName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}

function tooMany(seconds: number): Response {
  const message = `Too many queries. Please try again in ${waitInWords(seconds)}.`;
  return refusal(429, 'too_many_queries', message, { 'retry-after': String(seconds) });
}
