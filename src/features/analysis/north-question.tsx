import { Button } from '@mantine/core';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './analyze.module.css';

export interface NorthQuestionProps {
  /** What an arrow on the drawing says, degrees clockwise from up. */
  read: number | undefined;
  onNorth(degrees: number): void;
  /** Any other direction is set in the editor. */
  onOther(): void;
}

/** Everything hangs on where north is: its owner says it, also where an arrow was read. */
export function NorthQuestion({ read, onNorth, onOther }: NorthQuestionProps) {
  const { t, language } = useI18n();
  return (
    <div className={classes.north} data-testid="north-question">
      <h3>{t(analyze.northTitle)}</h3>
      <p className={classes.quiet}>
        {read === undefined
          ? t(analyze.northText)
          : t(analyze.northRead, { degrees: formatNumber(read, language, { decimals: 0 }) })}
      </p>
      <div className={classes.acts}>
        {read !== undefined && (
          <Button onClick={() => onNorth(Math.round(read) % 360)} data-testid="north-as-read">
            {t(analyze.northYes)}
          </Button>
        )}
        <Button variant="default" onClick={() => onNorth(0)} data-testid="north-up">
          {t(analyze.northUp)}
        </Button>
        <Button variant="default" onClick={onOther} data-testid="north-other">
          {t(analyze.northOther)}
        </Button>
      </div>
    </div>
  );
}
