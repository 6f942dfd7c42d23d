import { useRef } from 'react';
import { planNorth } from '#i18n/catalogue/plan-north.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NorthTap, type NorthTapProps } from '#ui/north-tap.tsx';

/** Asks where north is in front of the page; closing it is not to know. */
export function NorthDialog({ onAnswer, ...found }: NorthTapProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<number>(undefined);
  return (
    <Dialog ref={dialog} title={t(planNorth.title)} onClose={() => onAnswer(answer.current)}>
      <NorthTap
        {...found}
        onAnswer={(degrees) => {
          answer.current = degrees;
          dialog.current?.close();
        }}
      />
    </Dialog>
  );
}
