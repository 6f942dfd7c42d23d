import { Button } from '@mantine/core';
import type { PlanFault, Polygon } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CornerTools } from './corner-tools.tsx';
import { FaultList } from './fault-list.tsx';
import { nudgeStep } from './hands.ts';
import { withOutline } from './plan-edits.ts';
import { extentOf, rectangle } from './shape-edits.ts';
import type { Editor } from './use-editor.ts';
import classes from './plan-editor.module.css';

/** How far the first rectangle stays from the edge of the sheet, as a share of it. */
const inset = 0.12;

/** The outer walls: how to begin, and what can be done with their corners. */
export function OutlinePanel({ editor, faults }: { editor: Editor; faults: readonly PlanFault[] }) {
  const { t } = useI18n();
  const { plan, hands, selection } = editor;
  const [width, height] = plan.size;

  function set(outline: Polygon | undefined, gesture?: string): void {
    if (!outline) return;
    hands.keep(withOutline(plan, outline), gesture);
    editor.say(t(texts.outlineSet));
  }

  return (
    <>
      <p className={classes.hint}>{t(plan.outline ? texts.outlineHint : texts.outlineNone)}</p>
      <FaultList faults={faults} />
      <div className={classes.buttons}>
        <Button
          variant={plan.outline ? 'default' : 'filled'}
          disabled={plan.rooms.length === 0}
          data-testid="outline-extent"
          onClick={() =>
            set(
              extentOf(
                plan.rooms.map(({ polygon }) => polygon),
                plan.size,
              ),
            )
          }
        >
          {t(texts.aroundRooms)}
        </Button>
        <Button
          variant="default"
          data-testid="outline-rectangle"
          onClick={() =>
            set(
              rectangle(
                [width * inset, height * inset],
                [width * (1 - inset), height * (1 - inset)],
                plan.size,
              ),
            )
          }
        >
          {t(texts.asRectangle)}
        </Button>
      </div>
      {plan.outline && (
        <CornerTools
          polygon={plan.outline}
          size={plan.size}
          corner={selection.corner}
          step={nudgeStep(plan, false)}
          onCorner={(corner) => hands.select({ roomId: undefined, corner })}
          onChange={set}
          onRefuse={hands.refuse}
        />
      )}
    </>
  );
}
