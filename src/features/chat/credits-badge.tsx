import { Link } from '@tanstack/react-router';
import { toCredits } from '#domain/credits/prices.ts';
import { chat } from '#i18n/catalogue/chat.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CoinsIcon } from '#ui/icons.tsx';
import classes from './chat-header.module.css';

/** What is left to ask with, and the way to more. */
export function CreditsBadge({ thirds }: { thirds: number | undefined }) {
  const { t, language } = useI18n();
  const credits = thirds === undefined ? undefined : formatNumber(toCredits(thirds), language);
  return (
    <Link
      to="/subscriptions"
      className={classes.badge}
      aria-label={credits === undefined ? t(chat.creditsUnknown) : t(chat.creditsBadge, { credits })}
      data-testid="credits-badge"
      data-numeric
    >
      <CoinsIcon size="1.25rem" />
      <span>{credits ?? '…'}</span>
    </Link>
  );
}
