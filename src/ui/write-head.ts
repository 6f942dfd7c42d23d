import { documentHead as texts } from '#i18n/catalogue/document-head.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { headTags, type DocumentHead, type HeadSite, type HeadTag } from '#lib/document-head.ts';
import { dataOfScript } from '#lib/own-scripts.ts';

/** Puts what is known of the page into the head of the document, in the place of what was said of the page before. */
export function writeHead(head: DocumentHead, language: Language): void {
  if (isOfTheBuild()) return;
  for (const element of document.head.querySelectorAll(written)) element.remove();
  const tags = headTags(head, siteHead(import.meta.env.SITE_URL || location.origin, language));
  document.head.append(...tags.map((tag) => elementOf(tag)));
}

let isFirst = true;

/** The first page may have been drawn by the build, which knows more to say of it than the app does. */
function isOfTheBuild(): boolean {
  const address = isFirst && document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  isFirst = false;
  return typeof address === 'string' && new URL(address).pathname === location.pathname;
}

/** The site as a head names it; `url` has no slash at the end. */
export function siteHead(url: string, language: Language): HeadSite {
  return {
    url,
    language,
    name: translate(ui.productName, language),
    description: translate(texts.description, language),
  };
}

/** Everything that `headTags` may give, and nothing of what the document has for itself. */
const written = [
  ...['description', 'robots', 'author', 'twitter:card'].map((name) => `meta[name="${name}"]`),
  'meta[property]',
  'link[rel="canonical"]',
  'link[rel="alternate"]:not([type])',
  'script[type="application/ld+json"]',
].join(',');

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  // Browsers with Trusted Types ask of every script element, also of one that only holds data.
  if (text !== undefined) element.textContent = name === 'script' ? dataOfScript(text) : text;
  return element;
}
