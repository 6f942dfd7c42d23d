import { isRecord } from '#domain/is-record.ts';
import { contentDatabase, hasContent } from '../content-database.ts';

/** The same words in both languages; where nobody wrote them in Hindi, the others stand in. */
export interface BilingualWords {
  en: string;
  hi: string;
}

/** A festival as the database holds it. */
export interface FestivalWords {
  id: string;
  /** The rule that gives its days; undefined for one whose days were entered by hand. */
  ruleId: string | undefined;
  name: BilingualWords;
  description: BilingualWords | undefined;
  type: string | undefined;
  deityId: string | undefined;
  region: BilingualWords | undefined;
  significance: BilingualWords | undefined;
}

export interface Ritual {
  id: string;
  name: BilingualWords;
  description: BilingualWords | undefined;
  timing: BilingualWords | undefined;
  duration: BilingualWords | undefined;
  steps: BilingualLines;
  materials: BilingualLines;
}

/** Lines in both languages, as many in each. */
export interface BilingualLines {
  en: readonly string[];
  hi: readonly string[];
}

export interface Aarti {
  id: string;
  title: BilingualWords;
  /** Stanzas stand apart by an empty line. */
  content: string;
  /** The code of the language that it is in (ISO 639). */
  language: string;
  deityId: string | undefined;
  /** Undefined for one of no deity, or of one that is not there. */
  deity: BilingualWords | undefined;
  /** Its author, or the tradition that it comes from, and its age. */
  origin: BilingualWords | undefined;
  /** Why people recite it. */
  benefits: BilingualWords | undefined;
  /** What each stanza means, in the order of the stanzas; undefined for one that only repeats. Empty where nobody wrote it. */
  meanings: readonly (BilingualWords | undefined)[];
  /** An address of the web. */
  audioUrl: string | undefined;
  /** Bytes of the recording, where they are known. */
  audioSize: number | undefined;
  tags: readonly string[];
}

/** An aarti that somebody shared and that was looked at before. */
export interface SharedAarti {
  id: string;
  festivalId: string | undefined;
  deityId: string | undefined;
  title: string;
  content: string | undefined;
  /** A file of it: its path in the public bucket `shared_aartis`, or an address. */
  file: { kind: 'pdf' | 'image'; path: string } | undefined;
  tags: readonly string[];
}

export interface FestivalContent {
  /** Undefined where the database has no such festival. */
  festival: FestivalWords | undefined;
  /** Whether an admin has taken it out of sight. */
  isHidden: boolean;
  deity: BilingualWords | undefined;
  rituals: Ritual[];
  /** All there are, whatever they belong to. */
  aartis: Aarti[];
  /** Those that people have shared, whatever they belong to. */
  shared: SharedAarti[];
  /** Whether this device has never had any content. */
  isEmpty: boolean;
}

/** What the device has of a festival, by the id of its rule or of its row. Throws where it cannot be read. */
export async function festivalContent(festivalId: string): Promise<FestivalContent> {
  const db = contentDatabase();
  const tables = ['festivals', 'aartis', 'deities', 'shared_aartis'] as const;
  return db.transaction('r', [...tables, 'rituals', 'hidden_festivals', 'meta'], async () => {
    const [festivals, aartis, deities, shared] = await Promise.all(
      tables.map((table) => db.table<unknown>(table).toArray()),
    );
    const names = new Map((deities ?? []).flatMap((row) => namedRow(row)));
    const festival = (festivals ?? [])
      .flatMap((row) => festivalOf(row))
      .find(({ id, ruleId }) => ruleId === festivalId || id === festivalId);
    const rituals = festival
      ? await db.table<unknown>('rituals').where('festival_id').equals(festival.id).toArray()
      : [];
    return {
      festival,
      isHidden: (await db.table<unknown>('hidden_festivals').get(festivalId)) !== undefined,
      deity: festival?.deityId === undefined ? undefined : names.get(festival.deityId),
      rituals: rituals.flatMap((row) => ritualOf(row)).toSorted(byName),
      aartis: (aartis ?? []).flatMap((row) => aartiOf(row, names)).toSorted(byTitle),
      shared: (shared ?? []).flatMap((row) => sharedOf(row)),
      isEmpty: !(await hasContent(db)),
    };
  });
}

/** The aartis for everybody that the device has, by their titles. Throws where they cannot be read. */
export async function libraryAartis(): Promise<Aarti[]> {
  const db = contentDatabase();
  return db.transaction('r', ['aartis', 'deities'], async () => {
    const [aartis, deities] = await Promise.all([
      db.table<unknown>('aartis').toArray(),
      db.table<unknown>('deities').toArray(),
    ]);
    const names = new Map(deities.flatMap((row) => namedRow(row)));
    return aartis.flatMap((row) => aartiOf(row, names)).toSorted(byTitle);
  });
}

