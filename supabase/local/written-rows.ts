/** What one request may write, as `apply_ops` has it: 100 rows of 256 kB together, or one alone of 1 MB. */
export const mostRows = 100;
const mostBytes = { together: 256 * 1024, alone: 1024 * 1024 };

/** Lists and objects within each other: the database reads them by calling itself, and no table of ours holds such. */
const mostDepth = 64;

/** As many bytes that are written count as another row. */
const bytesOfRow = 8 * 1024;

interface Written {
  /** How many requests it counts as. */
  cost: number;
  fault?: { status: number; code: string; message: string };
}

/**
 * Measures what a request to the data API would write, before anything of it is parsed for the database. The request can be
 * read again afterwards. What a call is given is bounded by the function, but for its depth; each act that it brings is
 * written like a row. What is no JSON at all the data API refuses itself.
 */
export async function readWritten(request: Request, isCall: boolean): Promise<Written> {
  if (!isCall && Number(request.headers.get('content-length') ?? 0) > mostBytes.alone) return tooLarge;
  const text = await request.clone().text();
  if (isTooDeep(text)) return tooDeep;
  const bytes = Buffer.byteLength(text);
  if (isCall) return { cost: costOf(actsIn(text), bytes) };
  if (bytes > mostBytes.alone) return tooLarge;
  const rows = rowsIn(text);
  if (rows > mostRows) return tooManyRows;
  if (rows > 1 && bytes > mostBytes.together) return tooLarge;
  return { cost: costOf(rows, bytes) };
}

function costOf(rows: number, bytes: number): number {
  return Math.max(1, rows, bytes / bytesOfRow);
}

const tooLarge: Written = {
  cost: 1,
  fault: {
    status: 413,
    code: 'too_large',
    message: `At most ${mostBytes.together / 1024} kB of rows at a time, or one row of 1 MB.`,
  },
};

const tooManyRows: Written = {
  cost: 1,
  fault: { status: 413, code: 'too_many_rows', message: `At most ${mostRows} rows at a time.` },
};

const tooDeep: Written = {
  cost: 1,
  fault: {
    status: 400,
    code: 'too_deep',
    message: `Lists and objects may stand ${mostDepth} deep within each other.`,
  },
};

function rowsIn(text: string): number {
  const value = parsed(text);
  return Array.isArray(value) ? value.length : 1;
}

function actsIn(text: string): number {
  const value = parsed(text);
  const { ops } = typeof value === 'object' && value !== null ? (value as { ops?: unknown }) : {};
  return Array.isArray(ops) ? ops.length : 1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > mostDepth) return true;
  }
  return false;
}
