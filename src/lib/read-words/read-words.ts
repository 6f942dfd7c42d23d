import { createWorker, OEM, PSM } from 'tesseract.js';
import type { GreyPage } from './grey.ts';
import { asPgm } from './grey.ts';
import { keepFiles } from './keep-files.ts';
import { neededFiles, type OcrLanguage } from './ocr-files.ts';
import { wordsOfTable, type ReadWord } from './tsv-words.ts';

export type WordsAre = 'scattered' | 'in lines';

export interface Reader {
  /** The words of a picture, scattered over it or in lines below each other. `onProgress`: 0 to 1. */
  read(picture: GreyPage, as: WordsAre, onProgress?: (done: number) => void): Promise<ReadWord[]>;
  /** Has it read other languages from now on. */
  learn(languages: readonly OcrLanguage[], onFetched: (bytes: number) => void): Promise<void>;
}

/**
 * Starts what reads words, in a thread of its own that ends with the calling worker. Its files come from this site
 * alone and stay on the device. Throws `FilesMissing` where they cannot be had now.
 */
export async function startReader(
  languages: readonly OcrLanguage[],
  onFetched: (bytes: number) => void,
): Promise<Reader> {
  const files = neededFiles(languages);
  await bring([files.worker, files.core, ...files.data], onFetched);
  let follow: ((done: number) => void) | undefined;
  const worker = await createWorker([...languages], OEM.LSTM_ONLY, {
    workerPath: atHome(files.worker),
    corePath: atHome(files.core),
    langPath: atHome(files.worker.slice(0, files.worker.lastIndexOf('/'))),
    workerBlobURL: false,
    // The files are kept as files, once.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') follow?.(progress);
    },
  });
  await worker.setParameters(parameters);
  return {
    async read(picture, as, onProgress) {
      follow = onProgress;
      await worker.setParameters({ tessedit_pageseg_mode: modes[as] });
      const { data } = await worker.recognize(
        asPgm(picture) as unknown as Parameters<typeof worker.recognize>[0],
        {},
        { text: false, tsv: true },
      );
      return wordsOfTable(data.tsv ?? '');
    },
    async learn(more, onMore) {
      await bring(neededFiles(more).data, onMore);
      await worker.reinitialize(more.join('+'), OEM.LSTM_ONLY);
      await worker.setParameters(parameters);
    },
  };
}

const modes = { scattered: PSM.SPARSE_TEXT, 'in lines': PSM.SINGLE_BLOCK } as const;

/** Words of about the size of print, and no remarks of the reader's own. */
const parameters = {
  user_defined_dpi: '200',
  debug_file: '/dev/null',
};

/** The files of the reader are neither on the device nor to be fetched now. */
export class FilesMissing extends Error {}

async function bring(paths: readonly string[], onFetched: (bytes: number) => void): Promise<void> {
  try {
    await keepFiles(paths, onFetched);
  } catch (error) {
    throw new FilesMissing('What reads words did not come', { cause: error });
  }
}

function atHome(path: string): string {
  return new URL(path, location.origin).href;
}
