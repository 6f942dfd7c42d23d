import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountData } from '#i18n/catalogue/account-data.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { Trouble } from '#session/trouble.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './data-sections.module.css';
import { troubleTexts } from './trouble-text.ts';

/** That something needs a connection, said where it would stand. */
export function NeedsConnection({ children }: { children: ReactNode }) {
  return (
    <p className={classes.note}>
      <OfflineIcon size="1.25rem" />
      <span>{children}</span>
    </p>
  );
}

export interface NotToldProps {
  what: string;
  trouble: Trouble;
  onTryAgain(): void;
}

/** That something could not be fetched, why, and the way to try again. */
export function NotTold({ what, trouble, onTryAgain }: NotToldProps) {
  const { t } = useI18n();
  return (
    <div className={classes.notTold} role="alert">
      <p className={classes.note}>
        <AlertIcon size="1.25rem" />
        <span>
          {what} {t(troubleTexts[trouble])}
        </span>
      </p>
      <Button variant="default" onClick={onTryAgain}>
        {t(accountData.tryAgain)}
      </Button>
    </div>
  );
}

/** The shape of a list to come. */
export function ListShape({ rows }: { rows: number }) {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.shapes} aria-busy="true">
        <output className="visually-hidden">{t(accountData.loading)}</output>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={classes.shape} />
        ))}
      </div>
    </Deferred>
  );
}
