import { ActionIcon } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Point } from '#domain/vaastu/plan.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Icon } from '../plan-stage/stage-icons.tsx';
import { arrowSteps } from './hands.ts';
import classes from './plan-editor.module.css';

export interface NudgePadProps {
  legend: string;
  /** What left, up, down and right do, in this order. */
  labels: readonly [left: Message, up: Message, down: Message, right: Message];
  onNudge(way: Point, isLarge: boolean): void;
}

const ways: readonly { way: Point; drawing: string }[] = [
  { way: [-1, 0], drawing: 'M19 12H5M11 6l-6 6 6 6' },
  { way: [0, -1], drawing: 'M12 19V5M6 11l6-6 6 6' },
  { way: [0, 1], drawing: 'M12 5v14M6 13l6 6 6-6' },
  { way: [1, 0], drawing: 'M5 12h14M13 6l6 6-6 6' },
];

/** Four buttons that move something a little; on any of them the arrow keys do so too, with Shift farther. */
export function NudgePad({ legend, labels, onNudge }: NudgePadProps) {
  const { t } = useI18n();

  function onKeyDown(event: KeyboardEvent): void {
    const way = arrowSteps[event.key];
    if (!way) return;
    event.preventDefault();
    onNudge(way, event.shiftKey);
  }

  return (
    <fieldset className={classes.pad}>
      <legend>{legend}</legend>
      {ways.map(({ way, drawing }, index) => {
        const label = labels[index];
        return (
          label && (
            <ActionIcon
              key={drawing}
              variant="default"
              aria-label={`${legend}: ${t(label)}`}
              title={t(label)}
              onClick={() => onNudge(way, false)}
              onKeyDown={onKeyDown}
            >
              <Icon d={drawing} />
            </ActionIcon>
          )
        );
      })}
    </fieldset>
  );
}
