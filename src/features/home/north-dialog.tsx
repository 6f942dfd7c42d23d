import { Button } from '@mantine/core';
import { useRef } from 'react';
import { home } from '#i18n/catalogue/home.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './north-dialog.module.css';

export interface NorthDialogProps {
  rooms: number;
  /** What an arrow on the drawing says, degrees clockwise from up. */
  read: number | undefined;
  /** Undefined where it is not known, or none of the four. */
  onAnswer(degrees: number | undefined): void;
}

const sides = [
  { degrees: 0, label: home.northUp, side: 'up', arrow: '↑' },
  { degrees: 90, label: home.northRight, side: 'right', arrow: '→' },
  { degrees: 180, label: home.northDown, side: 'down', arrow: '↓' },
  { degrees: 270, label: home.northLeft, side: 'left', arrow: '←' },
] as const;

/** The one question on which every direction of a plan depends, answered by a tap. */
export function NorthDialog({ rooms, read, onAnswer }: NorthDialogProps) {
  const { t, language } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<number>(undefined);

  function say(degrees: number | undefined): void {
    answer.current = degrees;
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={t(home.northTitle)} onClose={() => onAnswer(answer.current)}>
      <p className={classes.found}>{t(home.northFound, { rooms: formatNumber(rooms, language) })}</p>
      <div className={classes.sides} data-testid="north-sides">
        {sides.map(({ degrees, label, side, arrow }) => (
          <Button
            key={side}
            variant="default"
            className={classes.side}
            data-side={side}
            leftSection={<span aria-hidden="true">{arrow}</span>}
            onClick={() => say(degrees)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      <div className={classes.others}>
        {read !== undefined && (
          <Button data-testid="north-as-read" onClick={() => say(Math.round(read) % 360)}>
            {t(home.northAsRead, { degrees: formatNumber(Math.round(read) % 360, language) })}
          </Button>
        )}
        <Button variant="subtle" data-testid="north-unknown" onClick={() => say(undefined)}>
          {t(home.northUnknown)}
        </Button>
      </div>
    </Dialog>
  );
}
