import { draftPlan, type DraftProgress, type DraftedPlan } from '#session/draft-plan.ts';

/** What happens to a sheet on its way into the computer. */
export interface Effect {
  blur?: number;
  /** Degrees clockwise; whole quarters keep the sheet, others lay it on a table. */
  turn?: number;
  /** How far the left and the right edge are farther away, as a part. */
  tilt?: number;
  /** 0 to 255 of random brightness. */
  noise?: number;
  /** From light at the left to darker at the right, as a part. */
  shade?: number;
  contrast?: number;
  jpeg?: number;
  scale?: number;
}

export interface PageResult {
  draft: DraftedPlan;
  ms: number;
  longestBlockMs: number;
  steps: string[];
  size: readonly [number, number];
}

/** The pictures by the names that the bench knows them by: the policy of the site lets nobody fetch them. */
const pictures = new Map<string, Blob>();

const bench = {
  /** Draws a sheet as a picture; returns it with where a point of the sheet has come to. */
  async photograph(
    svg: string,
    [width, height]: readonly [number, number],
    effect: Effect,
  ): Promise<{ url: string; size: [number, number]; corners: [number, number][] }> {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    await image.decode();
    const scale = effect.scale ?? 1;
    const turn = (((effect.turn ?? 0) % 360) + 360) % 360;
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    const isSide = turn === 90 || turn === 270;
    const canvas = new OffscreenCanvas(isSide ? h : w, isSide ? w : h);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#fff';
    if (effect.tilt) context.fillStyle = '#c9bfae';
    context.fillRect(0, 0, canvas.width, canvas.height);
    const matrix = new DOMMatrix()
      .translate(canvas.width / 2, canvas.height / 2)
      .rotate(turn)
      .scale(effect.tilt ? 0.93 : 1)
      .translate(-w / 2, -h / 2);
    // In slices, each a little shorter than the one before: as the far edge of a sheet on a table.
    const tilt = effect.tilt ?? 0;
    const placed = (x: number, y: number): [number, number] => {
      const k = 1 - tilt * (x / w);
      const at = matrix.transformPoint(new DOMPoint(x, h / 2 + (y - h / 2) * k));
      return [at.x, at.y];
    };
    context.filter =
      [effect.blur ? `blur(${effect.blur}px)` : '', effect.contrast ? `contrast(${effect.contrast})` : '']
        .join(' ')
        .trim() || 'none';
    const flat = new OffscreenCanvas(w, h);
    const flatContext = flat.getContext('2d');
    if (!flatContext) throw new Error('no canvas');
    flatContext.drawImage(image, 0, 0, w, h);
    context.setTransform(matrix);
    if (tilt === 0) context.drawImage(flat, 0, 0);
    else
      for (let x = 0; x < w; x += 1) {
        const k = 1 - tilt * (x / w);
        context.drawImage(flat, x, 0, 1, h, x, h / 2 - (h / 2) * k, 1.5, h * k);
      }
    context.resetTransform();
    context.filter = 'none';
    if (effect.noise || effect.shade) {
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      let seed = 7;
      for (let at = 0; at < pixels.data.length; at += 4) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const shade = 1 - (effect.shade ?? 0) * (((at / 4) % canvas.width) / canvas.width);
        const speck = (seed / 2_147_483_648 - 0.5) * (effect.noise ?? 0);
        for (let part = 0; part < 3; part += 1)
          pixels.data[at + part] = (pixels.data[at + part] ?? 0) * shade + speck;
      }
      context.putImageData(pixels, 0, 0);
    }
    const blob = await canvas.convertToBlob(
      effect.jpeg ? { type: 'image/jpeg', quality: effect.jpeg } : { type: 'image/png' },
    );
    const url = `picture ${pictures.size}`;
    pictures.set(url, blob);
    return {
      url,
      size: [canvas.width, canvas.height],
      corners: [placed(0, 0), placed(w, 0), placed(w, h), placed(0, h)],
    };
  },

  /** For a page that prints it. */
  dataOf(url: string): Promise<string> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsDataURL(pictureAt(url));
    });
  },

  async draft(
    url: string,
    size: readonly [number, number],
    language: 'en' | 'hi',
    pdf?: string,
  ): Promise<PageResult> {
    const picture = pictureAt(url);
    const bytes = pdf && Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0)).buffer;
    let longestBlockMs = 0;
    const watch = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestBlockMs = Math.max(longestBlockMs, duration);
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    watch.observe({ type: 'longtask' });
    const steps: string[] = [];
    const started = performance.now();
    const draft = await draftPlan(
      { picture, size, ...(bytes && { pdf: { bytes, page: 1 } }) },
      {
        language,
        signal: AbortSignal.timeout(120_000),
        onProgress: ({ step, done }: DraftProgress) =>
          steps.push(`${step} ${Math.round(done * 100)} @${Math.round(performance.now() - started)}`),
      },
    );
    const ms = performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 50));
    watch.disconnect();
    return { draft, ms, longestBlockMs, steps, size };
  },

  /** How long it takes to stop once it is asked to, in milliseconds. */
  async abort(url: string, size: readonly [number, number]): Promise<number> {
    const picture = pictureAt(url);
    const ending = new AbortController();
    let asked = 0;
    const going = draftPlan(
      { picture, size },
      {
        language: 'en',
        signal: ending.signal,
        onProgress: ({ step }) => {
          if (step !== 'reading' || asked > 0) return;
          asked = performance.now();
          ending.abort();
        },
      },
    );
    await going.catch(() => {});
    return asked > 0 ? performance.now() - asked : Number.NaN;
  },
};

function pictureAt(url: string): Blob {
  const picture = pictures.get(url);
  if (!picture) throw new Error(`no ${url}`);
  return picture;
}

export type Bench = typeof bench;

Object.assign(globalThis, { bench });
