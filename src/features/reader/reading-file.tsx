import { useEffect, useState } from 'react';
import { readerTexts as texts } from '#i18n/catalogue/reader.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { openOwnFile } from '#session/open-file.ts';
import { publicAddress } from '#session/public-address.ts';
import { usePicture } from '#session/use-picture.ts';
import { useSession } from '#session/use-session.ts';
import { FileIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './aarti-reader.module.css';
import type { AartiReading } from './reading.ts';

interface ReadingFileProps {
  file: NonNullable<AartiReading['file']>;
  title: string;
}

/** An aarti that is a picture or a PDF: as large as the screen, and larger where its reader pulls it. */
export function ReadingFile({ file, title }: ReadingFileProps) {
  return file.isOwn ? <OwnFile file={file} title={title} /> : <SharedFile file={file} title={title} />;
}

/** In device pixels: so that letters stay sharp when they are pulled larger. */
const sharpWidth = 2000;

function OwnFile({ file: { kind, path }, title }: ReadingFileProps) {
  const { t } = useI18n();
  const session = useSession();
  const [isAbsent, setIsAbsent] = useState(false);
  const { state, url } = usePicture(path, sharpWidth, 'user_aartis');
  return (
    <>
      {url !== undefined && <Picture url={url} kind={kind} title={title} />}
      {state === 'loading' && <p className={classes.soft}>{t(texts.fileLoading)}</p>}
      {((state === 'absent' && kind === 'image') || isAbsent) && <Absent />}
      {kind === 'pdf' && (
        <button
          type="button"
          className={classes.button}
          onClick={() => {
            if (session.status !== 'signed-in') return;
            void openOwnFile(session.user.id, path, 'user_aartis').then((isHere) => setIsAbsent(!isHere));
          }}
        >
          <FileIcon size="1.25rem" />
          {t(texts.openPdf)}
        </button>
      )}
    </>
  );
}

function SharedFile({ file: { kind, path }, title }: ReadingFileProps) {
  const { t } = useI18n();
  const [url, setUrl] = useState<string>();
  const [isAbsent, setIsAbsent] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function find(): Promise<void> {
      const found = /^https?:\/\//i.test(path) ? path : await publicAddress('shared_aartis', path);
      if (isGone) return;
      setUrl(found);
      setIsAbsent(found === undefined);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, [path]);
  if (isAbsent) return <Absent />;
  if (url === undefined) return null;
  if (kind === 'image')
    return <Picture url={url} kind={kind} title={title} onFail={() => setIsAbsent(true)} />;
  return (
    <a className={classes.button} href={url} target="_blank" rel="noreferrer">
      <FileIcon size="1.25rem" />
      {t(texts.openPdf)}
    </a>
  );
}

interface PictureProps {
  url: string;
  kind: 'pdf' | 'image';
  title: string;
  onFail?: () => void;
}

function Picture({ url, kind, title, onFail }: PictureProps) {
  const { t } = useI18n();
  return (
    <img
      className={classes.picture}
      src={url}
      alt={t(kind === 'pdf' ? texts.pageOf : texts.pictureOf, { title })}
      decoding="async"
      onError={onFail}
      data-testid="reader-picture"
    />
  );
}

function Absent() {
  const { t } = useI18n();
  return (
    <p className={classes.soft}>
      <OfflineIcon size="1.25rem" /> {t(texts.fileAbsent)}
    </p>
  );
}
