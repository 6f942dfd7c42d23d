import type { replaceContent } from '#db/content-database.ts';
import type { Post, PostPage } from '#db/queries/content-blog.ts';
import type { CivilDate } from '#domain/time/civil-date.ts';
import type { Language } from '#i18n/messages.ts';
import type { DocumentHead, HeadSite, HeadTag } from '#lib/document-head.ts';

/** What draws the public pages, as the build asks for it: the app behind it is compiled by itself. */
export interface Drawer {
  /** Puts what the server answered where the screens look for it. */
  fillContent(content: PublishedContent): Promise<void>;
  /** The ids of all guides for pujas and vrats. */
  pujas: readonly string[];
  /** Every post with its twin in the other language, the newest first. */
  publishedPosts(): Promise<PublishedPost[]>;
  /**
   * Draws a page of the app as a guest finds it who comes for the first time, once all that it waits for is there. The
   * content comes from the content database. Throws what the page throws.
   */
  renderPage(address: string, language: Language): Promise<RenderedPage>;
  /** The festivals of the coming year as a list of schema.org. */
  festivalEvents(now: number): Record<string, unknown>;
  headTags(head: DocumentHead, site: HeadSite): HeadTag[];
  siteHead(url: string, language: Language): HeadSite;
}

export type PublishedContent = Parameters<typeof replaceContent>[1];

export interface PublishedPost extends Omit<Post, 'content'> {
  twin: PostPage['twin'];
}

export interface RenderedPage {
  /** What stands in the place of the app until it comes. */
  html: string;
  /** Undefined where the screen says nothing of itself. */
  head: DocumentHead | undefined;
  routeId: string;
  /** The day that it tells of, at the place that holds where nobody has chosen another; undefined if it tells of none. */
  day: CivilDate | undefined;
}
