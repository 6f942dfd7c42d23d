import { Button, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import { session } from '#i18n/catalogue/session.ts';
import { useI18n } from '#i18n/use-i18n.ts';

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
  return (
    <Modal
      opened
      centered
      onClose={onStay}
      title={t(count === 1 ? session.unsentOneTitle : session.unsentTitle, { count })}
      closeButtonProps={{ 'aria-label': t(session.staySignedIn) }}
    >
      <Stack gap="sm">
        <Text>{t(session.unsentText)}</Text>
        <Button onClick={onSendFirst} loading={isBusy} data-autofocus>
          {t(session.sendFirst)}
        </Button>
        <Button variant="default" onClick={() => onLeave('unsent')} disabled={isBusy}>
          {t(session.keepOnDevice)}
        </Button>
        <Button variant="light" color="sindoor" onClick={() => onLeave('nothing')} disabled={isBusy}>
          {t(count === 1 ? session.deleteOne : session.deleteUnsent, { count })}
        </Button>
      </Stack>
    </Modal>
  );
}
