import type { PlanFault, Polygon } from '#domain/vaastu/plan.ts';
import { pointsOf } from '../plan-stage/points.ts';
import { ZoneWheel } from '../plan-stage/zone-wheel.tsx';
import { wheelOf } from '../plan-stage/stage-box.ts';
import { dialOf } from './north-tool.ts';
import type { Editor } from './use-editor.ts';
import classes from './editor-overlay.module.css';

/** The handles of what is chosen, and marks at what is wrong. The same things stand in the list beside the plan. */
export function EditorOverlay({ editor, faults }: { editor: Editor; faults: readonly PlanFault[] }) {
  const { shown, mode, selection } = editor;
  const chosen = shown.rooms.find(({ id }) => id === selection.roomId);
  const wrong = new Set(faults.flatMap(({ roomIds }) => roomIds));
  const { centre, radius } = dialOf(shown);
  return (
    <>
      {shown.rooms.map(
        ({ id, polygon }) =>
          wrong.has(id) && <polygon key={id} points={pointsOf(polygon)} className={classes.wrong} />,
      )}
      {mode === 'rooms' && chosen && <Handles polygon={chosen.polygon} active={selection.corner} />}
      {mode === 'outline' && shown.outline && <Handles polygon={shown.outline} active={selection.corner} />}
      {mode === 'north' && !wheelOf(shown) && shown.north !== null && (
        <ZoneWheel centre={centre} radius={radius} brahmasthan={[]} north={shown.north} />
      )}
      {mode === 'north' && (
        <g
          className={classes.grip}
          style={{
            transform: `translate(${centre[0]}px, ${centre[1]}px) rotate(${shown.north ?? 0}deg) translateY(${-radius * gripShare}px)`,
          }}
        >
          <circle className={classes.gripDisc} r="15" />
          <path className={classes.gripArrows} d="M-8 0H8M-5-3-8 0-5 3M5-3 8 0 5 3" />
        </g>
      )}
    </>
  );
}

/** How far out the wheel is held, beside its radius: its names stand outside of the rim. */
const gripShare = 0.8;

function Handles({ polygon, active }: { polygon: Polygon; active: number | undefined }) {
  return (
    <>
      <polygon points={pointsOf(polygon)} className={classes.chosen} />
      {polygon.map(([x, y], index) => (
        <g key={index} className={classes.handle} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle
            className={classes.knob}
            r={active === index ? 9 : 7}
            data-active={active === index || undefined}
          />
        </g>
      ))}
    </>
  );
}
