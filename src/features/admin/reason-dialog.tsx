import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './admin.module.css';
import { TextField } from './fields.tsx';

interface ReasonDialogProps {
  title: string;
  /** What the button says that does it. */
  act: string;
  /** Resolves with whether it was taken. */
  onReason(reason: string): Promise<boolean>;
  onClose(): void;
}

/** Asks why an aarti is not shown to others: its owner is told. */
export function ReasonDialog({ title, act, onReason, onClose }: ReasonDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isMissing = reason.trim() === '';

  async function send(): Promise<void> {
    setWasSent(true);
    if (isMissing || isBusy) return;
    setIsBusy(true);
    const isTaken = await onReason(reason.trim());
    setIsBusy(false);
    if (isTaken) dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t(adminWords.reason)}
          name="reason"
          description={t(adminWords.reasonText)}
          isRequired
          rows={4}
          most={1000}
          value={reason}
          error={wasSent && isMissing ? t(adminWords.reasonRequired) : undefined}
          onChange={setReason}
        />
        <div className={classes.acts}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t(adminWords.cancel)}
          </Button>
          <Button
            type="submit"
            color="sindoor"
            aria-disabled={isBusy}
            data-disabled={isBusy}
            data-testid="reject-now"
          >
            {isBusy ? t(adminWords.saving) : act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
