/** Tables of the server whose rows are for everybody: a device keeps all of them, for guests too. */
export const contentTables = [
  'subscription_plans',
  'blog_categories',
  'blog_posts',
  'deities',
  'aartis',
  'festivals',
  'rituals',
  'calendar_events',
] as const;
export type ContentTable = (typeof contentTables)[number];
