import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import classes from './account.module.css';

export interface SubmitButtonProps {
  isBusy: boolean;
  'data-testid'?: string;
  children: ReactNode;
}

/**
 * Sends a form. One that were disabled while that goes on would lose the focus; the form ignores further sends itself. Who
 * somebody is only the server can say, so that without a network the reason stands there before it is pressed.
 */
export function SubmitButton({ isBusy, ...props }: SubmitButtonProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const reasonId = useId();
  return (
    <>
      <Button
        type="submit"
        aria-disabled={isBusy}
        data-disabled={isBusy}
        {...(!isOnline && { 'aria-describedby': reasonId })}
        {...props}
      />
      {!isOnline && (
        <p id={reasonId} className={classes.needsNetwork}>
          {t(account.needsNetwork)}
        </p>
      )}
    </>
  );
}
