import { Button } from '@mantine/core';
import { boundsOf } from '#domain/vaastu/geometry.ts';
import type { KeptPlan, UnlabelledRoom } from '#domain/vaastu/plan.ts';
import { roomText } from '#domain/vaastu/wording.ts';
import { planUnlabelled as texts } from '#i18n/catalogue/plan-unlabelled.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './analyze.module.css';

interface UnlabelledRoomsProps {
  plan: KeptPlan;
  onChange(plan: KeptPlan): void;
}

/** What was found without a word is offered, and never counted unasked. */
export function UnlabelledRooms({ plan, onChange }: UnlabelledRoomsProps) {
  const { t, language } = useI18n();
  const { unlabelled = [] } = plan;
  if (unlabelled.length === 0) return null;

  function answer(room: UnlabelledRoom, as: UnlabelledRoom['guess'] | 'none'): void {
    const left = unlabelled.filter(({ id }) => id !== room.id);
    const { id, polygon } = room;
    const rooms = as === 'none' ? plan.rooms : [...plan.rooms, { id, room: as, polygon }];
    onChange({ ...plan, rooms, unlabelled: left });
  }

  return (
    <div className={classes.north} data-testid="unlabelled-rooms">
      <h3>{t(texts.title)}</h3>
      <p className={classes.quiet}>{t(texts.text)}</p>
      {unlabelled.map((room) => {
        const { guess, id } = room;
        const where = t(texts[whereIn(room, plan)]);
        const question = guess
          ? t(texts.likely, { room: roomText(guess)[language], where })
          : t(texts.unknown, { where });
        return (
          <fieldset key={id} className={classes.asked} aria-label={question}>
            <span>{question}</span>
            {guess && (
              <Button size="sm" onClick={() => answer(room, guess)} data-testid="unlabelled-yes">
                {t(texts.yes)}
              </Button>
            )}
            <Button
              size="sm"
              variant="default"
              onClick={() => answer(room, null)}
              data-testid="unlabelled-name"
            >
              {t(texts.another)}
            </Button>
            <Button
              size="sm"
              variant="subtle"
              onClick={() => answer(room, 'none')}
              data-testid="unlabelled-none"
            >
              {t(texts.none)}
            </Button>
          </fieldset>
        );
      })}
    </div>
  );
}

const ninths = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;

/** In which third of the home each way, as it lies on the sheet. */
function whereIn({ polygon }: UnlabelledRoom, { outline, size }: KeptPlan): (typeof ninths)[number][number] {
  const own = boundsOf(polygon);
  const home = outline ? boundsOf(outline) : { left: 0, right: size[0], top: 0, bottom: size[1] };
  const third = (from: number, to: number, at: number) =>
    Math.max(0, Math.min(2, Math.floor(((at - from) / Math.max(1, to - from)) * 3))) as 0 | 1 | 2;
  const row = third(home.top, home.bottom, (own.top + own.bottom) / 2);
  const column = third(home.left, home.right, (own.left + own.right) / 2);
  return ninths[row][column];
}
