import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { attachmentName } from '#lib/attachment-name.ts';

/** The longest title that a floorplan may have, in characters. */
export const longestPlanTitle = actDefinitions['floorplan.create'].fields.title.most;

/** A title for a plan by the name of its file: 'ground_floor-v2.final.pdf' → 'ground floor v2.final'. */
export function planTitle(fileName: string): string {
  const hasEnding = /\.[^.\s]{1,5}$/.test(fileName.trim());
  const named = attachmentName(hasEnding ? fileName : `${fileName}.file`, 'file');
  const words = named
    .slice(0, -'.file'.length)
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return Array.from(words === '' ? 'Plan' : words)
    .slice(0, longestPlanTitle)
    .join('')
    .trim();
}
