import { HttpProblem } from './respond.ts';

/** What a function reads of a body where it says nothing else. */
export const largestBody = 256 * 1024;
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The zero character and halves of characters, which no database column of text takes. */
const unstorable = /[\0\p{Surrogate}]/u;

/** A JSON object as sent by a caller, read field by field; a wrong field is a 400 that names it. */
export type Body = Readonly<Record<string, unknown>>;

/**
 * Reads at most `mostBytes` of JSON, 256 kB where nothing is said. No body at all counts as `{}`. What does not say that it
 * is JSON is refused: a page of another site can send that in the name of its visitors, without asking whether it may.
 */
export async function readBody(request: Request, mostBytes = largestBody): Promise<Body> {
  const text = await readText(request, mostBytes);
  if (text.trim() === '') return {};
  if (!saysJson(request))
    throw new HttpProblem(415, 'not_json', 'The body must be sent as application/json.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpProblem(400, 'bad_request', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, 'bad_request', 'The body must be a JSON object.');
  }
  return value as Body;
}

/** Whether the type of a body is one that no page sends to another site without asking first. */
export function saysJson(request: Request): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '');
}

/** A text of so many characters that a column can hold. Throws a 400 `Problem` that names the field. */
export function textField(body: Body, name: string, limits: { most: number; least?: number }): string {
  const value = body[name];
  const { most, least = 1 } = limits;
  if (typeof value !== 'string' || value.trim().length < least || value.length > most) {
    throw new HttpProblem(400, 'bad_request', `"${name}" must be a text of ${least} to ${most} characters.`);
  }
  if (unstorable.test(value))
    throw new HttpProblem(400, 'bad_request', `"${name}" holds characters that are no text.`);
  return value;
}

/** A text, or undefined where the field is not there, null or empty. */
export function optionalText(body: Body, name: string, most: number): string | undefined {
  const value = body[name];
  return value === undefined || value === null || value === '' ? undefined : textField(body, name, { most });
}

/** A UUID in small letters, or undefined where the field is not there or null. Throws a 400 `Problem`. */
export function optionalUuid(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !uuidPattern.test(value))
    throw new HttpProblem(400, 'bad_request', `"${name}" must be a UUID.`);
  return value.toLowerCase();
}

/** A UUID in small letters. Throws a 400 `Problem` that names the field. */
export function uuidField(body: Body, name: string): string {
  const value = optionalUuid(body, name);
  if (value === undefined) throw new HttpProblem(400, 'bad_request', `"${name}" must be a UUID.`);
  return value;
}

/** One of the choices. Throws a 400 `Problem` that lists them. */
export function choiceField<const Choice extends string>(
  body: Body,
  name: string,
  choices: readonly Choice[],
): Choice {
  const value = body[name];
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new HttpProblem(400, 'bad_request', `"${name}" must be one of ${choices.join(', ')}.`);
  return choice;
}

/** The body as it came, which a signature may be over; a 413 beyond `mostBytes`. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  const tooLarge = new HttpProblem(
    413,
    'too_large',
    `The body is larger than ${Math.floor(mostBytes / 1024)} kB.`,
  );
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge;
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > mostBytes) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
}
