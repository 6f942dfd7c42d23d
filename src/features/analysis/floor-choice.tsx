import { Button } from '@mantine/core';
import { planUnlabelled as texts } from '#i18n/catalogue/plan-unlabelled.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './analyze.module.css';
import type { DraftedFloor } from './use-drafting.ts';

interface FloorChoiceProps {
  floors: readonly DraftedFloor[];
  onChoose(floor: DraftedFloor): void;
}

/** Which of several plans on one sheet is meant. */
export function FloorChoice({ floors, onChoose }: FloorChoiceProps) {
  const { t, language } = useI18n();
  if (floors.length < 2) return null;
  return (
    <div className={classes.north} data-testid="floor-choice">
      <h3>{t(texts.floorsTitle)}</h3>
      <p className={classes.quiet}>{t(texts.floorsText)}</p>
      <div className={classes.acts}>
        {floors.map((floor, index) => (
          <Button
            // oxlint-disable-next-line react/no-array-index-key -- they lie on the sheet in this order
            key={index}
            variant="default"
            onClick={() => onChoose(floor)}
            data-testid={`floor-${index + 1}`}
          >
            {t(texts.floor, {
              number: formatNumber(index + 1, language),
              rooms: formatNumber(floor.rooms, language),
            })}
          </Button>
        ))}
      </div>
    </div>
  );
}
