/**
 * Whether a cache holds files of the app, which the site has as well. The others hold what people have: the copies of their
 * unsent acts, recordings that they keep, what was shared with the app.
 */
export function isAppCache(name: string): boolean {
  return name.startsWith('workbox-') || name === 'recognition';
}
