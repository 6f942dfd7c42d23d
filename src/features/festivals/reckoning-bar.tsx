import { Button } from '@mantine/core';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { festivalTexts as texts } from '#i18n/catalogue/festivals.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PinIcon } from '#ui/icons.tsx';
import type { Reckoning } from './almanac-task.ts';
import classes from './reckoning-bar.module.css';

export interface ReckoningBarProps {
  reckoning: Reckoning;
  placeName: string;
  choices: ReactNode;
}

/** Where the days are reckoned and by which months; both are chosen in the dialog that it opens. */
export function ReckoningBar({ reckoning, placeName, choices }: ReckoningBarProps) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const months = t(reckoning.monthSystem === 'amanta' ? texts.amantaMonths : texts.purnimantaMonths);
  return (
    <>
      <Button
        variant="default"
        className={classes.opener}
        data-is="reckoning"
        leftSection={<PinIcon />}
        aria-label={`${t(texts.changeReckoning)}: ${placeName} · ${months}`}
        onClick={() => setIsOpen(true)}
      >
        {placeName} · {months}
      </Button>
      {isOpen && (
        <Dialog ref={dialog} title={t(texts.changeReckoning)} onClose={() => setIsOpen(false)}>
          <div className={classes.choices}>
            <Suspense fallback={<output>{t(ui.loading)}</output>}>{choices}</Suspense>
            <Button onClick={() => dialog.current?.close()}>{t(texts.done)}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
