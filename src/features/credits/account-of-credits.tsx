import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import { messagesFor } from '#domain/credits/plan.ts';
import { toCredits } from '#domain/credits/prices.ts';
import { isPaid, type CreditTransaction, type PaymentOrder } from '#domain/credits/statement.ts';
import type { CreditsHere } from '#db/credits.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { formatDate, formatNumber, formatRupees, formatTime } from '#i18n/format.ts';
import { planText } from '#i18n/plan-text.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import type { StatementTrouble } from '#session/credits.ts';
import { setSession } from '#session/session-store.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon, ChevronRightIcon, OfflineIcon } from '#ui/icons.tsx';
import classes from './credits.module.css';
import { movementText } from './movement-text.ts';
import { useCredits, type UsedCredits } from './use-credits.ts';

export interface AccountOfCreditsProps {
  userId: string;
  /** Stands under the balance: what to do about it. */
  plans: ReactNode;
  /** Stands beside the history. */
  aside: ReactNode;
}

/** What somebody has, what it went on, and what was bought. */
export function AccountOfCredits({ userId, plans, aside }: AccountOfCreditsProps) {
  const { here, refreshed, refresh } = useCredits(userId);
  return (
    <>
      <Balance here={here} refreshed={refreshed} />
      {plans}
      <div className={classes.columns}>
        <div className={classes.account}>
          <History
            transactions={here?.kept?.statement.transactions}
            refreshed={refreshed}
            onTryAgain={refresh}
          />
          <Receipts purchases={here?.purchases.filter(isPaid) ?? []} />
        </div>
        {aside}
      </div>
    </>
  );
}

