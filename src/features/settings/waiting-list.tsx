import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { actName } from '#i18n/act-name.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { OutboxCard, beginningOf, useActLabel } from './outbox-card.tsx';
import type { OutboxItem, Wait } from './outbox-view.ts';
import classes from './settings.module.css';
import { ShowMore } from './show-more.tsx';
import { useBeginning } from './use-beginning.ts';

export interface WaitingListProps {
  items: readonly OutboxItem[];
  now: number;
  onRemove(item: OutboxItem): void;
}

export function WaitingList({ items, now, onRemove }: WaitingListProps) {
  const { t } = useI18n();
  const { shown, hidden, showAll } = useBeginning(items);
  return (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t(settings.waitingTitle)}</h2>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t(settings.nothingWaits)}</p>
      ) : (
        <ul className={classes.list}>
          {shown.map((item) => (
            <WaitingItem key={item.row.opId} item={item} now={now} onRemove={onRemove} />
          ))}
        </ul>
      )}
      <ShowMore count={hidden} onShow={showAll} />
    </section>
  );
}

function WaitingItem({ item, now, onRemove }: { item: OutboxItem } & Omit<WaitingListProps, 'items'>) {
  const { t } = useI18n();
  const label = useActLabel(item);
  return (
    <OutboxCard item={item} now={now} {...(item.wait && { reason: <WaitText wait={item.wait} /> })}>
      {/* What takes another item back is no item of its own. */}
      {item.row.kind !== 'op.cancel' && (
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          aria-label={label(t(settings.remove))}
          onClick={() => onRemove(item)}
        >
          {t(settings.remove)}
        </Button>
      )}
    </OutboxCard>
  );
}

function WaitText({ wait }: { wait: Wait }) {
  const { t } = useI18n();
  switch (wait.kind) {
    case 'credits':
      return (
        <>
          {t(settings.waitsForCredits)}{' '}
          <Link to="/subscriptions" className={classes.link}>
            {t(settings.getCredits)}
          </Link>
        </>
      );
    case 'file':
      return t(settings.waitsForFile);
    case 'server':
      return t(settings.waitsForServer);
    case 'retry':
      return t(settings.waitsForRetry);
    case 'turn':
      return t(settings.waitsForTurn);
    case 'kept':
      return t(settings.waitsForYou);
    case 'held':
      return t(settings.waitsHeld, { code: wait.code });
    case 'dead':
      if (wait.first.kind === 'upload') return t(settings.waitsForDeadFile);
      return t(settings.waitsFor, {
        item: wait.words === undefined ? t(actName(wait.first.kind)) : beginningOf(wait.words),
      });
    default:
      return assertNever(wait);
  }
}
