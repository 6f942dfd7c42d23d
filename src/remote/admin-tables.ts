/** What a column holds; with a question mark it may hold nothing. */
type Kind = 'text' | 'text?' | 'flag' | 'number' | 'number?' | 'texts' | 'texts?' | 'meanings?';

/** One stanza told in both languages. */
export interface StanzaMeaning {
  en: string;
  hi: string;
}

interface Values {
  text: string;
  'text?': string | null;
  flag: boolean;
  number: number;
  'number?': number | null;
  texts: string[];
  'texts?': string[] | null;
  'meanings?': (StanzaMeaning | null)[] | null;
}

/** The tables that admins keep, with the columns that they see of them. Times are ISO 8601, days YYYY-MM-DD. */
export const adminTables = {
  deities: {
    id: 'text',
    name: 'text',
    name_hi: 'text?',
    about: 'text?',
    about_hi: 'text?',
    image: 'text?',
    is_published: 'flag',
    updated_at: 'text',
  },
  aartis: {
    id: 'text',
    title: 'text',
    title_hi: 'text?',
    content: 'text',
    deity_id: 'text?',
    language: 'text',
    tags: 'texts?',
    origin: 'text?',
    origin_hi: 'text?',
    benefits: 'text?',
    benefits_hi: 'text?',
    meanings: 'meanings?',
    audio_url: 'text?',
    audio_size: 'number?',
    is_verified: 'flag',
    updated_at: 'text',
  },
  blog_categories: {
    id: 'text',
    name: 'text',
    name_hi: 'text?',
    slug: 'text',
    description: 'text?',
    description_hi: 'text?',
    updated_at: 'text',
  },
  blog_posts: {
    id: 'text',
    slug: 'text',
    language: 'text',
    translation_key: 'text?',
    title: 'text',
    excerpt: 'text?',
    content: 'text',
    meta_title: 'text?',
    meta_description: 'text?',
    author_name: 'text',
    reading_time: 'number?',
    published: 'flag',
    published_at: 'text?',
    featured: 'flag',
    tags: 'texts',
    cover: 'text?',
    category_id: 'text?',
    updated_at: 'text',
  },
  festivals: {
    id: 'text',
    rule_id: 'text?',
    name: 'text',
    name_hi: 'text?',
    description: 'text?',
    description_hi: 'text?',
    significance: 'text?',
    significance_hi: 'text?',
    region: 'text?',
    region_hi: 'text?',
    festival_type: 'text?',
    deity_id: 'text?',
    is_published: 'flag',
    updated_at: 'text',
  },
  calendar_events: {
    id: 'text',
    title: 'text',
    title_hi: 'text?',
    description: 'text?',
    event_date: 'text',
    festival_id: 'text?',
    computed: 'flag',
    region: 'text?',
    updated_at: 'text',
  },
  subscription_plans: {
    id: 'text',
    name: 'text',
    name_hi: 'text?',
    price: 'number',
    credits: 'number',
    is_offered: 'flag',
    updated_at: 'text',
  },
  shared_aartis: {
    id: 'text',
    title: 'text',
    deity_id: 'text?',
    tags: 'texts?',
    verified_at: 'text',
  },
  contactus: {
    id: 'text',
    name: 'text',
    property_type: 'text',
    city: 'text',
    query: 'text',
    reply_to: 'text?',
    created_at: 'text',
    handled_at: 'text?',
  },
} as const satisfies Record<string, Record<string, Kind>>;

export type AdminTable = keyof typeof adminTables;
export type AdminColumn<T extends AdminTable> = keyof (typeof adminTables)[T] & string;

/** A row as admins read it. */
export type AdminRow<T extends AdminTable> = {
  -readonly [Column in AdminColumn<T>]: (typeof adminTables)[T][Column] extends infer K extends Kind
    ? Values[K]
    : never;
};

/** What is written of a row; what is not named stays, or is as the server has it for a new one. */
export type AdminWords<T extends AdminTable> = Partial<
  Omit<AdminRow<T>, 'updated_at' | 'created_at' | 'verified_at'>
>;

/** The named columns of a row; undefined where one of them is missing or holds something else. */
export function readAdminRow<T extends AdminTable, C extends AdminColumn<T>>(
  table: T,
  columns: readonly C[],
  row: Record<string, unknown>,
): Pick<AdminRow<T>, C> | undefined {
  const kinds: Readonly<Record<string, Kind>> = adminTables[table];
  const isRead = columns.every((column) => {
    const kind = kinds[column];
    return kind !== undefined && checks[kind](row[column]);
  });
  return isRead
    ? (Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<AdminRow<T>, C>)
    : undefined;
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const checks: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  'text?': (value) => value === null || isText(value),
  flag: (value) => typeof value === 'boolean',
  number: isNumber,
  'number?': (value) => value === null || isNumber(value),
  texts: isTexts,
  'texts?': (value) => value === null || isTexts(value),
  'meanings?': (value) => value === null || (Array.isArray(value) && value.every(isMeaning)),
};

function isMeaning(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { en, hi } = value as Partial<StanzaMeaning>;
  return typeof en === 'string' && typeof hi === 'string';
}
