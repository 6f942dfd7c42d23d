import { contentDatabase, replaceContent } from '#db/content-database.ts';
import { blog, postPage } from '#db/queries/content-blog.ts';
import { pujas } from '#domain/devotion/puja-list.ts';
import { headTags } from '#lib/document-head.ts';
import { siteHead } from '#ui/write-head.ts';
import type { Drawer } from './drawer.ts';
import { festivalEvents } from './festival-events.ts';
import { renderPage } from './render-page.tsx';

export const drawer: Drawer = {
  fillContent: (content) => replaceContent(contentDatabase(), content),
  pujas: pujas.map(({ id }) => id),
  async publishedPosts() {
    const { posts } = (await blog()) ?? { posts: [] };
    const pages = await Promise.all(posts.map(({ slug }) => postPage(slug)));
    return pages.flatMap((page) => (typeof page === 'object' ? [{ ...page.post, twin: page.twin }] : []));
  },
  renderPage,
  festivalEvents,
  headTags,
  siteHead,
};
