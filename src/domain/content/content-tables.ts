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
  'shared_aartis',
  /** No table of the server: the rules of its festivals that are not published, and so not to be shown. */
  'hidden_festivals',
] as const;
export type ContentTable = (typeof contentTables)[number];

/** Of each table of the server's content, which state of it somebody has. */
export type ContentVersions = Readonly<Partial<Record<ContentTable, number>>>;
