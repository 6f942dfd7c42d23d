import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  anon,
  type Database,
  databaseOwner,
  failure,
  openDatabase,
  person,
  refusalOf,
} from './database.ts';
import {
  aChat,
  aDeity,
  aFloorplan,
  aHousehold,
  aLunarEvent,
  anAarti,
  anAnalysis,
  aPhoto,
  aPost,
  aProperty,
  aQuery,
  aSession,
  aSolarEvent,
  type Household,
  insertInto,
} from './rows.ts';

let database: Database;
let home: Household;
beforeAll(async () => {
  database = await openDatabase();
  home = await aHousehold(database, await database.signUp());
});
afterAll(() => database.close());

const long = (length: number) => 'x'.repeat(length);

/** A valid row of each table, from its overrides; parents are filled in. */
const rows: Record<string, (values: Record<string, unknown>) => Record<string, unknown>> = {
  chat_sessions: aSession,
  user_chats: (values) => aChat({ session_id: home.chat_sessions, ...values }),
  properties: aProperty,
  floorplans: (values) =>
    aFloorplan({ property_id: home.properties, image_url: `${home.userId}/1.png`, ...values }),
  property_photos: (values) =>
    aPhoto({ property_id: home.properties, image_url: `${home.userId}/1.png`, ...values }),
  vaastu_analysis: (values) => anAnalysis({ floorplan_id: home.floorplans, ...values }),
  user_events: (values) => (values['date_type'] === 'lunar' ? aLunarEvent(values) : aSolarEvent(values)),
  user_deity: aDeity,
  user_aartis: (values) => anAarti({ user_deity_id: home.user_deity, ...values }),
  contactus: aQuery,
  subscription_plans: (values) => ({ name: randomUUID(), price: 99, credits: 10, ...values }),
  blog_categories: (values) => ({ name: 'x', slug: `s-${randomUUID()}`, ...values }),
  blog_posts: aPost,
  deities: aDeity,
  aartis: (values) => anAarti(values),
  festivals: (values) => ({ name: 'Holi', ...values }),
  calendar_events: (values) => ({ title: 'Holi', event_date: '2027-03-22', ...values }),
};

const publicContent = new Set([
  'subscription_plans',
  'blog_categories',
  'blog_posts',
  'deities',
  'aartis',
  'festivals',
  'calendar_events',
]);

function writerOf(table: string): Actor {
  if (table === 'contactus') return anon;
  return publicContent.has(table) ? databaseOwner : person(home.userId);
}

function add(table: string, values: Record<string, unknown>) {
  const complete = rows[table];
  if (!complete) throw new Error(`no valid row is known for ${table}`);
  return database.trying(writerOf(table), (sql) =>
    sql.query(...insertInto(table, complete(withOwner(values)), { returning: '' })),
  );
}

