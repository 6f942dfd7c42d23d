/**
 * What a log may say of what went wrong: which error, by its name and code, and where in our code; of its words those that
 * are nobody's. A message of a database or a package repeats what somebody has sent, and a log is read by others and kept
 * for long.
 */
export function failureInWords(error: unknown): string {
  const { name, code, message, stack, cause } = failureOf(error);
  const first = [name, code, message && `${code === undefined && name === undefined ? '' : '– '}${message}`]
    .filter(Boolean)
    .join(' ');
  const lines = [first, ...(cause === undefined ? [] : [`    because of ${cause}`]), ...stack];
  return lines.join('\n');
}

/** The same by its parts; `stack` holds the lines of the program alone. */
export interface Failure {
  name?: string;
  code?: string;
  message?: string;
  /** The name and the code of what led to it. */
  cause?: string;
  stack: readonly string[];
}

export function failureOf(error: unknown): Failure {
  if (typeof error === 'string') return failureInText(error);
  if (typeof error !== 'object' || error === null)
    return { message: withoutValues(String(error)), stack: [] };
  const [name, code] = [wordOf(error, 'name'), codeOf(error)];
  const message = textOf(error, 'message');
  const cause: unknown = Reflect.get(error, 'cause');
  const causeInWords =
    typeof cause === 'object' && cause !== null
      ? [wordOf(cause, 'name'), codeOf(cause)].filter(Boolean).join(' ')
      : '';
  return {
    ...(name !== undefined && { name }),
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message: withoutValues(message) }),
    ...(causeInWords !== '' && { cause: causeInWords }),
    stack: framesOf(belowMessage(textOf(error, 'stack') ?? '', message)),
  };
}

/** A stack begins with the message, whose lines may look like places. */
function belowMessage(stack: string, message = ''): string {
  const at = stack.indexOf(message);
  return at === -1 ? stack : stack.slice(at + message.length);
}

/** A message as it was written for a log, perhaps with the lines of a stack below. */
function failureInText(written: string): Failure {
  const text = written.slice(0, longestText);
  const lines = text.split('\n');
  const firstFrame = lines.findIndex(isFrame);
  const message = firstFrame === -1 ? text : lines.slice(0, firstFrame).join('\n');
  return { message: withoutValues(message), stack: firstFrame === -1 ? [] : framesOf(text) };
}

/** Of a message so many characters are read, and fewer are said: what is cut was sent by somebody, and may be of any length. */
const mostRead = 1000;
const longestMessage = 300;
const mostFrames = 12;
const longestFrame = 300;
/** Room for a message and its stack. */
const longestText = 10_000;

/**
 * The text without what may be somebody's: what stands in quotes, unless it is the name of a part of the database;
 * addresses of all kinds, tokens, keys, ids, long numbers, and letters of other scripts than ours, in which only people
 * write here.
 */
export function withoutValues(text: string): string {
  const names: string[] = [];
  const kept = text
    .slice(0, mostRead)
    .replaceAll(
      /\b(?:eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|sb_(?:secret|publishable)_[\w-]+|Bearer\s+\S+)/gi,
      '‹token›',
    )
    .replaceAll(partsOfDatabase, (_all, noun: string, name: string) => {
      names.push(name);
      return `${noun} ⟦${names.length - 1}⟧`;
    });
  return withoutQuoted(kept, text.length > mostRead)
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>)\]]+/gi, '‹url›')
    .replaceAll(/[^\s<>"'(),;:=[\]{}]+@[^\s<>"'(),;:=[\]{}]+/g, '‹address›')
    .replaceAll(/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '‹id›')
    .replaceAll(/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '‹ip›')
    .replaceAll(/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '‹ip›')
    .replaceAll(/(?<!\w)\+?\d[\d\s().-]{8,}\d/g, '‹number›')
    .replaceAll(/[\w-]{32,}/g, (run) => (/\d/.test(run) ? '‹token›' : run))
    .replaceAll(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu, '…')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/⟦(\d+)⟧/g, (_all, index: string) => `"${names[Number(index)] ?? ''}"`)
    .slice(0, longestMessage);
}

const partsOfDatabase =
  /\b(relation|table|view|column|constraint|index|function|type|schema|role|policy|trigger|sequence|extension)\s+"([a-z_][a-z0-9_.]{0,62})"/g;

/**
 * From the first quotation mark to the last, as what is quoted may hold any itself; one that nothing closes, or whose end
 * was cut off, takes the rest with it. An apostrophe in a word is no quotation mark.
 */
function withoutQuoted(text: string, isCut: boolean): string {
  const marks = Array.from(
    text.matchAll(/["`“”„«»]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu),
    ({ index }) => index,
  );
  const [first] = marks;
  if (first === undefined) return text;
  const last = marks.length > 1 && !isCut ? (marks.at(-1) ?? first) : text.length;
  return `${text.slice(0, first)}"…"${text.slice(last + 1)}`;
}

const frame = /^\s+at .*:\d+:\d+\)?$/;

function isFrame(line: string): boolean {
  return line.length <= longestFrame && frame.test(line);
}

/** The lines of a stack that name a place, each without the folders that lead to the program. */
function framesOf(stack: string): string[] {
  return stack
    .slice(0, longestText)
    .split('\n')
    .filter(isFrame)
    .slice(0, mostFrames)
    .map((line) =>
      line.replace(/(?:file:\/\/)?\/\S*?\/(?=(?:node_modules|supabase|src|scripts|tests)\/)/, ''),
    );
}

function textOf(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What is made of letters of a program alone; anything else is left out. */
function wordOf(error: object, name: string): string | undefined {
  const word = textOf(error, name);
  return word !== undefined && /^[\w.-]{1,40}$/.test(word) ? word : undefined;
}

function codeOf(error: object): string | undefined {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'number' ? String(code) : wordOf(error, 'code');
}
