/** Where a PostgreSQL server is, as DATABASE_URL says it; the password is in `url` alone. */
export interface DatabaseAddress {
  url: string;
  /** Without the password, for people: `disha at db.example.org:5432/disha`. */
  shown: string;
  database: string;
  user: string;
}

/** Undefined where it is none. What it is given may hold a password, so that nothing here repeats it. */
export function readDatabaseAddress(text: string): DatabaseAddress | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const database = unescaped(url.pathname.slice(1));
  const user = unescaped(url.username);
  if (url.hostname === '' || !database || database.includes('/') || !user) return undefined;
  return { url: text, shown: `${url.hostname}:${url.port || '5432'}/${database}`, database, user };
}

/** Undefined where a percent sign stands for nothing. */
function unescaped(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
