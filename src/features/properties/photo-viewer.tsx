import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PhotoInList } from '#db/queries/properties.ts';
import { properties as texts, propertyChanges } from '#i18n/catalogue/properties.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BinIcon, ChevronRightIcon, CloseIcon, OfflineIcon } from '#ui/icons.tsx';
import { usePicture } from '#session/use-picture.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import classes from './photo-viewer.module.css';

export interface PhotoViewerProps {
  userId: string;
  photos: readonly PhotoInList[];
  /** Of the property. */
  title: string;
  startAt: number;
  onClose(): void;
}

/** So far a finger has moved when it means the next photo, in CSS pixels. */
const swipe = 48;

/** The photos of a property one by one: arrows, buttons or a finger lead on. */
export function PhotoViewer({ userId, photos, title, startAt, onClose }: PhotoViewerProps) {
  const { t, language } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const [wished, setWished] = useState(startAt);
  const [isDeleting, setIsDeleting] = useState(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // The one that is looked at may just have been deleted, here or elsewhere.
  const index = Math.min(wished, photos.length - 1);
  const shown = photos[index];
  const isEmpty = shown === undefined;
  useEffect(() => {
    if (!isEmpty) return;
    dialog.current?.close();
    // What opened it is gone.
    document.querySelector('h1')?.focus();
  }, [isEmpty]);

  function go(by: number): void {
    setWished(Math.min(photos.length - 1, Math.max(0, index + by)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isDeleting) return;
    if (event.key === 'ArrowRight') go(1);
    else if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'Home') setWished(0);
    else if (event.key === 'End') setWished(photos.length - 1);
    else return;
    event.preventDefault();
  }

  function onPointerUp({ clientX, clientY, isPrimary }: PointerEvent): void {
    const from = touch.current;
    touch.current = undefined;
    if (!from || !isPrimary) return;
    const [right, down] = [clientX - from.x, clientY - from.y];
    if (Math.abs(right) > swipe && Math.abs(right) > 2 * Math.abs(down)) go(right < 0 ? 1 : -1);
  }

  const caption = shown?.photo.caption?.trim() ?? '';
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={t(texts.photos, { title })}
      // React lets the question within it tell of its own end here too.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={onKeyDown}
    >
      {shown && (
        <>
          <div className={classes.bar}>
            <p className={classes.number} data-numeric aria-live="polite">
              {t(texts.photoNumber, {
                number: formatNumber(index + 1, language),
                count: formatNumber(photos.length, language),
              })}
            </p>
            <ActionIcon aria-label={t(propertyChanges.deletePhotoButton)} onClick={() => setIsDeleting(true)}>
              <BinIcon />
            </ActionIcon>
            <ActionIcon aria-label={t(texts.closePhotos)} onClick={() => dialog.current?.close()}>
              <CloseIcon />
            </ActionIcon>
          </div>
          <div
            className={classes.stage}
            onPointerDown={({ isPrimary, clientX, clientY }) => {
              touch.current = isPrimary ? { x: clientX, y: clientY } : undefined;
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (touch.current = undefined)}
          >
            <LargePhoto path={shown.photo.image_url} alt={caption === '' ? t(texts.photo) : caption} />
          </div>
          <div className={classes.foot}>
            <ActionIcon
              className={classes.turn}
              aria-label={t(texts.previousPhoto)}
              aria-disabled={index === 0}
              onClick={() => go(-1)}
            >
              <ChevronRightIcon className={classes.back} />
            </ActionIcon>
            <p className={classes.caption}>{caption}</p>
            <ActionIcon
              className={classes.turn}
              aria-label={t(texts.nextPhoto)}
              aria-disabled={index === photos.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRightIcon />
            </ActionIcon>
          </div>
          {isDeleting && (
            <DeleteDialog
              userId={userId}
              what={{ kind: 'photo', photo: shown }}
              onClose={() => setIsDeleting(false)}
            />
          )}
        </>
      )}
    </dialog>
  );
}

/** As large as any screen shows it. */
const largeWidth = 2000;

function LargePhoto({ path, alt }: { path: string; alt: string }) {
  const { t } = useI18n();
  const { state, url } = usePicture(path, largeWidth);
  switch (state) {
    case 'loading':
      return <span className={classes.wait} aria-busy="true" />;
    case 'absent':
      return (
        <p className={classes.absent}>
          <OfflineIcon size="2rem" />
          <span>{t(texts.photoAbsent)}</span>
        </p>
      );
    case 'ready':
      return <img className={classes.photo} src={url} alt={alt} draggable={false} />;
  }
}
