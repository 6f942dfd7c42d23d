import { topicsIn } from '../read-all.ts';

/** In the build this is data; see scripts/site/topics-plugin.ts. */
export const topics = topicsIn('en');
