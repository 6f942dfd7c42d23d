import { ActionIcon } from '@mantine/core';
import type { PlanRating } from '#db/queries/plan-ratings.ts';
import type { PlanInList } from '#db/queries/properties.ts';
import { highestRating, ratingOf } from '#domain/vaastu/rating.ts';
import { properties as texts, propertyChanges } from '#i18n/catalogue/properties.ts';
import { ratingLabels, ratingTexts } from '#i18n/catalogue/rating.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BinIcon } from '#ui/icons.tsx';
import { LongText } from '#ui/long-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ToneBadge } from '#ui/tone-badge.tsx';
import classes from './plan-card.module.css';
import { PrivatePicture } from './private-picture.tsx';
import { SendNote } from './send-note.tsx';

export interface PlanCardProps {
  userId: string;
  plan: PlanInList;
  /** Undefined where there is no analysis. */
  rating: PlanRating | undefined;
  /** Whether it is known if there is one. */
  isRated: boolean;
  isNear: boolean;
  onDelete(plan: PlanInList): void;
}

/** One floorplan: what it is, and its rating or the way to one. */
export function PlanCard({ userId, plan, rating, isRated, isNear, onDelete }: PlanCardProps) {
  const { t } = useI18n();
  const { floorplan, state } = plan;
  const { id, title, description } = floorplan;
  return (
    <li className={classes.plan} data-testid="plan">
      <span className={classes.picture}>
        <PrivatePicture
          path={isNear ? floorplan.image_url : undefined}
          alt={t(texts.planPicture, { title })}
          width={320}
        />
      </span>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <Facts plan={plan} />
        {rating && <Rating rating={rating.rating} />}
        {description !== null && description.trim() !== '' && (
          <LongText key={description} text={description} more={t(texts.readOn)} less={t(texts.readLess)} />
        )}
      </div>
      <ActionIcon
        className={classes.delete}
        aria-label={t(propertyChanges.deleteNamed, { title })}
        onClick={() => onDelete(plan)}
      >
        <BinIcon />
      </ActionIcon>
      <div className={classes.foot}>
        <SendNote userId={userId} state={state} />
        <div className={classes.answers} aria-busy={!isRated}>
          {isRated && <Ways id={id} title={title} isAnalysed={rating !== undefined} />}
        </div>
      </div>
    </li>
  );
}

function Facts({ plan: { floorplan } }: { plan: PlanInList }) {
  const { language } = useI18n();
  const { file_type: type, file_size: size, upload_date: at } = floorplan;
  const facts = [
    type === 'application/pdf' && 'PDF',
    size !== null && saySize(size, language),
    !Number.isNaN(Date.parse(at)) && formatDate(new Date(at), language),
  ].filter((fact) => fact !== false);
  return (
    <p className={classes.facts} data-numeric>
      {facts.join(' · ')}
    </p>
  );
}

/** Its rating as a word, a number and a shape. */
function Rating({ rating }: { rating: number | null }) {
  const { t, language } = useI18n();
  const { band, tone, score } = ratingOf(rating);
  const marks = score !== null && { score: formatNumber(score, language), highest: highestRating };
  return (
    <p className={classes.rating}>
      <ToneBadge tone={tone}>
        {marks && (
          <>
            <span aria-hidden="true" data-numeric>
              {t(ratingTexts.outOf, marks)}
            </span>
            <span className="visually-hidden">{t(ratingTexts.outOfSpoken, marks)}</span>{' '}
          </>
        )}
        {t(ratingLabels[band])}
      </ToneBadge>
    </p>
  );
}

/** Where one can go from here. */
function Ways({ id, title, isAnalysed }: { id: string; title: string; isAnalysed: boolean }) {
  const { t } = useI18n();
  if (!isAnalysed)
    return (
      <LinkButton
        to="/analyze/$id"
        params={{ id }}
        size="sm"
        variant="light"
        aria-label={t(texts.startAnalysisOf, { title })}
      >
        {t(texts.startAnalysis)}
      </LinkButton>
    );
  return (
    <>
      <LinkButton
        to="/analysis/$id"
        params={{ id }}
        size="sm"
        variant="default"
        aria-label={t(texts.viewAnalysisOf, { title })}
      >
        {t(texts.viewAnalysis)}
      </LinkButton>
      <LinkButton
        to="/analyze/$id"
        params={{ id }}
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={t(texts.analyseAgainOf, { title })}
      >
        {t(texts.analyseAgain)}
      </LinkButton>
    </>
  );
}
