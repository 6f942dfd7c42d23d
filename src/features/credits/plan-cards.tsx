import { Button } from '@mantine/core';
import { useId } from 'react';
import { messagesFor, popularPlanName, type CreditPlan } from '#domain/credits/plan.ts';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { formatNumber, formatRupees } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { planText } from '#i18n/plan-text.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { PaymentSetup } from '#session/credits.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from '#ui/icons.tsx';
import classes from './credits.module.css';
import type { FoundPlans } from './use-plans.ts';

export interface PlanCardsProps {
  found: FoundPlans;
  /** Undefined until it is known. */
  setup: PaymentSetup | undefined;
  /** The plan whose purchase is beginning. */
  startingPlanId: string | undefined;
  onBuy(planId: string): void;
  onLookAgain(): void;
}

/** What can be bought, cheapest first. */
export function PlanCards({ found, setup, startingPlanId, onBuy, onLookAgain }: PlanCardsProps) {
  const { t } = useI18n();
  const titleId = useId();
  const isOnline = useIsOnline();
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} className="visually-hidden">
        {t(texts.plans)}
      </h2>
      {setup?.payments?.isSandbox && (
        <p className={classes.sandbox}>
          <InfoIcon size="1.25rem" />
          <span>{t(texts.sandbox)}</span>
        </p>
      )}
      {found.kind === 'looking' && <CardShapes />}
      {found.kind === 'failed' && (
        <div className={classes.notTold} role="alert">
          <AlertIcon />
          <p>
            <strong>{t(texts.plansFailed)}</strong>
            <br />
            {t(isOnline ? texts.plansFailedServer : texts.plansFailedText)}
          </p>
          <Button variant="default" onClick={onLookAgain}>
            {t(texts.tryAgain)}
          </Button>
        </div>
      )}
      {found.kind === 'none' && (
        <div className={classes.notTold}>
          <InfoIcon />
          <p>
            <strong>{t(texts.plansNone)}</strong>
            <br />
            {t(texts.plansNoneText)}
          </p>
        </div>
      )}
      {found.kind === 'found' && (
        <>
          <ul className={classes.cards}>
            {found.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isStarting={plan.id === startingPlanId}
                isBusy={startingPlanId !== undefined}
                hindrance={hindrance(isOnline, setup)}
                onBuy={() => onBuy(plan.id)}
              />
            ))}
          </ul>
          {setup && !setup.payments && <p className={classes.quiet}>{t(texts.buyUnavailable)}</p>}
          <p className={classes.quiet}>{t(frame.tradition)}</p>
        </>
      )}
    </section>
  );
}

/** Why nothing can be bought just now. */
function hindrance(isOnline: boolean, setup: PaymentSetup | undefined): Message | undefined {
  if (setup && !setup.payments) return texts.buyUnavailableShort;
  return isOnline ? undefined : texts.buyOfflineShort;
}

interface PlanCardProps {
  plan: CreditPlan;
  isStarting: boolean;
  /** One of the plans is being bought. */
  isBusy: boolean;
  hindrance: Message | undefined;
  onBuy(): void;
}

function PlanCard({ plan, isStarting, isBusy, hindrance: why, onBuy }: PlanCardProps) {
  const { t, language } = useI18n();
  const id = useId();
  const { name, pricePaise, credits } = plan;
  const isPopular = name === popularPlanName;
  const shownName = planText(name, t);
  const count = (number: number) => formatNumber(number, language);
  const points = [
    t(texts.planTexts, { count: count(messagesFor(credits, 'text')) }),
    t(texts.planImages, { count: count(messagesFor(credits, 'image')) }),
    t(texts.planForever),
  ];
  const isHeld = isBusy || why !== undefined;
  return (
    <li className={classes.card} data-popular={isPopular} data-testid={`plan-${name}`}>
      <div className={classes.cardHead}>
        <h3 id={`${id}-name`} className={classes.planName}>
          {shownName}
        </h3>
        {isPopular && <span className={classes.popular}>{t(texts.popular)}</span>}
      </div>
      <p className={classes.price} data-numeric>
        {formatRupees(pricePaise / 100, language)}
      </p>
      <p className={classes.planCredits} data-numeric>
        <strong>{t(texts.planCredits, { credits: count(credits) })}</strong>
        <span className={classes.quiet}>
          {t(texts.perCredit, { price: formatRupees(Math.round(pricePaise / credits) / 100, language) })}
        </span>
      </p>
      <ul className={classes.points} data-numeric>
        {points.map((point) => (
          <li key={point}>
            <CheckCircleIcon size="1.25rem" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        variant={isPopular ? 'filled' : 'default'}
        aria-disabled={isHeld}
        {...(why && { 'aria-describedby': `${id}-why` })}
        className={classes.buy}
        onClick={() => !isHeld && onBuy()}
      >
        {isStarting ? t(texts.processing) : t(texts.buy, { plan: shownName })}
      </Button>
      {why && (
        <p id={`${id}-why`} className={classes.why}>
          {t(why)}
        </p>
      )}
    </li>
  );
}

function CardShapes() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.cards} aria-busy="true">
        <output className="visually-hidden">{t(texts.loading)}</output>
        {[1, 2, 3].map((shape) => (
          <div key={shape} className={classes.cardShape} />
        ))}
      </div>
    </Deferred>
  );
}
