import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepPlanDraft } from '#db/mutations/keep-plan-draft.ts';
import { planAtHand } from '#db/queries/plan-draft.ts';
import { whatIf } from '#i18n/catalogue/report-trials.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './try-plan.module.css';
import type { Trial } from './use-trial.ts';

export interface KeepTrialProps {
  db: UserDatabase;
  floorplanId: string;
  trial: Trial;
}

/** Takes what was tried back, or takes it along to a new analysis. */
export function KeepTrial({ db, floorplanId, trial }: KeepTrialProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  /** A draft that is there already is replaced only by whoever says so, and never while it is being analysed. */
  async function keep(mayReplace: boolean): Promise<void> {
    try {
      const found = await planAtHand(db, floorplanId);
      const draft = found.kind === 'found' ? found.at.draft : undefined;
      if (draft?.request) return tell('info', whatIf.keepBusy);
      if (draft && !mayReplace) return setIsAsking(true);
      const kept = await keepPlanDraft(db, {
        id: floorplanId,
        plan: trial.kept,
        isDrafted: true,
        now: Date.now(),
      });
      if (kept === 'full') return tell('error', whatIf.keepFull);
      await navigate({ to: '/analyze/$id', params: { id: floorplanId } });
    } catch (error) {
      logQuietly('plan draft', error);
      tell('error', whatIf.keepFailed);
    }
  }

  return (
    <div className={classes.keep}>
      <div className={classes.buttons}>
        <Button variant="default" onClick={trial.reset} data-testid="reset">
          {t(whatIf.reset)}
        </Button>
        <Button onClick={() => void keep(false)} data-testid="keep-draft">
          {t(whatIf.keep)}
        </Button>
      </div>
      <p className={classes.note}>
        <AlertIcon size="1.125rem" />
        {t(whatIf.layoutNote)}
      </p>
      {isAsking && (
        <Dialog ref={dialog} title={t(whatIf.keepTitle)} onClose={() => setIsAsking(false)}>
          <p>{t(whatIf.keepText)}</p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => dialog.current?.close()}>
              {t(whatIf.keepNot)}
            </Button>
            <Button
              onClick={() => {
                dialog.current?.close();
                void keep(true);
              }}
            >
              {t(whatIf.keepReplace)}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function tell(tone: 'info' | 'error', message: (typeof whatIf)['keepFull']): void {
  showToast({ tone, title: { message } });
}