function Balance({ here, refreshed }: Pick<UsedCredits, 'here' | 'refreshed'>) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const titleId = useId();
  const credits = creditsOf(here);
  const at = here?.kept?.at;
  return (
    <section aria-labelledby={titleId} className={classes.balance} data-pending={!here || undefined}>
      <h2 id={titleId} className={classes.balanceTitle}>
        {t(texts.balance)}
      </h2>
      {credits === undefined ? (
        <p className={classes.quiet}>{t(refreshed === undefined ? texts.loading : texts.balanceUnknown)}</p>
      ) : (
        <>
          <p className={classes.balanceNumber} data-numeric data-testid="balance">
            {formatNumber(credits, language)}
          </p>
          <p className={classes.quiet}>{credits > 0 ? enoughFor(credits, i18n) : t(texts.balanceNone)}</p>
          {refreshed?.ok === false && at !== undefined && (
            <p className={classes.quiet}>
              {t(texts.asOf, {
                date: formatDate(new Date(at), language),
                time: formatTime(new Date(at), language),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** What a balance is good for, as one says it; of what it is not enough for nothing is counted. */
function enoughFor(credits: number, { t, language }: I18n): string {
  const [typed, pictured] = [messagesFor(credits, 'text'), messagesFor(credits, 'image')];
  const count = (number: number, one: Message, some: Message) =>
    number === 1 ? t(one) : t(some, { count: formatNumber(number, language) });
  const asTexts = count(typed, texts.oneText, texts.someTexts);
  if (pictured === 0) return t(texts.enoughForTexts, { texts: asTexts });
  return t(texts.enoughForBoth, {
    texts: asTexts,
    images: count(pictured, texts.oneImage, texts.someImages),
  });
}

/** The mirror knows at once what was spent here; before its first sync the last account has to do. */
function creditsOf(here: CreditsHere | undefined): number | undefined {
  return here?.thirds === undefined ? here?.kept?.statement.credits : toCredits(here.thirds);
}

interface HistoryProps {
  /** Undefined where the device has none yet. */
  transactions: readonly CreditTransaction[] | undefined;
  refreshed: UsedCredits['refreshed'];
  onTryAgain(): void;
}

const step = 10;

function History({ transactions, refreshed, onTryAgain }: HistoryProps) {
  const { t, language } = useI18n();
  const titleId = useId();
  const [shown, setShown] = useState(step);
  const rest = (transactions?.length ?? 0) - shown;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} className={classes.heading}>
        {t(texts.history)}
      </h2>
      {refreshed?.ok === false && <NotRefreshed trouble={refreshed.problem} onTryAgain={onTryAgain} />}
      {!transactions && refreshed === undefined && <RowShapes />}
      {transactions?.length === 0 && <p className={classes.quiet}>{t(texts.historyNone)}</p>}
      {transactions && transactions.length > 0 && (
        <ul className={classes.rows} data-testid="transactions">
          {transactions.slice(0, shown).map((transaction) => (
            <li key={transaction.id} className={classes.row}>
              <div className={classes.rowWords}>
                <p>{movementText(transaction.description, t)}</p>
                <p className={classes.quiet}>
                  <time dateTime={transaction.createdAt}>
                    {formatDate(new Date(transaction.createdAt), language)},{' '}
                    {formatTime(new Date(transaction.createdAt), language)}
                  </time>
                </p>
              </div>
              <Amount amount={transaction.amount} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="default" className={classes.act} onClick={() => setShown(shown + 4 * step)}>
          {t(texts.historyMore, { count: formatNumber(Math.min(rest, 4 * step), language) })}
        </Button>
      )}
    </section>
  );
}

function Amount({ amount }: { amount: number }) {
  const { t, language } = useI18n();
  const number = formatNumber(Math.abs(amount), language);
  return (
    <p className={classes.amount} data-received={amount > 0} data-numeric>
      <span aria-hidden="true">{amount > 0 ? `+${number}` : `−${number}`}</span>
      <span className="visually-hidden">
        {t(amount > 0 ? texts.received : texts.spent, { amount: number })}
      </span>
    </p>
  );
}

interface NotRefreshedProps {
  trouble: StatementTrouble;
  onTryAgain(): void;
}

function NotRefreshed({ trouble, onTryAgain }: NotRefreshedProps) {
  const { t } = useI18n();
  switch (trouble) {
    case 'offline':
      return (
        <p className={classes.note}>
          <OfflineIcon size="1.25rem" />
          <span>{t(texts.historyOffline)}</span>
        </p>
      );
    case 'signed-out':
      return (
        <div className={classes.notTold}>
          <AlertIcon />
          <p>{t(texts.sessionOver)}</p>
          <Button variant="default" onClick={() => setSession({ status: 'guest' })}>
            {t(texts.signIn)}
          </Button>
        </div>
      );
    case 'refused':
    case 'failed':
      return (
        <div className={classes.notTold}>
          <AlertIcon />
          <p>{t(trouble === 'refused' ? texts.loadFailed : texts.loadBroken)}</p>
          <Button variant="default" onClick={onTryAgain}>
            {t(texts.tryAgain)}
          </Button>
        </div>
      );
  }
}

function Receipts({ purchases }: { purchases: readonly PaymentOrder[] }) {
  const { t, language } = useI18n();
  const titleId = useId();
  if (purchases.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} className={classes.heading}>
        {t(texts.receipts)}
      </h2>
      <ul className={classes.rows}>
        {purchases.map(({ id, planName, amountPaise, createdAt, paidAt, refundedPaise }) => {
          const plan = planText(planName, t);
          const date = formatDate(new Date(paidAt ?? createdAt), language);
          return (
            <li key={id}>
              <Link to="/receipt/$order" params={{ order: id }} className={classes.receiptLink}>
                <span className={classes.rowWords}>
                  <span>
                    <span className="visually-hidden">{t(texts.openReceipt)}: </span>
                    {plan}
                  </span>
                  <span className={classes.quiet}>
                    <time dateTime={paidAt ?? createdAt}>{date}</time>
                    {refundedPaise > 0 &&
                      ` · ${t(texts.refundedNote, { amount: formatRupees(refundedPaise / 100, language) })}`}
                  </span>
                </span>
                <span className={classes.amount} data-numeric>
                  {formatRupees(amountPaise / 100, language)}
                </span>
                <ChevronRightIcon />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function RowShapes() {
  return (
    <Deferred>
      <div className={classes.shapes} aria-busy="true">
        {[1, 2, 3].map((shape) => (
          <div key={shape} className={classes.rowShape} />
        ))}
      </div>
    </Deferred>
  );
}
