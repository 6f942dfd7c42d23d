import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { planStage as texts } from '#i18n/catalogue/plan-stage.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MinusIcon, PlusIcon } from '#ui/icons.tsx';
import { FitIcon } from './stage-icons.tsx';
import { zoomStep, type PanZoom } from './stage.ts';
import classes from './plan-stage.module.css';

/** Closer, farther, all of it. */
export function StageControls({ stage }: { stage: PanZoom }) {
  return (
    <div className={classes.controls}>
      <Control label={texts.closer} onPress={() => stage.zoom(zoomStep)}>
        <PlusIcon />
      </Control>
      <Control label={texts.farther} onPress={() => stage.zoom(1 / zoomStep)}>
        <MinusIcon />
      </Control>
      <Control label={texts.showAll} onPress={stage.showAll}>
        <FitIcon />
      </Control>
    </div>
  );
}

interface ControlProps {
  label: Message;
  onPress(): void;
  children: ReactNode;
}

function Control({ label, onPress, children }: ControlProps) {
  const { t } = useI18n();
  return (
    <ActionIcon variant="default" aria-label={t(label)} title={t(label)} onClick={onPress}>
      {children}
    </ActionIcon>
  );
}
