import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { session } from '#i18n/catalogue/session.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';

export interface UnsentDialogProps {
  count: number;
  isBusy: boolean;
  onSendFirst(): void;
  onLeave(leaving: 'nothing' | 'unsent'): void;
  onStay(): void;
}

/** Before somebody signs out: what becomes of the things that only this device has. */
export function UnsentDialog({ count, isBusy, onSendFirst, onLeave, onStay }: UnsentDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOne = count === 1;
  return (
    <Dialog
      ref={dialog}
      title={t(isOne ? session.unsentOneTitle : session.unsentTitle, { count })}
      onClose={onStay}
    >
      <Stack gap="sm">
        <Text>{t(isOne ? session.unsentOneText : session.unsentText)}</Text>
        <Button onClick={onSendFirst} loading={isBusy}>
          {t(session.sendFirst)}
        </Button>
        <Button variant="default" onClick={() => onLeave('unsent')} disabled={isBusy}>
          {t(session.keepOnDevice)}
        </Button>
        <Button variant="light" color="sindoor" onClick={() => onLeave('nothing')} disabled={isBusy}>
          {t(isOne ? session.deleteOne : session.deleteUnsent, { count })}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => dialog.current?.close()} disabled={isBusy}>
          {t(session.staySignedIn)}
        </Button>
      </Stack>
    </Dialog>
  );
}
