import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { wholeView, writeSquare, type SquareView } from '#lib/picture.ts';
import { readPicture, type ReadPicture } from '#lib/read-picture.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { keepChange } from './keep-change.ts';
import { PictureCrop } from './picture-crop.tsx';
import classes from './profile.module.css';

export interface PictureDialogProps {
  userId: string;
  hasPicture: boolean;
  /** The picture as it is now. */
  current: ReactNode;
  onClose(): void;
}

type State =
  | { kind: 'choosing' }
  | { kind: 'reading' }
  | { kind: 'refused'; why: Extract<ReadPicture, { kind: 'refused' }>['why'] }
  | { kind: 'cutting'; picture: ImageBitmap };

/** Pixels of a side: sharp at the size at which pictures of people are shown, on any screen. */
const side = 512;

/** Chooses, cuts and removes the picture. */
export function PictureDialog({ userId, hasPicture, current, onClose }: PictureDialogProps) {
  const { t } = useI18n();
  const [state, setState] = useState<State>({ kind: 'choosing' });
  const [view, setView] = useState<SquareView>(wholeView);
  const [isBusy, setIsBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const picture = state.kind === 'cutting' ? state.picture : undefined;
  useEffect(() => () => picture?.close(), [picture]);

  async function read(file: File): Promise<void> {
    setState({ kind: 'reading' });
    const outcome = await readPicture(file);
    setView(wholeView);
    setState(outcome.kind === 'read' ? { kind: 'cutting', picture: outcome.picture } : outcome);
  }

  async function keep(work: () => Promise<boolean>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (await work()) return close();
    } catch (error) {
      logQuietly('picture', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
    }
    setIsBusy(false);
  }

  return (
    <Dialog ref={dialog} title={t(texts.pictureTitle)} onClose={onClose}>
      <div className={classes.picture}>
        {picture ? (
          <PictureCrop picture={picture} view={view} onChange={setView} />
        ) : (
          <div className={classes.currentPicture}>{current}</div>
        )}
        <div aria-live="polite" className={classes.pictureWords}>
          {state.kind === 'choosing' && <p className={classes.quiet}>{t(texts.pictureText)}</p>}
          {state.kind === 'reading' && <p className={classes.quiet}>{t(texts.reading)}</p>}
          {state.kind === 'refused' && (
            <p className={classes.refusal}>
              <AlertIcon size="1.25rem" />
              <span>{t(refusals[state.why])}</span>
            </p>
          )}
        </div>
        <div className={classes.stacked}>
          {picture && (
            <Button
              aria-disabled={isBusy}
              data-disabled={isBusy}
              onClick={() =>
                void keep(async () => keepChange(userId, {}, await writeSquare(picture, view, side)))
              }
            >
              {t(texts.keepPicture)}
            </Button>
          )}
          <FileButton
            label={t(picture ? texts.chooseAnother : texts.choosePicture)}
            isMain={!picture}
            isDisabled={isBusy || state.kind === 'reading'}
            onFile={(file) => void read(file)}
          />
          {hasPicture && !picture && (
            <Button
              variant="light"
              color="sindoor"
              aria-disabled={isBusy}
              data-disabled={isBusy}
              onClick={() => void keep(() => keepChange(userId, { avatar_url: null }))}
            >
              {t(texts.removePicture)}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={close}>
            {t(texts.cancel)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const refusals: Record<Extract<ReadPicture, { kind: 'refused' }>['why'], Message> = {
  'too-large': texts.tooLarge,
  'not-a-picture': texts.notAPicture,
  heic: texts.heic,
  undecodable: texts.undecodable,
};

interface FileButtonProps {
  label: string;
  isMain: boolean;
  isDisabled: boolean;
  onFile(file: File): void;
}

function FileButton({ label, isMain, isDisabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'filled' : 'default'}
        aria-disabled={isDisabled}
        data-disabled={isDisabled}
        onClick={() => !isDisabled && input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        data-testid="picture-file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file can be chosen once more.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
