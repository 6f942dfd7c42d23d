import { Button } from '@mantine/core';
import { useRef } from 'react';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './property-form.module.css';

/** Asks before a form with words and files in it is emptied. */
export function ClearDialog({ onClear, onClose }: { onClear(): void; onClose(): void }) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} title={t(uploads.clearTitle)} onClose={onClose}>
      <p>{t(uploads.clearText)}</p>
      <div className={classes.choices}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {t(uploads.keep)}
        </Button>
        <Button
          color="sindoor"
          data-testid="confirm-clear"
          onClick={() => {
            onClear();
            dialog.current?.close();
          }}
        >
          {t(uploads.clearConfirm)}
        </Button>
      </div>
    </Dialog>
  );
}
