import { Button } from '@mantine/core';
import { useState } from 'react';
import { ownAartiTexts as texts } from '#i18n/catalogue/own-aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { openOwnFile } from '#session/open-file.ts';
import { usePicture } from '#session/use-picture.ts';
import { useSession } from '#session/use-session.ts';
import { FileIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './own-aarti-parts.module.css';

/** The width in device pixels that a page of text is still read at. */
const readableWidth = 1200;

/** The file of an aarti of one's own: a picture, or the first page of a PDF with the way to the others. */
export function OwnAartiFile({ path, title, isPdf }: { path: string; title: string; isPdf: boolean }) {
  const { t } = useI18n();
  const session = useSession();
  const [isAbsent, setIsAbsent] = useState(false);
  const { state, url } = usePicture(path, readableWidth, 'user_aartis');

  async function open(): Promise<void> {
    if (session.status === 'signed-in')
      setIsAbsent(!(await openOwnFile(session.user.id, path, 'user_aartis')));
  }

  return (
    <>
      {url !== undefined && (
        <span className={classes.picture}>
          <img
            src={url}
            alt={t(isPdf ? texts.pageOf : texts.pictureOf, { title })}
            decoding="async"
            data-testid="aarti-picture"
          />
        </span>
      )}
      {state === 'loading' && <p className={classes.absent}>{t(texts.fileLoading)}</p>}
      {((state === 'absent' && !isPdf) || isAbsent) && (
        <p className={classes.absent}>
          <OfflineIcon size="1.25rem" />
          {t(texts.fileAbsent)}
        </p>
      )}
      {isPdf && (
        <div>
          <Button
            size="sm"
            variant="default"
            leftSection={<FileIcon size="1.125rem" />}
            onClick={() => void open()}
            data-testid="open-pdf"
          >
            {t(texts.openPdf)}
          </Button>
        </div>
      )}
    </>
  );
}
