import { titleFormat } from './title.ts';

/**
 * Every act of a user on their own rows: its name, the table it changes, and the fields it may carry. The device checks
 * an act by this table before it is kept, the server by the same table before it is carried out (`private.act_definitions()`).
 * An old kind is never removed: an installed app may still send it.
 */

/**
 * A field of an act. Lengths are counted in characters (code points); `null` is allowed only where `nullable`. The bytes
 * of an object are those of its text as the database writes it (`databaseBytes`); a value inside of it is one deeper than
 * what holds it, and the object itself is at 0.
 */
export type FieldRule = (
  | { type: 'text'; most: number; filled?: true; format?: string }
  | { type: 'texts'; least?: number; most: number; longest: number }
  | { type: 'choice'; of: readonly string[] }
  | { type: 'integer'; from: number; to: number }
  | { type: 'number'; from: number; to: number }
  | { type: 'date'; from: string; to: string }
  | { type: 'uuid' }
  | { type: 'boolean' }
  | { type: 'object'; bytes: number; deepest: number }
  | { type: 'integers'; most: number; from: number; to: number }
  /** An object with these fields and no others. */
  | { type: 'record'; fields: Readonly<Record<string, FieldRule>> }
) & {
  required?: true;
  nullable?: true;
  /** The value of a new row whose act does not name the field; null where there is none. */
  initial?: string | boolean;
};

export interface ActDefinition {
  table: ActTable;
  /** `set` makes the row, or changes the one that is there. */
  verb: 'create' | 'update' | 'set' | 'delete' | 'cancel';
  fields: Readonly<Record<string, FieldRule>>;
  /** At least one of these is there and is neither null nor blank. */
  oneOf?: readonly string[];
  /** What a choice asks of the other fields: a missing one and null are the same. */
  cases?: {
    field: string;
    of: Readonly<Record<string, { needs: readonly string[]; forbids: readonly string[] }>>;
  };
  /** Fields that are set, emptied or left alone only all at once. */
  together?: readonly string[];
  /** Fields that name a row of the same user, which has to be on the server first. */
  parents?: readonly string[];
  /** Fields that name an uploaded file, or a list of them, and the bucket they lie in. */
  files?: Readonly<Record<string, Bucket>>;
}

export type Bucket = 'chat_attachments' | 'floorplans' | 'user_aartis' | 'user_deities' | 'avatars';

export type ActTable =
  | 'profiles'
  | 'chat_sessions'
  | 'user_chats'
  | 'properties'
  | 'floorplans'
  | 'vaastu_analysis'
  | 'property_photos'
  | 'user_events'
  | 'festival_reminders'
  | 'japa_days'
  | 'birth_profiles'
  | 'user_deity'
  | 'user_aartis';

/** How many ops, and how many bytes of their JSON, one call of `apply_ops` carries. An op alone may be larger. */
export const batchLimits = { ops: 100, bytes: 256 * 1024, bytesOfOne: 1024 * 1024 } as const;

const maskOfImage = '^image/[a-z0-9.+-]+$';
const maskOfImageOrPdf = '^(image/[a-z0-9.+-]+|application/pdf)$';
/** A name as the IANA database writes it; which zones there are, devices and servers know in different editions. */
const maskOfTimeZone = '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$';
const largestFile = 25 * 1024 * 1024;

const address = { type: 'text', most: 2048, filled: true } as const;
const longText = { type: 'text', most: 5000, nullable: true } as const;
const fileSize = { type: 'integer', from: 1, to: largestFile, nullable: true } as const;
const lines = { type: 'texts', most: 50, longest: 1000, nullable: true } as const;
const tags = { type: 'texts', most: 30, longest: 60, nullable: true } as const;
const parent = { type: 'uuid', required: true } as const;
const optionalParent = { type: 'uuid', nullable: true } as const;

const sessionTitle = { type: 'text', most: 300, filled: true, required: true } as const;

const chatLanguage = { type: 'choice', of: ['hindi', 'english', 'hinglish'], nullable: true } as const;

const property = {
  title: { type: 'text', most: 200, filled: true },
  city: { type: 'text', most: 100, filled: true },
  project_name: { type: 'text', most: 200, nullable: true },
  description: longText,
} as const;

