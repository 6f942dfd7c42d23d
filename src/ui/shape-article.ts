/** A node of a read text (hast), as far as it is looked at here. */
interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[] | undefined;
  value?: string;
}

/**
 * Makes an article of a read text: its headings are of the second and third level and can be linked to, pictures that
 * stand by themselves are figures with their captions, and other pictures become their words. Pictures come from this site
 * or by https.
 */
export function shapeArticle() {
  return (tree: Node) => {
    const ids = new Map<string, number>();
    tree.children = tree.children?.flatMap((node) => figuresOf(node) ?? [node]);
    walk(tree, (node) => {
      const level = /^h([1-6])$/.exec(node.tagName ?? '')?.[1];
      if (level !== undefined) {
        node.tagName = Number(level) <= 2 ? 'h2' : 'h3';
        node.properties = { id: idFor(textOf(node), ids) };
      }
      if (node.tagName === 'td' || node.tagName === 'th') {
        const { align } = node.properties ?? {};
        node.properties = typeof align === 'string' ? { 'data-align': align } : {};
      }
      if (node.tagName !== 'figure')
        node.children = node.children?.map((child) =>
          child.tagName === 'img' ? { type: 'text', value: altOf(child) } : child,
        );
    });
  };
}

/** Undefined where there is more in the paragraph than pictures. */
function figuresOf({ tagName, children = [] }: Node): Node[] | undefined {
  if (tagName !== 'p') return undefined;
  const pictures = children.filter((child) => child.tagName === 'img');
  const isAll = children.every((child) => pictures.includes(child) || isGap(child));
  return pictures.length > 0 && isAll ? pictures.flatMap((picture) => figureOf(picture)) : undefined;
}

function isGap({ type, tagName, value }: Node): boolean {
  return tagName === 'br' || (type === 'text' && value?.trim() === '');
}

function figureOf(picture: Node): Node[] {
  const { src, title } = picture.properties ?? {};
  const alt = altOf(picture);
  if (typeof src !== 'string' || !isAllowedPicture(src))
    return alt === '' ? [] : [element('p', {}, [{ type: 'text', value: alt }])];
  const caption = typeof title === 'string' && title.trim() !== '' ? title : alt;
  return [
    element('figure', {}, [
      // Where a picture lies elsewhere nobody has to know which page it is seen on.
      element('img', { src, alt, loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' }),
      ...(caption === ''
        ? []
        : [
            // What is said of the picture already is not said twice.
            element('figcaption', caption === alt ? { 'aria-hidden': 'true' } : {}, [
              { type: 'text', value: caption },
            ]),
          ]),
    ]),
  ];
}

function isAllowedPicture(src: string): boolean {
  return /^\/(?![/\\])/.test(src) || /^https:\/\//i.test(src);
}

function element(tagName: string, properties: Record<string, unknown>, children: Node[] = []): Node {
  return { type: 'element', tagName, properties, children };
}

function altOf({ properties }: Node): string {
  const alt = properties?.['alt'];
  return typeof alt === 'string' ? alt : '';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of node.children ?? []) walk(child, visit);
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** 'Where the stove stands' → 'where-the-stove-stands'; Devanagari stays. The same heading again gets a number. */
function idFor(text: string, ids: Map<string, number>): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  // A prefix keeps it apart from the ids of the page.
  const id = `s-${words.slice(0, 80)}`;
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}
