import type { Plugin } from 'vite';
import { packedIndex, topicsIn } from '../../src/domain/guide/knowledge/read-all.ts';

const told = /\/guide\/knowledge\/told\/(?<language>en|hi|hinglish)\.ts$/u;
const index = /\/guide\/knowledge\/packed-index\.ts$/u;

/**
 * Puts what the guide knows into the build as data: a file of texts for each language, of which a device loads one, and
 * what finds topics. The chapters themselves, with all languages and ways of asking, stay out of it.
 */
export function guideTopics(): Plugin {
  return {
    name: 'guide-topics',
    load: {
      filter: { id: /\/guide\/knowledge\// },
      handler(id) {
        const [path = ''] = id.split('?');
        const language = told.exec(path)?.groups?.['language'] as 'en' | 'hi' | 'hinglish' | undefined;
        if (language !== undefined) return `export const topics = ${parsed(topicsIn(language))};`;
        return index.test(path) ? `export const packed = ${parsed(packedIndex())};` : null;
      },
    },
  };
}

/** Data is read faster from a text than as code. */
function parsed(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
}
