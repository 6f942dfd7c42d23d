import type { ReactNode } from 'react';
import type { ShapeTone } from '#ui/tone-shapes.ts';
import type { PlanTone } from './plan-stage-props.ts';

/** The shape and colour that stand for a verdict everywhere. */
export const uiToneOf: Readonly<Record<PlanTone, ShapeTone>> = {
  ideal: 'green',
  acceptable: 'yellow',
  avoid: 'orange',
  severe: 'red',
  unassessed: 'grey',
};

/** Hatchings beside the tints, so that a plan in grey says the same: none, dots, lines, crossed lines. */
export function TonePatterns({ id, step }: { id: string; step: number }) {
  return (
    <defs>
      <Pattern id={`${id}-acceptable`} step={step}>
        <circle cx={step / 2} cy={step / 2} r={step / 9} fill="var(--disha-haldi-fill)" />
      </Pattern>
      <Pattern id={`${id}-avoid`} step={step}>
        <path d={`M0 0V${step}`} stroke="var(--disha-terracotta-fill)" strokeWidth={step / 5} />
      </Pattern>
      <Pattern id={`${id}-severe`} step={step}>
        <path d={`M0 0V${step}M0 0H${step}`} stroke="var(--disha-sindoor-fill)" strokeWidth={step / 5} />
      </Pattern>
    </defs>
  );
}

function Pattern({ id, step, children }: { id: string; step: number; children: ReactNode }) {
  return (
    <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      {children}
    </pattern>
  );
}

/** The address of the hatching of a tone; undefined for those that have none. */
export function patternOf(id: string, tone: PlanTone): string | undefined {
  return tone === 'ideal' || tone === 'unassessed' ? undefined : `url(#${id}-${tone})`;
}
