import { isRecord } from '#domain/is-record.ts';
import { contentDatabase } from '../content-database.ts';
import { libraryAartis, type Aarti, type BilingualWords } from './content-aartis.ts';

/** A deity of the catalogue. */
export interface CatalogueDeity {
  id: string;
  name: BilingualWords;
  about: BilingualWords | undefined;
  /** As its row has it: to be read with `deityImage`. */
  image: string | undefined;
}

export interface DeityCatalogue {
  /** By their names. */
  deities: CatalogueDeity[];
  /** The aartis for everybody, by their titles, whomever they are for. */
  aartis: Aarti[];
}

/** The catalogue as this device has it. Throws where it cannot be read. */
export async function deityCatalogue(): Promise<DeityCatalogue> {
  const db = contentDatabase();
  const [rows, aartis] = await Promise.all([db.table<unknown>('deities').toArray(), libraryAartis()]);
  const deities = rows.flatMap((row) => deityOf(row)).toSorted(byName);
  return { deities, aartis };
}

function deityOf(row: unknown): CatalogueDeity[] {
  const id = text(row, 'id');
  const name = words(row, 'name');
  if (id === undefined || !name) return [];
  return [{ id, name, about: words(row, 'about'), image: text(row, 'image') }];
}

function words(row: unknown, field: string): BilingualWords | undefined {
  const en = text(row, field);
  return en === undefined ? undefined : { en, hi: text(row, `${field}_hi`) ?? en };
}

/** Undefined where there is nothing to read. */
function text(row: unknown, field: string): string | undefined {
  const value = isRecord(row) ? row[field] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function byName(one: CatalogueDeity, other: CatalogueDeity): number {
  return one.name.en.localeCompare(other.name.en);
}
