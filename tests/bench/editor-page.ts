/** The page of `editor.bench.ts`: the editor as it is, over a plan of many rooms and a large picture. */
import { createElement, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { planOf } from '#domain/vaastu/kept-plan.ts';
import type { KeptPlan, KeptRoom } from '#domain/vaastu/plan.ts';
import { PlanEditor } from '#features/analysis/editor/plan-editor.tsx';
import { rectangle } from '#tests/builders/a-plan.ts';

const size = [2000, 1500] as const;
const columns = 6;
const rows = 5;
const [width, height] = [300, 260];
/** Room kinds in the order in which they come; which they are makes no difference here. */
const kinds = ['kitchen', 'bedroom', 'toilet', 'living_room', 'pooja', 'balcony'] as const;

const plan: KeptPlan = {
  v: 1,
  size,
  north: 20,
  outline: rectangle(100, 100, columns * width, rows * height),
  rooms: Array.from({ length: columns * rows }, (_, n): KeptRoom => ({
    id: `r${n + 1}`,
    room: kinds[n % kinds.length] ?? null,
    polygon: rectangle(
      110 + (n % columns) * width,
      110 + Math.floor(n / columns) * height,
      width - 20,
      height - 20,
    ),
  })),
  door: [1000, 100 + rows * height],
  context: {},
};

/** A picture as large as a scanned sheet, with as much on it as a drawing has. */
async function drawnPicture(): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, ...size);
  context.lineWidth = 6;
  for (const { polygon } of plan.rooms) {
    const [[x, y] = [0, 0]] = polygon;
    context.strokeRect(x, y, width - 20, height - 20);
    for (let line = 0; line < 12; line += 1) context.fillText('furniture', x + 12, y + 20 + line * 18);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw new Error('no picture');
  return URL.createObjectURL(blob);
}

function Page({ picture }: { picture: string }) {
  const [held, setHeld] = useState(plan);
  const assessable = useMemo(() => planOf(held), [held]);
  return createElement(PlanEditor, {
    plan: held,
    picture,
    size,
    onChange: setHeld,
    faults: assessable.ok ? [] : assessable.faults,
  });
}

const root = document.getElementById('root');
if (root) {
  void drawnPicture().then((picture) =>
    createRoot(root).render(createElement(Providers, null, createElement(Page, { picture }))),
  );
}
