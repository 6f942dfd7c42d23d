import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { draggedView, drawSquare, heldView, mostZoom, type SquareView } from '#lib/picture.ts';
import classes from './profile.module.css';

export interface PictureCropProps {
  picture: ImageBitmap;
  view: SquareView;
  onChange(view: SquareView): void;
}

/** One press of an arrow key moves the picture by so much of the window. */
const keyStep = 0.05;
/** Pixels of the preview: what is cut out is written from the picture itself. */
const previewSide = 560;

/** The part of a picture that will be seen: dragged with a finger, moved by the arrow keys, zoomed by a slider. */
export function PictureCrop({ picture, view, onChange }: PictureCropProps) {
  const { t } = useI18n();
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, view);
  }, [picture, view]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    const from = dragged.current;
    if (!from) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    dragged.current = { x: event.clientX, y: event.clientY };
    onChange(draggedView(picture, view, (event.clientX - from.x) / width, (event.clientY - from.y) / width));
  }

  function moveByKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(draggedView(picture, view, step[0] * keyStep, step[1] * keyStep));
  }

  return (
    <div className={classes.crop}>
      <canvas
        ref={canvas}
        className={classes.cropWindow}
        width={previewSide}
        height={previewSide}
        tabIndex={0}
        role="application"
        aria-label={t(texts.cropLabel)}
        onKeyDown={moveByKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = undefined)}
        onPointerCancel={() => (dragged.current = undefined)}
      />
      <p className={classes.quiet} aria-hidden="true">
        {t(texts.cropHint)}
      </p>
      <label className={classes.zoom}>
        <span>{t(texts.zoom)}</span>
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={view.zoom}
          onChange={(event) =>
            onChange(heldView(picture, { ...view, zoom: Number(event.currentTarget.value) }))
          }
        />
      </label>
    </div>
  );
}

/** The way in which each key moves the picture: to the right, and down. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