const clockHour = { type: 'integer', from: 0, to: 23, required: true } as const;
/** How many days before the day itself: 0 is on the day, none is not at all. */
const daysBefore = { type: 'integers', most: 5, from: 0, to: 30, required: true } as const;

const event = {
  title: { type: 'text', most: 200, filled: true },
  description: longText,
  date_type: { type: 'choice', of: ['solar', 'lunar'] },
  is_recurring: { type: 'boolean', initial: false },
  event_date: { type: 'date', from: '1800-01-01', to: '2399-12-31', nullable: true },
  lunar_month: {
    type: 'choice',
    of: [
      'Chaitra',
      'Vaisakha',
      'Jyestha',
      'Ashadha',
      'Shravana',
      'Bhadrapada',
      'Ashvina',
      'Kartika',
      'Agrahayana',
      'Pausha',
      'Magha',
      'Phalguna',
    ],
    nullable: true,
  },
  lunar_day: { type: 'integer', from: 1, to: 15, nullable: true },
  /** Of a lunar one; null is shukla, as it was before anybody could say. */
  paksha: { type: 'choice', of: ['shukla', 'krishna'], nullable: true },
  reminder: { type: 'record', fields: { days: daysBefore, hour: clockHour }, nullable: true },
} as const;

const dateFitsType = {
  field: 'date_type',
  of: {
    solar: { needs: ['event_date'], forbids: ['lunar_month', 'lunar_day', 'paksha'] },
    lunar: { needs: ['lunar_month', 'lunar_day'], forbids: ['event_date'] },
  },
} as const;

const deity = {
  name: { type: 'text', most: 120, filled: true, format: titleFormat },
  image: { type: 'text', most: 2048, nullable: true },
  about: longText,
  important_dates: lines,
} as const;

const aarti = {
  user_deity_id: optionalParent,
  aarti_id: { type: 'uuid', nullable: true },
  festival_id: { type: 'uuid', nullable: true },
  title: { type: 'text', most: 200, filled: true, format: titleFormat },
  content: { type: 'text', most: 50_000, nullable: true },
  file_type: { type: 'choice', of: ['text', 'pdf', 'image'], initial: 'text' },
  file_url: { ...address, nullable: true },
  tags,
  is_private: { type: 'boolean', initial: true },
} as const;

