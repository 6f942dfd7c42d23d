import { useCallback, useEffect, useId, useMemo, type CSSProperties } from 'react';
import type { KeptPlan, Point } from '#domain/vaastu/plan.ts';
import { verdictNames } from '#domain/vaastu/wording.ts';
import { planStage as texts } from '#i18n/catalogue/plan-stage.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { DoorMark } from './door-mark.tsx';
import { roomAt } from './hit.ts';
import { doorId, type PlanStageProps, type PlanTone, type StageTouch } from './plan-stage-props.ts';
import { pointsOf } from './points.ts';
import { RoomLabel } from './room-label.tsx';
import { keptRoomName } from './room-name.ts';
import { RoomShape } from './room-shapes.tsx';
import { labelPlace, wallBelow } from './shape.ts';
import { boxOf, squareAround, wheelOf } from './stage-box.ts';
import { StageControls } from './stage-controls.tsx';
import { TonePatterns } from './tone-look.tsx';
import { useStage } from './use-stage.ts';
import { wheelReach, ZoneWheel } from './zone-wheel.tsx';
import classes from './plan-stage.module.css';

/** A plan on its picture, with its zones and what is said about its rooms; moved and zoomed by fingers, mouse and keys. */
export function PlanStage(props: PlanStageProps) {
  const { picture, size, plan, label, wheel = true, isFaded = true, selected, onSelect, tool } = props;
  const { t, language } = useI18n();
  const ids = useId();
  const { outline, north, context } = plan;
  const place = useMemo(
    () => (wheel ? wheelOf({ outline, north, context }) : undefined),
    [wheel, outline, north, context],
  );
  const box = boxOf(
    plan,
    place && squareAround(place.centre, place.radius * wheelReach(language)),
    tool !== undefined,
  );
  const litAt = props.reason === undefined ? undefined : anchorOf(plan, selected);
  const { stage, host, sheet, lead, reason, scale } = useStage({ box, tool, onTap, litAt });
  // It is larger than what one has just looked at closely, and turned by its rim.
  useEffect(() => {
    if (wheel) stage.showAll();
  }, [wheel, stage]);
  const pressable = tool ? undefined : onSelect;

  const pressRoom = useCallback((id: string) => onSelect?.(id), [onSelect]);

  function onTap(touch: StageTouch): void {
    if (tool) return tool.tap(touch);
    if (plan.door && Math.hypot(plan.door[0] - touch.at[0], plan.door[1] - touch.at[1]) < reachOf(touch)) {
      return onSelect?.(doorId);
    }
    onSelect?.(roomAt(plan.rooms, touch.at)?.id);
  }

  const [width, height] = size;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width,
    height,
    '--scale': scale,
    '--print-scale': printWidth / box.width,
    '--sheet-share': width / box.width,
    '--sheet-ratio': width / height,
    '--sheet-left': -box.x / box.width,
    '--sheet-top': -box.y / box.height,
  };

  return (
    <div
      ref={host}
      className={classes.stage}
      style={{ '--box-ratio': box.width / box.height } as CSSProperties}
      data-editing={tool !== undefined || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is larger than its window has to be moved by keys too
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a picture with buttons in it, not a group of fields
      role="group"
      aria-label={label}
      aria-describedby={`${ids}-keys`}
      data-testid="plan-stage"
    >
      <div ref={sheet} className={classes.sheet} style={style}>
        {picture && (
          <img
            src={picture}
            alt=""
            className={classes.picture}
            data-faded={isFaded || undefined}
            draggable={false}
            decoding="async"
          />
        )}
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={classes.drawing}
          aria-hidden={pressable ? undefined : true}
        >
          <TonePatterns id={ids} step={Math.max(...size) / 80} />
          {outline && <polygon points={pointsOf(outline)} className={classes.outline} />}
          {plan.rooms.map((room) => {
            const tone = props.roomTint?.(room.id);
            return (
              <RoomShape
                key={room.id}
                room={room}
                tone={tone}
                patterns={ids}
                isSelected={room.id === selected}
                buttonLabel={pressable && judged(keptRoomName(room, language), tone)}
                onPress={pressable && pressRoom}
              />
            );
          })}
          {place && north !== null && <ZoneWheel {...place} north={north} />}
          {plan.door && (
            <DoorMark
              at={plan.door}
              inward={place ? bearing(plan.door, place.centre) : 0}
              tone={props.doorTint}
              isSelected={selected === doorId}
              buttonLabel={judged(t(texts.door), props.doorTint)}
              onPress={pressable && (() => pressable(doorId))}
            />
          )}
          {props.overlay}
        </svg>
        <div aria-hidden="true">
          {plan.rooms.map((room) => (
            <RoomLabel
              key={room.id}
              room={room}
              name={keptRoomName(room, language)}
              tone={props.roomTint?.(room.id)}
              size={size}
              scale={scale}
              isSelected={room.id === selected}
            />
          ))}
        </div>
      </div>
      {litAt && (
        <>
          <svg className={classes.leadLayer} aria-hidden="true">
            <path ref={lead} className={classes.lead} />
          </svg>
          <div ref={reason} className={classes.reason} data-stage-control>
            {props.reason}
          </div>
        </>
      )}
      <StageControls stage={stage} />
      <p id={`${ids}-keys`} className="visually-hidden">
        {t(tool ? texts.editingKeys : texts.keys)}
      </p>
    </div>
  );

  function judged(thing: string, tone: PlanTone | undefined): string {
    if (!tone) return thing;
    // In the words of the engine's own texts, which stand beside the plan.
    const verdict = t(tone === 'unassessed' ? texts.unassessed : verdictNames[tone]);
    return t(texts.judged, { thing, verdict });
  }
}

/** Roughly what a printed page is wide, in CSS pixels. */
const printWidth = 640;

/** How far beside the door one may press, on the plan. */
function reachOf({ pixel, isFinger }: StageTouch): number {
  return pixel * (isFinger ? 24 : 16);
}

/** Where a line to the selected thing ends. */
function anchorOf(plan: KeptPlan, selected: string | undefined): Point | undefined {
  if (selected === doorId) return plan.door ?? undefined;
  const room = plan.rooms.find(({ id }) => id === selected);
  return room && wallBelow(room.polygon, labelPlace(room.polygon).at);
}

/** Degrees clockwise from up in which one point lies from another. */
function bearing([x1, y1]: Point, [x2, y2]: Point): number {
  return (Math.atan2(x2 - x1, y1 - y2) * 180) / Math.PI;
}
