import { Button } from '@mantine/core';
import { useRef } from 'react';
import { recording } from '#i18n/catalogue/voice-recording.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './explain-dialog.module.css';
import type { SpeechWay } from './voice-state.ts';

export interface ExplainDialogProps {
  way: SpeechWay;
  onAgree(): void;
  /** Closed without a yes. */
  onDecline(): void;
}

/** Says what becomes of somebody's voice before the browser asks for the microphone. */
export function ExplainDialog({ way, onAgree, onDecline }: ExplainDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const hasAgreed = useRef(false);

  function agree(): void {
    hasAgreed.current = true;
    // Closed by itself first: then the focus goes back to the microphone.
    dialog.current?.close();
    onAgree();
  }

  return (
    <Dialog
      ref={dialog}
      title={t(recording.explainTitle)}
      onClose={() => {
        if (!hasAgreed.current) onDecline();
      }}
    >
      <div className={classes.words}>
        <p>{t(recording.explainLength)}</p>
        <p>{t(whereItGoes[way])}</p>
        <p>{t(recording.explainPermission)}</p>
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()} data-testid="voice-decline">
            {t(recording.explainDecline)}
          </Button>
          <Button onClick={agree} data-testid="voice-agree">
            {t(way === 'browser' ? recording.explainAgreeBrowser : recording.explainAgree)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const whereItGoes: Record<SpeechWay, Message> = {
  endpoint: recording.explainEndpoint,
  local: recording.explainLocal,
  browser: recording.explainBrowser,
};