export const actDefinitions = {
  'session.create': { table: 'chat_sessions', verb: 'create', fields: { title: sessionTitle } },
  'session.rename': { table: 'chat_sessions', verb: 'update', fields: { title: sessionTitle } },
  'session.delete': { table: 'chat_sessions', verb: 'delete', fields: {} },
  'chat.send': {
    table: 'user_chats',
    verb: 'create',
    fields: {
      session_id: parent,
      query: { type: 'text', most: 20_000, initial: '' },
      image_url: { ...address, nullable: true },
      message_type: { type: 'choice', of: ['text', 'image'], nullable: true },
      language: chatLanguage,
      attachment_name: { type: 'text', most: 255, filled: true, nullable: true },
      /** The words of a document, read on the device. */
      attachment_text: { type: 'text', most: 12_000, filled: true, nullable: true },
      /** The pages of a document as pictures, in order. */
      page_urls: { type: 'texts', least: 1, most: 5, longest: 2048, nullable: true },
    },
    oneOf: ['query', 'image_url', 'attachment_text', 'page_urls'],
    parents: ['session_id'],
    files: { image_url: 'chat_attachments', page_urls: 'chat_attachments' },
  },
  'chat.ask_again': { table: 'user_chats', verb: 'update', fields: {} },
  /** Asks for the price of an answer that did not help: once per message, and once per calendar month in India. */
  'chat.unhelpful': { table: 'user_chats', verb: 'update', fields: {} },
  /** Takes over an exchange that the guide gave a guest for nothing; an account can do that twice in its life. */
  'chat.keep': {
    table: 'user_chats',
    verb: 'create',
    fields: {
      session_id: parent,
      query: { type: 'text', most: 20_000, filled: true, required: true },
      response: { type: 'text', most: 20_000, filled: true, required: true },
      language: chatLanguage,
    },
    parents: ['session_id'],
  },
  'property.create': {
    table: 'properties',
    verb: 'create',
    fields: {
      ...property,
      title: { ...property.title, required: true },
      city: { ...property.city, required: true },
    },
  },
  'property.update': { table: 'properties', verb: 'update', fields: property },
  'property.delete': { table: 'properties', verb: 'delete', fields: {} },
  'floorplan.create': {
    table: 'floorplans',
    verb: 'create',
    fields: {
      property_id: optionalParent,
      title: { type: 'text', most: 200, filled: true, required: true },
      description: longText,
      image_url: { ...address, required: true },
      file_size: fileSize,
      file_type: { type: 'text', most: 200, format: maskOfImageOrPdf, nullable: true },
    },
    parents: ['property_id'],
    files: { image_url: 'floorplans' },
  },
  'floorplan.delete': { table: 'floorplans', verb: 'delete', fields: {} },
  'photo.create': {
    table: 'property_photos',
    verb: 'create',
    fields: {
      property_id: parent,
      image_url: { ...address, required: true },
      caption: { type: 'text', most: 500, nullable: true },
      file_size: fileSize,
      file_type: { type: 'text', most: 200, format: maskOfImage, nullable: true },
    },
    parents: ['property_id'],
    files: { image_url: 'floorplans' },
  },
  'photo.delete': { table: 'property_photos', verb: 'delete', fields: {} },
  'analysis.create': {
    table: 'vaastu_analysis',
    verb: 'create',
    fields: {
      floorplan_id: parent,
      overall_rating: { type: 'integer', from: 0, to: 10, nullable: true },
      analysis_summary: { type: 'text', most: 100_000, nullable: true },
      recommendations: { type: 'text', most: 100_000, nullable: true },
      llm_model: { type: 'text', most: 100, nullable: true },
      /** The plan that was analysed. */
      plan: { type: 'object', bytes: 100_000, deepest: 8, nullable: true },
      language: { type: 'choice', of: ['hindi', 'english'], nullable: true },
    },
    parents: ['floorplan_id'],
  },
  'event.create': {
    table: 'user_events',
    verb: 'create',
    fields: {
      ...event,
      title: { ...event.title, required: true },
      date_type: { ...event.date_type, required: true },
    },
    cases: dateFitsType,
  },
  'event.update': { table: 'user_events', verb: 'update', fields: event, cases: dateFitsType },
  'event.delete': { table: 'user_events', verb: 'delete', fields: {} },
  /** Under the id that `festivalReminderId` gives, so that two devices make one row. Without days it is off. */
  'festival.remind': {
    table: 'festival_reminders',
    verb: 'set',
    fields: {
      festival_id: { type: 'text', most: 80, format: '^[a-z0-9]+(_[a-z0-9]+)*$', required: true },
      days: daysBefore,
      hour: clockHour,
    },
  },
  /**
   * How often a mantra was said in one sitting, on the day on which it began. Each device counts rows of its own, so that
   * two that were offline add up.
   */
  'japa.count': {
    table: 'japa_days',
    verb: 'set',
    fields: {
      day: { type: 'date', from: '2000-01-01', to: '2399-12-31', required: true },
      mantra: { type: 'text', most: 200, filled: true, required: true },
      count: { type: 'integer', from: 1, to: 100_000, required: true },
    },
  },
  'japa.remove': { table: 'japa_days', verb: 'delete', fields: {} },
  /** The whole of a birth, in place of what was kept of it before. */
  'birth.keep': {
    table: 'birth_profiles',
    verb: 'set',
    fields: {
      name: { type: 'text', most: 60, required: true },
      birth_date: { type: 'date', from: '1800-01-01', to: '2200-12-31', required: true },
      minutes_of_day: { type: 'integer', from: 0, to: 1439, required: true, nullable: true },
      within_minutes: { type: 'integer', from: 0, to: 720, required: true },
      place_name: { type: 'text', most: 100, filled: true, required: true },
      latitude: { type: 'number', from: -90, to: 90, required: true },
      longitude: { type: 'number', from: -180, to: 180, required: true },
      time_zone: { type: 'text', most: 64, format: maskOfTimeZone, required: true },
      offset_minutes: { type: 'number', from: -1080, to: 1080, required: true, nullable: true },
    },
  },
  'birth.remove': { table: 'birth_profiles', verb: 'delete', fields: {} },
  'deity.add': {
    table: 'user_deity',
    verb: 'create',
    fields: { deity_id: { type: 'uuid', required: true }, name: { ...deity.name } },
  },
  'deity.create': {
    table: 'user_deity',
    verb: 'create',
    fields: { ...deity, name: { ...deity.name, required: true } },
    files: { image: 'user_deities' },
  },
  'deity.update': { table: 'user_deity', verb: 'update', fields: deity, files: { image: 'user_deities' } },
  'deity.remove': { table: 'user_deity', verb: 'delete', fields: {} },
  'aarti.create': {
    table: 'user_aartis',
    verb: 'create',
    fields: { ...aarti, title: { ...aarti.title, required: true } },
    parents: ['user_deity_id'],
    files: { file_url: 'user_aartis' },
  },
  'aarti.update': {
    table: 'user_aartis',
    verb: 'update',
    fields: aarti,
    parents: ['user_deity_id'],
    files: { file_url: 'user_aartis' },
  },
  'aarti.delete': { table: 'user_aartis', verb: 'delete', fields: {} },
  'profile.update': {
    table: 'profiles',
    verb: 'update',
    fields: {
      full_name: { type: 'text', most: 100, filled: true, nullable: true },
      username: { type: 'text', most: 30, format: '^[a-z0-9_]{3,30}$' },
      avatar_url: { ...address, nullable: true },
      language: { type: 'choice', of: ['en', 'hi'], nullable: true },
      month_system: { type: 'choice', of: ['amanta', 'purnimanta'], nullable: true },
      place_name: { type: 'text', most: 100, filled: true, nullable: true },
      latitude: { type: 'number', from: -90, to: 90, nullable: true },
      longitude: { type: 'number', from: -180, to: 180, nullable: true },
      time_zone: { type: 'text', most: 64, format: maskOfTimeZone, nullable: true },
      reminder_settings: {
        type: 'record',
        fields: {
          events: { type: 'boolean', required: true },
          festivals: { type: 'boolean', required: true },
          hour: clockHour,
          quiet: {
            type: 'record',
            fields: { from: clockHour, to: clockHour },
            required: true,
            nullable: true,
          },
        },
        nullable: true,
      },
      /** Whether births are kept in the account, and not on the device alone. */
      keeps_births: { type: 'boolean' },
    },
    together: ['place_name', 'latitude', 'longitude', 'time_zone'],
    files: { avatar_url: 'avatars' },
  },
  /** Withdraws an op that may still be on its way: it will never be carried out, unless it was already. */
  'op.cancel': {
    table: 'user_chats',
    verb: 'cancel',
    fields: { op_id: { type: 'uuid', required: true } },
  },
} as const satisfies Record<string, ActDefinition>;

export type ActKind = keyof typeof actDefinitions;

/** The definition of an act; undefined for a kind that this version does not know. */
export function definitionOf(kind: string): ActDefinition | undefined {
  return Object.hasOwn(actDefinitions, kind) ? actDefinitions[kind as ActKind] : undefined;
}

/** Whether a word on some fields of a row takes the place of an earlier one on the same fields that has not left the device. */
export function replacesUnsent(kind: ActKind): boolean {
  return replacingKinds.includes(kind);
}

const replacingKinds: readonly ActKind[] = [
  'profile.update',
  'session.rename',
  'festival.remind',
  'japa.count',
  'birth.keep',
];

/** Whether an act makes a new row. */
export function makesRow(kind: string): boolean {
  return definitionOf(kind)?.verb === 'create';
}

/** The rows of the same user that an act names and that have to be there first, by id. */
export function parentsOf({
  kind,
  payload,
}: {
  kind: string;
  payload: Readonly<Record<string, unknown>>;
}): string[] {
  return (definitionOf(kind)?.parents ?? []).flatMap((field) => {
    const parentId = payload[field];
    return typeof parentId === 'string' ? [parentId] : [];
  });
}
