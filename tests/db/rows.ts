import { randomUUID } from 'node:crypto';
import { type Database, person } from './database.ts';

/** Ids of one living row in every table that a person owns. */
export interface Household {
  userId: string;
  chat_sessions: string;
  user_chats: string;
  properties: string;
  floorplans: string;
  property_photos: string;
  vaastu_analysis: string;
  user_events: string;
  user_deity: string;
  user_aartis: string;
}

/** Ids of one row in every table of public content. */
export interface Catalogue {
  subscription_plans: string;
  blog_categories: string;
  blog_posts: string;
  deities: string;
  aartis: string;
  festivals: string;
  rituals: string;
  calendar_events: string;
}

/** A person with one row of everything, each written the way supabase-js would write it. */
export async function aHousehold(database: Database, userId: string): Promise<Household> {
  const me = database.as(person(userId));
  const add = (table: string, values: Record<string, unknown>) =>
    me.value<string>(...insertInto(table, values));
  const session = await add('chat_sessions', aSession());
  const property = await add('properties', aProperty());
  const floorplan = await add(
    'floorplans',
    aFloorplan({ property_id: property, image_url: `${userId}/1.png` }),
  );
  const deity = await add('user_deity', aDeity());
  return {
    userId,
    chat_sessions: session,
    user_chats: await add('user_chats', aChat({ session_id: session })),
    properties: property,
    floorplans: floorplan,
    property_photos: await add(
      'property_photos',
      aPhoto({ property_id: property, image_url: `${userId}/photos/1.jpg` }),
    ),
    vaastu_analysis: await add('vaastu_analysis', anAnalysis({ floorplan_id: floorplan })),
    user_events: await add('user_events', aSolarEvent()),
    user_deity: deity,
    user_aartis: await add('user_aartis', anAarti({ user_deity_id: deity })),
  };
}

/** One row in every table of public content, put there by the database owner. */
export async function aCatalogue(database: Database): Promise<Catalogue> {
  const add = (table: string, values: Record<string, unknown>) =>
    database.owner.value<string>(...insertInto(table, values));
  const category = await add('blog_categories', { name: 'Doors', slug: `doors-${randomUUID()}` });
  const deity = await add('deities', { name: 'Ram' });
  const festival = await add('festivals', { name: 'Ram Navami', deity_id: deity });
  return {
    subscription_plans: await add('subscription_plans', { name: randomUUID(), price: 10, credits: 1 }),
    blog_categories: category,
    blog_posts: await add('blog_posts', aPost({ category_id: category })),
    deities: deity,
    aartis: await add('aartis', { title: 'Ram aarti', content: 'words', deity_id: deity, is_verified: true }),
    festivals: festival,
    rituals: await add('rituals', { festival_id: festival, name: 'Reading', steps: ['Sit', 'Read'] }),
    calendar_events: await add('calendar_events', {
      title: 'Ram Navami',
      event_date: '2026-03-27',
      festival_id: festival,
    }),
  };
}

type Values = Record<string, unknown>;

export const aSession = (values: Values = {}): Values => ({ title: 'Kitchen in the south east', ...values });
export const aChat = (values: Values = {}): Values => ({ query: 'Is it fine?', response: 'Yes.', ...values });
export const aProperty = (values: Values = {}): Values => ({ title: 'Home', city: 'Pune', ...values });
export const aFloorplan = (values: Values = {}): Values => ({
  title: 'Ground floor',
  image_url: 'someone/1.png',
  file_size: 1000,
  file_type: 'image/png',
  ...values,
});
export const aPhoto = (values: Values = {}): Values => ({
  image_url: 'someone/photos/1.jpg',
  file_type: 'image/jpeg',
  ...values,
});
export const anAnalysis = (values: Values = {}): Values => ({
  overall_rating: 7,
  analysis_summary: 'Good light.',
  ...values,
});
export const aSolarEvent = (values: Values = {}): Values => ({
  title: 'Birthday',
  date_type: 'solar',
  is_recurring: true,
  event_date: '1990-05-17',
  ...values,
});
export const aLunarEvent = (values: Values = {}): Values => ({
  title: 'Shraddha',
  date_type: 'lunar',
  lunar_month: 'Ashvina',
  lunar_day: 8,
  ...values,
});
/** Of a browser that has allowed to be pushed to. */
export const aSubscription = (values: Values = {}): Values => ({
  device_id: randomUUID(),
  endpoint: `https://push.disha.net/${randomUUID()}`,
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
  language: 'en',
  time_zone: 'Asia/Kolkata',
  ...values,
});
export const aDeity = (values: Values = {}): Values => ({ name: 'Kuldevi', ...values });
export const anAarti = (values: Values = {}): Values => ({ title: 'Our aarti', content: 'words', ...values });
export const aQuery = (values: Values = {}): Values => ({
  name: 'Asha',
  property_type: 'apartment',
  city: 'Indore',
  query: 'Which way should the door face?',
  ...values,
});
export const aPost = (values: Values = {}): Values => ({
  slug: `post-${randomUUID()}`,
  title: 'Doors',
  content: 'Words about doors.',
  published: true,
  published_at: '2026-01-01',
  ...values,
});

/** An INSERT that returns the id, as query arguments. */
export function insertInto(table: string, values: Values, { returning = 'id' } = {}): [string, unknown[]] {
  const columns = Object.keys(values);
  const marks = columns.map((_, index) => `$${index + 1}`);
  const end = returning === '' ? '' : ` returning ${returning}`;
  return [
    `insert into public.${table} (${columns.join(', ')}) values (${marks.join(', ')})${end}`,
    Object.values(values),
  ];
}
