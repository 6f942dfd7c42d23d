import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Where a reader of markdown looks for what it should know beside the ordinary. */
interface ReaderData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Teaches the reader tables, and nothing else that is not ordinary markdown. */
export const articleTables = function articleTables(this: { data(): object }): void {
  const data: ReaderData = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push(gfmTableFromMarkdown());
};
