import { ActionIcon, Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import type { AartiFile } from '#db/mutations/aarti-draft.ts';
import { aartiFormTexts as texts } from '#i18n/catalogue/own-aartis.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import type { Message } from '#i18n/messages.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { acceptedPlanFiles } from '#lib/plan-file-kinds.ts';
import { useSession } from '#session/use-session.ts';
import { DropTarget } from '#ui/drop-target.tsx';
import { AlertIcon, CameraIcon, CloseIcon, FileIcon, UploadIcon } from '#ui/icons.tsx';
import { useDropAndPaste } from '#ui/use-drop-and-paste.ts';
import classes from './own-aarti-dialog.module.css';
import type { ChosenAartiFile } from './use-aarti-form.ts';

interface AartiFileFieldProps {
  /** The file that goes with the aarti. */
  file: AartiFile | undefined;
  /** How the one stands that was chosen last. */
  chosen: ChosenAartiFile;
  /** What is wrong as it is. */
  fault: string | undefined;
  /** Whether a picture is meant rather than a PDF; the camera is offered for it. */
  isPicture: boolean;
  onFile(file: File): void;
  onRemove(): void;
}

/** The file of an aarti: chosen, dropped, pasted or photographed, looked at, and taken out again. */
export function AartiFileField({ file, chosen, fault, isPicture, onFile, onRemove }: AartiFileFieldProps) {
  const { t, language } = useI18n();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const take = useCallback(
    ([first]: readonly File[]) => {
      if (first) onFile(first);
    },
    [onFile],
  );
  const isOver = useDropAndPaste(area, take, { isForPage: true });
  return (
    <div ref={area} className={classes.file} data-testid="aarti-file">
      {isOver && <DropTarget words={t(texts.drop)} />}
      {file && chosen.kind !== 'preparing' && (
        <div className={classes.chosen} data-testid="chosen-aarti-file">
          <Thumb file={file} />
          <span className={classes.nameAndSize}>
            <span dir="auto">{file.name}</span>
            <span className={classes.note} data-numeric>
              {saySize(file.size, language)}
            </span>
          </span>
          <ActionIcon
            aria-label={t(texts.removeFile, { name: file.name })}
            onClick={() => {
              onRemove();
              chooser.current?.focus();
            }}
            data-testid="remove-aarti-file"
          >
            <CloseIcon />
          </ActionIcon>
        </div>
      )}
      {chosen.kind === 'preparing' && (
        <output className={classes.chosen} aria-busy="true">
          {t(texts.preparing, { name: chosen.name })}
        </output>
      )}
      {chosen.kind === 'refused' && (
        <p className={classes.fault} role="alert" data-testid="refused-aarti-file">
          <AlertIcon size="1.25rem" />
          <span>{t(faultTexts[chosen.fault], { name: chosen.name })}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={isPicture ? acceptedPlanFiles.photo : 'application/pdf,.pdf'}
        aria-label={t(texts.chooseFile)}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
        data-testid="aarti-file-input"
      />
      <div className={classes.ways}>
        <Button
          ref={chooser}
          variant="default"
          leftSection={<UploadIcon />}
          onClick={() => input.current?.click()}
          data-field="file"
          data-testid="choose-aarti-file"
        >
          {t(texts.chooseFile)}
        </Button>
        {isPicture && (
          <span className={classes.camera}>
            <input
              ref={camera}
              type="file"
              hidden
              accept="image/*"
              capture="environment"
              aria-label={t(texts.takePhoto)}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = '';
              }}
            />
            <Button variant="default" leftSection={<CameraIcon />} onClick={() => camera.current?.click()}>
              {t(texts.takePhoto)}
            </Button>
          </span>
        )}
      </div>
      <p className={classes.note}>{t(texts.fileHint)}</p>
      {fault !== undefined && !file && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The picture itself, small; a sheet of paper for a PDF. */
function Thumb({ file: { id, type } }: { file: AartiFile }) {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    async function load(owner: string) {
      const blob = await userDatabase(owner).blobs.get(id);
      if (isGone || !blob) return;
      made = URL.createObjectURL(new Blob([blob.bytes], { type: blob.type }));
      setAddress(made);
    }
    if (userId !== undefined && type.startsWith('image/'))
      load(userId).catch((error: unknown) => logQuietly('aarti', error));
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [userId, id, type]);
  return (
    <span className={classes.thumb}>
      {address === undefined ? <FileIcon /> : <img src={address} alt="" decoding="async" />}
    </span>
  );
}

/** Why a file is not taken; `{name}` is the file's. */
const faultTexts: Readonly<Record<Extract<ChosenAartiFile, { kind: 'refused' }>['fault'], Message>> = {
  'too-large': uploads.tooLarge,
  empty: uploads.empty,
  'unknown-kind': uploads.unknownKind,
  misnamed: uploads.misnamed,
  'not-a-photo': uploads.unknownKind,
  'undecodable-picture': uploads.damaged,
  'too-many-pixels': uploads.tooManyPixels,
  'undecodable-heic': uploads.undecodableHeic,
  encrypted: uploads.encrypted,
  'no-pages': uploads.noPages,
  'too-many-pages': texts.tooManyPages,
  'broken-document': uploads.damaged,
  'too-slow': uploads.tooSlow,
  'reader-missing': uploads.readerMissing,
  unreadable: uploads.unreadable,
  full: uploads.full,
};
