import type { Page } from 'playwright/test';

/** The words of each page as it is printed, without the gaps between them. */
export async function printedPages(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  bringUpToDate();
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts.map((text) => text.replaceAll(/\s/g, ''));
}

/** What reads PDFs counts on a function that Node has since version 22 only. */
function bringUpToDate(): void {
  Object.assign(Promise, {
    withResolvers() {
      const deferred: Record<string, unknown> = {};
      deferred['promise'] = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
      return deferred;
    },
  });
}
