import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';
import type { Remote } from '#session/use-remote.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './admin.module.css';
import { adminRefusalTexts } from './refusal-text.ts';

interface AnsweredProps<T> {
  asked: Remote<T, AdminRefusal>;
  /** What stands there once the server has answered. */
  children(value: T): ReactNode;
}

/** What the server was asked for, or its shape, or why it is not there and the way to try again. */
export function WhenAnswered<T>({ asked: { found, isOnline, askAgain }, children }: AnsweredProps<T>) {
  const { t } = useI18n();
  if (found?.ok)
    return (
      <>
        {!isOnline && <OfflineWords />}
        {children(found.value)}
      </>
    );
  if (!isOnline) return <OfflineWords />;
  if (found === undefined) return <Shape />;
  return (
    <div className={classes.notTold} role="alert">
      <p className={classes.note}>
        <AlertIcon size="1.25rem" />
        <span>{t(adminRefusalTexts[found.problem])}</span>
      </p>
      {found.problem !== 'gone' && found.problem !== 'not-allowed' && (
        <Button variant="default" onClick={askAgain}>
          {t(adminWords.tryAgain)}
        </Button>
      )}
    </div>
  );
}

export function OfflineWords() {
  const { t } = useI18n();
  return (
    <output className={classes.note}>
      <OfflineIcon size="1.25rem" />
      <span>{t(adminWords.offline)}</span>
    </output>
  );
}

function Shape() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.shapes} aria-busy="true">
        <output className="visually-hidden">{t(adminWords.loading)}</output>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={classes.shape} />
        ))}
      </div>
    </Deferred>
  );
}
