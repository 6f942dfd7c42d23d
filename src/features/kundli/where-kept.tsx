import { useState } from 'react';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { moveBirthsHere, moveBirthsToAccount } from '#session/births.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './kundli.module.css';
import { SwitchLine } from './switch-line.tsx';

export interface WhereKeptProps {
  userId: string;
  isInAccount: boolean;
  /** After births went from here to the account, or back. */
  onMoved(): Promise<void>;
}

/** Where a member's charts are kept: on this device alone, unless they say that the account may have them. */
export function WhereKept({ userId, isInAccount, onMoved }: WhereKeptProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);

  async function move(by: typeof moveBirthsHere): Promise<boolean> {
    try {
      const kind = await by(userId);
      if (kind !== 'kept') throw new Error(kind);
      await onMoved();
      return true;
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: texts.notMoved } });
      return false;
    }
  }

  return (
    <section aria-label={t(texts.inAccount)} className={classes.card}>
      <SwitchLine
        label={t(texts.inAccount)}
        note={t(isInAccount ? texts.inAccountNote : texts.hereNote)}
        isOn={isInAccount}
        onTurn={(isOn) => {
          if (isOn) void move(moveBirthsToAccount);
          else setIsAsking(true);
        }}
      />
      {isAsking && (
        <AskBefore
          title={t(texts.takeOut)}
          keepLabel={t(texts.leaveThere)}
          removeLabel={t(texts.takeOutNow)}
          removeTestId="take-charts-out"
          remove={() => move(moveBirthsHere)}
          onRemoved={() => undefined}
          onClose={() => setIsAsking(false)}
        >
          <p>{t(texts.takeOutNote)}</p>
        </AskBefore>
      )}
    </section>
  );
}
