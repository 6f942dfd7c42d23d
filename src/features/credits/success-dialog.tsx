import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './credits.module.css';

export interface SuccessDialogProps {
  orderId: string;
  /** How many were added. */
  credits: number;
  onClose(): void;
}

/** Says that a payment has come through, over whatever the page shows. */
export function SuccessDialog({ orderId, credits, onClose }: SuccessDialogProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} title={t(texts.paidTitle)} onClose={onClose}>
      <div className={classes.paid} data-testid="payment-success">
        <p>{t(texts.paidText, { credits: formatNumber(credits, language) })}</p>
        <div className={classes.answers}>
          <Button
            onClick={() => {
              dialog.current?.close();
              void navigate({ to: '/' });
            }}
          >
            {t(texts.goHome)}
          </Button>
          <Link to="/receipt/$order" params={{ order: orderId }} className={classes.receiptWay}>
            {t(texts.viewReceipt)}
          </Link>
        </div>
      </div>
    </Dialog>
  );
}