/** Files are those of whoever writes: `ME/` stands for the folder. */
function withOwner(values: Record<string, unknown>): Record<string, unknown> {
  const owned = (value: unknown) =>
    typeof value === 'string' ? value.replace(/^ME\//, `${home.userId}/`) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, owned(value)]));
}

const accepted: [table: string, values: Record<string, unknown>][] = [
  ['chat_sessions', { title: long(300) }],
  ['user_chats', { query: '', image_url: 'ME/b.png', response: null }],
  ['user_chats', { query: long(20_000), language: 'hinglish', sources: '[{"id":"x"}]' }],
  ['properties', { project_name: null, description: null }],
  ['properties', { title: 'घर', city: 'पुणे' }],
  ['floorplans', { property_id: null, file_type: 'application/pdf', file_size: 26_214_400 }],
  ['floorplans', { file_type: null, file_size: null, description: '' }],
  ['property_photos', { caption: null }],
  ['vaastu_analysis', { overall_rating: null }],
  ['vaastu_analysis', { overall_rating: 0 }],
  ['vaastu_analysis', { overall_rating: 10 }],
  ['vaastu_analysis', { plan: '{"v": 1, "rooms": []}', language: 'hindi' }],
  ['vaastu_analysis', { plan: `{"a": ${'['.repeat(8)}${']'.repeat(8)}}` }],
  // In its own text it stands between quotes, and after a name with a colon and a space.
  ['vaastu_analysis', { plan: JSON.stringify({ a: 'x'.repeat(100_000 - 9) }) }],
  ['user_events', { date_type: 'lunar', lunar_day: 15, lunar_month: 'Phalguna' }],
  ['user_events', { event_date: '1947-08-15', description: null }],
  ['user_deity', { deity_id: null, important_dates: ['Chaitra 9', '2026-10-20'] }],
  ['user_aartis', { content: null, tags: null, file_type: 'image', file_url: 'ME/b.png' }],
  ['user_aartis', { user_deity_id: null, tags: ['morning', 'शाम'] }],
  ['contactus', { name: 'Om', city: 'Ur', query: 'ten chars.' }],
  ['blog_posts', { published: false, published_at: null, tags: [] }],
  ['aartis', { deity_id: null, audio_url: null }],
];

const refused: [table: string, values: Record<string, unknown>, rule: string][] = [
  ['chat_sessions', { title: '' }, 'chat_sessions_title_length'],
  ['chat_sessions', { title: long(301) }, 'chat_sessions_title_length'],
  ['user_chats', { query: '  ' }, 'user_chats_query_present'],
  ['user_chats', { query: long(20_001) }, 'user_chats_query_length'],
  ['user_chats', { response: long(100_001) }, 'user_chats_response_length'],
  ['user_chats', { language: 'french' }, 'user_chats_language_known'],
  ['user_chats', { sources: '{}' }, 'user_chats_sources_list'],
  ['properties', { title: ' ' }, 'properties_title_length'],
  ['properties', { title: long(201) }, 'properties_title_length'],
  ['properties', { city: '' }, 'properties_city_length'],
  ['properties', { description: long(5001) }, 'properties_description_length'],
  ['floorplans', { title: '' }, 'floorplans_title_length'],
  ['floorplans', { image_url: '' }, 'floorplans_image_url_length'],
  ['floorplans', { file_type: 'text/html' }, 'floorplans_file_type_known'],
  ['floorplans', { file_size: 0 }, 'floorplans_file_size_range'],
  ['floorplans', { file_size: 26_214_401 }, 'floorplans_file_size_range'],
  ['property_photos', { file_type: 'application/pdf' }, 'property_photos_file_type_known'],
  ['property_photos', { caption: long(501) }, 'property_photos_caption_length'],
  ['vaastu_analysis', { overall_rating: 11 }, 'vaastu_analysis_overall_rating_range'],
  ['vaastu_analysis', { overall_rating: -1 }, 'vaastu_analysis_overall_rating_range'],
  ['vaastu_analysis', { plan: '[]' }, 'vaastu_analysis_plan_object'],
  ['vaastu_analysis', { plan: `{"a": ${'['.repeat(9)}${']'.repeat(9)}}` }, 'vaastu_analysis_plan_shallow'],
  [
    'vaastu_analysis',
    { plan: `{"a": ${'['.repeat(3000)}${']'.repeat(3000)}}` },
    'vaastu_analysis_plan_shallow',
  ],
  ['vaastu_analysis', { plan: 'null' }, 'vaastu_analysis_plan_object'],
  [
    'vaastu_analysis',
    { plan: JSON.stringify({ a: 'x'.repeat(100_000 - 8) }) },
    'vaastu_analysis_plan_object',
  ],
  ['vaastu_analysis', { language: 'hinglish' }, 'vaastu_analysis_language_known'],
  ['user_events', { title: '' }, 'user_events_title_length'],
  ['user_events', { date_type: 'stellar' }, 'user_events_date_fits_type'],
  ['user_events', { event_date: null }, 'user_events_date_fits_type'],
  ['user_events', { lunar_day: 3, lunar_month: 'Magha' }, 'user_events_date_fits_type'],
  ['user_events', { event_date: '1492-10-12' }, 'user_events_event_date_range'],
  ['user_events', { date_type: 'lunar', lunar_day: 16 }, 'user_events_lunar_day_range'],
  ['user_events', { date_type: 'lunar', lunar_day: 0 }, 'user_events_lunar_day_range'],
  ['user_events', { date_type: 'lunar', lunar_month: 'magha' }, 'user_events_lunar_month_known'],
  ['user_events', { date_type: 'lunar', lunar_month: null }, 'user_events_date_fits_type'],
  ['user_events', { date_type: 'lunar', event_date: '2026-01-01' }, 'user_events_date_fits_type'],
  ['user_deity', { name: ' ' }, 'user_deity_name_length'],
  ['user_deity', { important_dates: [' '] }, 'user_deity_important_dates_list'],
  ['user_aartis', { title: '' }, 'user_aartis_title_length'],
  ['user_aartis', { file_type: 'audio' }, 'user_aartis_file_type_known'],
  ['user_aartis', { tags: [] }, 'user_aartis_tags_list'],
  ['user_aartis', { tags: ['a', ' b'] }, 'user_aartis_tags_list'],
  ['user_aartis', { tags: [null] }, 'user_aartis_tags_list'],
  ['user_aartis', { tags: Array.from({ length: 31 }, (_, n) => `t${n}`) }, 'user_aartis_tags_list'],
  ['contactus', { name: 'A ' }, 'contactus_name_length'],
  ['contactus', { city: 'P' }, 'contactus_city_length'],
  ['contactus', { query: 'Too short' }, 'contactus_query_length'],
  ['contactus', { query: long(5001) }, 'contactus_query_length'],
  ['contactus', { property_type: 'castle' }, 'contactus_property_type_known'],
  ['subscription_plans', { price: 0 }, 'subscription_plans_price_range'],
  ['subscription_plans', { credits: 0 }, 'subscription_plans_credits_range'],
  ['blog_categories', { slug: 'Not a slug' }, 'blog_categories_slug_format'],
  ['blog_posts', { slug: 'double--dash' }, 'blog_posts_slug_format'],
  ['blog_posts', { published_at: null }, 'blog_posts_published_has_date'],
  ['blog_posts', { reading_time: 0 }, 'blog_posts_reading_time_range'],
  ['deities', { name: '' }, 'deities_name_length'],
  ['aartis', { content: ' ' }, 'aartis_content_length'],
  ['aartis', { tags: [''] }, 'aartis_tags_list'],
  ['festivals', { name: '' }, 'festivals_name_length'],
  ['calendar_events', { title: '' }, 'calendar_events_title_length'],
];

const shown = (values: object) =>
  JSON.stringify(values)
    .replace(/x{20,}/g, (text) => `x*${text.length}`)
    .slice(0, 90);

describe('is accepted', () => {
  for (const [table, values] of accepted) {
    test(`${table} ${shown(values)}`, async () => {
      expect((await add(table, values)).affectedRows).toBe(1);
    });
  }
});

describe('is refused by its rule', () => {
  for (const [table, values, rule] of refused) {
    test(`${table} ${shown(values)}`, async () => {
      expect(await failure(add(table, values))).toMatchObject({ code: '23514', constraint: rule });
    });
  }
});

test('an update meets the same rules as a new row', async () => {
  const update = database
    .as(person(home.userId))
    .query(`update user_events set lunar_day = 20 where id = $1`, [home.user_events]);
  expect((await failure(update)).code).toBe('23514');
});

test('the contact form has a ceiling per hour, and an hour later it is open again', async () => {
  const fill = `insert into contactus (name, property_type, city, query)
    select 'Asha', 'other', 'Indore', 'Question number ' || n from generate_series(1, 200) as n`;
  await database.db.query(fill);
  const ask = () => database.as(anon).query(...insertInto('contactus', aQuery(), { returning: '' }));
  expect(refusalOf(await failure(ask()))).toMatchObject({ code: 'too_many_queries', status: 429 });
  await database.db.query(`update contactus set created_at = created_at - interval '61 minutes'`);
  expect((await ask()).affectedRows).toBe(1);
});
