import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import type { DeityPictureFile } from '#db/mutations/deity-collection.ts';
import { collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { prepareDeityPicture, type PreparedDeityPicture } from '#session/deity-pictures.ts';
import { AlertIcon, UploadIcon } from '#ui/icons.tsx';
import { DeityArt } from './deity-art.tsx';
import artClasses from './deity-art.module.css';
import classes from './deity-form.module.css';

/**
 * kept: as the deity has it · preparing: one is being made ready; `done` has it, or nothing where it cannot be used ·
 * chosen: it takes the place of what there was · refused: it cannot be used, what there was stays · removed: none.
 */
export type ChosenPicture =
  | { kind: 'kept' }
  | { kind: 'preparing'; done: Promise<NonNullable<DeityPictureFile> | undefined> }
  | { kind: 'chosen'; picture: NonNullable<DeityPictureFile> & PreparedDeityPicture }
  | { kind: 'refused'; isTooLarge: boolean }
  | { kind: 'removed' };

export interface PictureFieldProps {
  /** Of the deity, for the built-in picture. */
  names: readonly string[];
  /** As the row of the deity has it. */
  image: string | null;
  picture: ChosenPicture;
  onChange(picture: ChosenPicture): void;
}

/** The picture of a deity: looked at, chosen from the device, and taken away. */
export function PictureField({ names, image, picture, onChange }: PictureFieldProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const preparing = useRef<AbortController>(undefined);
  const preview = useObjectUrl(picture.kind === 'chosen' ? picture.picture : undefined);
  const hasOne = picture.kind === 'chosen' || (picture.kind !== 'removed' && image !== null);
  useEffect(() => () => preparing.current?.abort(), []);

  function take(file: File): void {
    preparing.current?.abort();
    const { signal } = (preparing.current = new AbortController());
    const done = prepareDeityPicture(file, signal).then(
      (prepared) => {
        if (prepared.kind === 'ready') {
          onChange({ kind: 'chosen', picture: prepared.picture });
          return prepared.picture;
        }
        onChange({ kind: 'refused', isTooLarge: prepared.fault === 'too-large' });
        return undefined;
      },
      (error: unknown) => {
        if (signal.aborted) return undefined;
        logQuietly('picture', error);
        onChange({ kind: 'refused', isTooLarge: false });
        return undefined;
      },
    );
    onChange({ kind: 'preparing', done });
  }

  return (
    <fieldset className={classes.picture}>
      <legend className={classes.label}>{t(texts.picture)}</legend>
      {preview === undefined ? (
        <DeityArt
          names={names}
          image={picture.kind === 'removed' ? null : image}
          isOwn
          size="medium"
          isFirst
        />
      ) : (
        <span className={artClasses.art} data-size="medium">
          <img src={preview} alt="" width={88} height={88} data-testid="picture-preview" />
        </span>
      )}
      <div className={classes.pictureWords}>
        <div className={classes.acts}>
          <Button
            ref={chooser}
            variant="default"
            size="sm"
            leftSection={<UploadIcon size="1.125rem" />}
            onClick={() => input.current?.click()}
          >
            {t(hasOne ? texts.changePicture : texts.choosePicture)}
          </Button>
          {hasOne && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              onClick={() => {
                preparing.current?.abort();
                onChange(image === null ? { kind: 'kept' } : { kind: 'removed' });
                chooser.current?.focus();
              }}
              data-testid="remove-picture"
            >
              {t(texts.removePicture)}
            </Button>
          )}
        </div>
        <div aria-live="polite" className={classes.note}>
          {said()}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*,.heic,.heif"
          aria-label={t(texts.choosePicture)}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file can be chosen once more.
            event.currentTarget.value = '';
            if (file) take(file);
          }}
          data-testid="picture-input"
        />
      </div>
    </fieldset>
  );

  function said() {
    switch (picture.kind) {
      case 'preparing':
        return t(texts.preparing);
      case 'refused':
        return (
          <span className={classes.fault}>
            <AlertIcon size="1.125rem" />
            {t(picture.isTooLarge ? texts.pictureTooLarge : texts.pictureRefused)}
          </span>
        );
      case 'kept':
      case 'chosen':
      case 'removed':
        return t(texts.pictureHint);
      default:
        return assertNever(picture);
    }
  }
}

/** An address of the bytes, good as long as they are shown. */
function useObjectUrl(picture: PreparedDeityPicture | undefined): string | undefined {
  const url = useMemo(
    () => picture && URL.createObjectURL(new Blob([picture.bytes], { type: picture.type })),
    [picture],
  );
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
