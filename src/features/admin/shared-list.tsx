import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatDate } from '#i18n/format.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';
import { reviewAarti, type SharedWithAll } from '#session/admin-review.ts';
import type { Remote } from '#session/use-remote.ts';
import classes from './admin.module.css';
import { Badge } from './list-parts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SearchedList } from './searched-list.tsx';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useDeityNames, type DeityName } from './use-deity-names.ts';

interface SharedListProps {
  userId: string;
  shared: Remote<SharedWithAll[], AdminRefusal>;
}

/** What everybody sees of what users have shared, to be found again and taken back. */
export function SharedList({ userId, shared }: SharedListProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const deities = useDeityNames(userId);
  const [leaving, setLeaving] = useState<SharedWithAll>();

  function deityOf({ deity_id: id }: SharedWithAll): DeityName | undefined {
    return deities.found?.ok && id !== null
      ? deities.found.value.find((deity) => deity.id === id)
      : undefined;
  }

  function wordsOf(aarti: SharedWithAll): string[] {
    const deity = deityOf(aarti);
    return [aarti.title, ...(aarti.tags ?? []), deity?.name ?? '', deity?.name_hi ?? ''];
  }

  async function takeBack({ id }: SharedWithAll, reason: string): Promise<boolean> {
    takeBackRefusal(adminWords.reviewFailed);
    const outcome = await reviewAarti(userId, { kind: 'rejected', aarti: { id }, reason });
    const why: AdminRefusal | undefined = outcome.ok ? undefined : outcome.problem;
    if (why) tellRefused(adminWords.reviewFailed, why);
    else tellDone(adminWords.wasTakenBack);
    // What its owner has withdrawn meanwhile is not shown any more, either.
    if (why === undefined || why === 'gone')
      shared.setValue((before) => before.filter((row) => row.id !== id));
    return why === undefined || why === 'gone';
  }

  return (
    <>
      <div className={classes.head}>
        <h2>{t(adminWords.sharedWithAll)}</h2>
      </div>
      <p className={classes.quiet}>{t(adminWords.sharedWithAllText)}</p>
      <SearchedList
        asked={shared}
        wordsOf={wordsOf}
        none={t(adminWords.nothingShared)}
        rowTestId="shared-with-all"
        renderRow={(aarti) => {
          const deity = deityOf(aarti);
          return (
            <>
              <div className={classes.rowWords}>
                <p className={classes.rowTitle}>
                  <Link to="/hindu-aartis" search={{ read: aarti.id }}>
                    <bdi>{aarti.title}</bdi>
                  </Link>
                </p>
                <span className={classes.quiet}>
                  {t(adminWords.sharedSince, {
                    date: formatDate(new Date(aarti.verified_at), language),
                  })}
                </span>
                {deity && (
                  <div className={classes.badges}>
                    <Badge tone="gold">
                      {language === 'hi' ? (deity.name_hi ?? deity.name) : deity.name}
                    </Badge>
                  </div>
                )}
              </div>
              <Button
                variant="default"
                disabled={!isOnline}
                aria-label={t(adminWords.takeBackOf, { title: isolated(aarti.title) })}
                onClick={() => setLeaving(aarti)}
                data-testid="take-back"
              >
                {t(adminWords.takeBack)}
              </Button>
            </>
          );
        }}
      />
      {leaving && (
        <ReasonDialog
          title={t(adminWords.takeBackTitle, { title: isolated(leaving.title) })}
          act={t(adminWords.takeBack)}
          onReason={(reason) => takeBack(leaving, reason)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
