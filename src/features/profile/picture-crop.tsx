import { useEffect, useRef, type PointerEvent } from 'react';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { draggedView, drawSquare, heldView, mostZoom, type SquareView } from '#lib/picture.ts';
import classes from './profile.module.css';

export interface PictureCropProps {
  picture: ImageBitmap;
  view: SquareView;
  onChange(view: SquareView): void;
}

/** Pixels of the preview: what is cut out is written from the picture itself. */
const previewSide = 560;

/** The part of a picture that will be seen: dragged with a finger or moved by sliders, and zoomed. */
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

  const change = (part: Partial<SquareView>) => onChange(heldView(picture, { ...view, ...part }));

  return (
    <div className={classes.crop}>
      <canvas
        ref={canvas}
        className={classes.cropWindow}
        width={previewSide}
        height={previewSide}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = undefined)}
        onPointerCancel={() => (dragged.current = undefined)}
      />
      <p className={classes.quiet}>{t(texts.cropHint)}</p>
      <Slider
        label={t(texts.zoom)}
        least={1}
        most={mostZoom}
        value={view.zoom}
        onChange={(zoom) => change({ zoom })}
      />
      {/* Whoever drags needs no others; they show themselves to a keyboard. */}
      <div className={classes.moves}>
        <Slider label={t(texts.sideways)} least={0} most={1} value={view.x} onChange={(x) => change({ x })} />
        <Slider
          label={t(texts.upAndDown)}
          least={0}
          most={1}
          value={view.y}
          onChange={(y) => change({ y })}
        />
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  least: number;
  most: number;
  value: number;
  onChange(value: number): void;
}

function Slider({ label, least, most, value, onChange }: SliderProps) {
  return (
    <label className={classes.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}
