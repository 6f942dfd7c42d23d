import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Point } from '#domain/vaastu/plan.ts';
import type { StageTool, StageTouch } from './plan-stage-props.ts';
import { createStage, type PanZoom } from './stage.ts';
import { stagePoint, type StageBox, type StageView } from './view.ts';

interface StageUse {
  box: StageBox;
  tool: StageTool | undefined;
  onTap(touch: StageTouch): void;
  /** Where the line to the reason begins, on the plan. */
  litAt: Point | undefined;
}

export interface StageParts {
  stage: PanZoom;
  host: RefObject<HTMLDivElement | null>;
  /** What lies on the stage and is moved as one. */
  sheet: RefObject<HTMLDivElement | null>;
  /** The line to the reason, in the stage's own pixels. */
  lead: RefObject<SVGPathElement | null>;
  /** What the line leads to. */
  reason: RefObject<HTMLDivElement | null>;
  /** CSS pixels of one unit of the plan, followed in steps: what depends on it is drawn anew. */
  scale: number;
}

/** Steps of this ratio are small enough for words to keep their size by eye. */
const scaleStep = 1.12;

/** A stage on the elements of a component. While the sheet moves, nothing is drawn by React but at steps of the scale. */
export function useStage(use: StageUse): StageParts {
  const host = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const lead = useRef<SVGPathElement>(null);
  const reason = useRef<HTMLDivElement>(null);
  const latest = useRef(use);
  const [scale, setScale] = useState(1);
  const [stage] = useState(() =>
    createStage(
      {
        tool: () => latest.current.tool,
        tap: (touch) => latest.current.onTap(touch),
        dragged: (isDragged) => host.current?.toggleAttribute('data-dragging', isDragged),
        drawn(view, isWhole) {
          paint(view, isWhole);
          setScale((last) => (farFrom(last, view.scale) ? view.scale : last));
        },
      },
      use.box,
    ),
  );

  function paint(view: StageView, isWhole: boolean): void {
    if (!sheet.current || !host.current) return;
    sheet.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    host.current.toggleAttribute('data-whole', isWhole);
    drawLead(view);
  }

  function drawLead(view: StageView): void {
    if (!lead.current || !reason.current || !latest.current.litAt) return;
    const [x, y] = stagePoint(view, latest.current.litAt);
    const { offsetLeft, offsetTop, offsetWidth } = reason.current;
    const foot = Math.min(Math.max(x, offsetLeft + 24), offsetLeft + offsetWidth - 24);
    lead.current.setAttribute('d', `M${x} ${y}L${foot} ${offsetTop}`);
  }

  useLayoutEffect(() => {
    latest.current = use;
    stage.setFoot(reason.current ? reason.current.offsetHeight : 0);
    drawLead(stage.view());
  });

  const { x, y, width, height } = use.box;
  useLayoutEffect(() => stage.setBox({ x, y, width, height }), [stage, x, y, width, height]);
  useEffect(() => (host.current ? stage.attach(host.current) : undefined), [stage]);

  return { stage, host, sheet, lead, reason, scale };
}

function farFrom(last: number, now: number): boolean {
  return now > last * scaleStep || now < last / scaleStep;
}