/** One that everybody may read, or one that somebody shared; undefined where the device has neither. Throws as above. */
export async function aartiForAll(
  id: string,
): Promise<{ kind: 'library'; aarti: Aarti } | { kind: 'shared'; aarti: SharedAarti } | undefined> {
  const db = contentDatabase();
  return db.transaction('r', ['aartis', 'deities', 'shared_aartis'], async () => {
    const [row, deities, shared] = await Promise.all([
      db.table<unknown>('aartis').get(id),
      db.table<unknown>('deities').toArray(),
      db.table<unknown>('shared_aartis').get(id),
    ]);
    const [aarti] = aartiOf(row, new Map(deities.flatMap((deity) => namedRow(deity))));
    if (aarti) return { kind: 'library', aarti };
    const [other] = sharedOf(shared);
    return other && { kind: 'shared', aarti: other };
  });
}

/** What the festivals are called that the device has, for whoever looks for one. Throws where it cannot be read. */
export async function festivalNamesHere(): Promise<Pick<FestivalWords, 'id' | 'ruleId' | 'name'>[]> {
  const rows = await contentDatabase().table<unknown>('festivals').toArray();
  return rows.flatMap((row) => festivalOf(row));
}

function festivalOf(row: unknown): FestivalWords[] {
  const id = field(row, 'id');
  const name = words(row, 'name');
  if (id === undefined || !name) return [];
  return [
    {
      id,
      ruleId: field(row, 'rule_id'),
      name,
      description: words(row, 'description'),
      type: field(row, 'festival_type'),
      deityId: field(row, 'deity_id'),
      region: words(row, 'region'),
      significance: words(row, 'significance'),
    },
  ];
}

function ritualOf(row: unknown): Ritual[] {
  const id = field(row, 'id');
  const name = words(row, 'name');
  if (id === undefined || !name) return [];
  return [
    {
      id,
      name,
      description: words(row, 'description'),
      timing: words(row, 'timing'),
      duration: words(row, 'duration'),
      steps: lines(row, 'steps'),
      materials: lines(row, 'materials_needed'),
    },
  ];
}

function aartiOf(row: unknown, deities: ReadonlyMap<string, BilingualWords>): Aarti[] {
  const id = field(row, 'id');
  const title = words(row, 'title');
  const content = field(row, 'content');
  if (id === undefined || !title || content === undefined) return [];
  const deityId = field(row, 'deity_id');
  const audioUrl = field(row, 'audio_url');
  return [
    {
      id,
      title,
      content,
      language: field(row, 'language') ?? 'hi',
      deityId,
      deity: deityId === undefined ? undefined : deities.get(deityId),
      origin: words(row, 'origin'),
      benefits: words(row, 'benefits'),
      meanings: meaningsOf(row),
      // Whatever somebody entered there, only what a browser plays is an address.
      audioUrl: audioUrl !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(audioUrl) ? audioUrl : undefined,
      audioSize: sizeOf(row),
      tags: texts(row, 'tags'),
    },
  ];
}

function meaningsOf(row: unknown): (BilingualWords | undefined)[] {
  const meanings = isRecord(row) ? row['meanings'] : undefined;
  if (!Array.isArray(meanings)) return [];
  return meanings.map((meaning) => {
    const [en, hi] = [field(meaning, 'en'), field(meaning, 'hi')];
    const either = en ?? hi;
    return either === undefined ? undefined : { en: en ?? either, hi: hi ?? either };
  });
}

function sizeOf(row: unknown): number | undefined {
  const size = isRecord(row) ? row['audio_size'] : undefined;
  return typeof size === 'number' && size > 0 ? size : undefined;
}

function sharedOf(row: unknown): SharedAarti[] {
  const id = field(row, 'id');
  const title = field(row, 'title');
  if (id === undefined || title === undefined) return [];
  const kind = field(row, 'file_type');
  const path = field(row, 'file_url');
  return [
    {
      id,
      festivalId: field(row, 'festival_id'),
      deityId: field(row, 'deity_id'),
      title,
      content: field(row, 'content'),
      file: path !== undefined && (kind === 'pdf' || kind === 'image') ? { kind, path } : undefined,
      tags: texts(row, 'tags'),
    },
  ];
}

function namedRow(row: unknown): [string, BilingualWords][] {
  const id = field(row, 'id');
  const name = words(row, 'name');
  return id === undefined || !name ? [] : [[id, name]];
}

/** Undefined where there is nothing to read. */
function field(row: unknown, name: string): string | undefined {
  const value = isRecord(row) ? row[name] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function words(row: unknown, name: string): BilingualWords | undefined {
  const en = field(row, name);
  return en === undefined ? undefined : { en, hi: field(row, `${name}_hi`) ?? en };
}

function texts(row: unknown, name: string): string[] {
  const value = isRecord(row) ? row[name] : undefined;
  return Array.isArray(value) ? value.filter((text): text is string => typeof text === 'string') : [];
}

function lines(row: unknown, name: string): BilingualLines {
  const en = texts(row, name);
  const hi = texts(row, `${name}_hi`);
  // A list that an admin has changed in one language only is shown in that.
  return { en, hi: hi.length === en.length ? hi : en };
}

function byName(one: Ritual, other: Ritual): number {
  return one.name.en.localeCompare(other.name.en);
}

function byTitle(one: Aarti, other: Aarti): number {
  return one.title.en.localeCompare(other.title.en);
}
