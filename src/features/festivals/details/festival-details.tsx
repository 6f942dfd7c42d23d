import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { FestivalContent } from '#db/queries/content-aartis.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalDetails as texts, festivalTypes } from '#i18n/catalogue/festival-details.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { noteFestivalRead } from '#pwa/install-record.ts';
import { Deferred } from '#ui/deferred.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { ShareCardButton } from '#ui/share-card/share-card-button.tsx';
import type { FestivalAartiSlots } from './aarti-slots.ts';
import { Aartis } from './aartis.tsx';
import { FestivalDays } from './festival-days.tsx';
import { FestivalFacts } from './festival-facts.tsx';
import classes from './festival-details.module.css';
import { namesOf } from './festival-names.ts';
import { PujaLinks } from './puja-links.tsx';
import { Rituals } from './rituals.tsx';
import { useFestivalContent } from './use-festival-content.ts';

export interface FestivalDetailsProps {
  /** The id of a rule (`diwali`); for a festival that an admin has added, the id of its row. */
  festivalId: string;
  /** YYYY-MM-DD: the day that is meant; undefined where no day of it is known. */
  date: string | undefined;
  /** Which rule chose the day, and both days where traditions split; stands below the description. */
  decision?: ReactNode;
  /** To be reminded of it; stands beside the name. */
  bell?: ReactNode;
  aartis: FestivalAartiSlots;
}

const RitualSheet = lazy(async () => ({ default: (await import('./ritual-sheet.tsx')).RitualSheet }));

/** A festival with its rituals and aartis, headed by its name as an `h2` that can take the focus. */
export function FestivalDetails(props: FestivalDetailsProps) {
  const { festivalId } = props;
  return <Found key={festivalId} {...props} />;
}

function Found(props: FestivalDetailsProps) {
  const { t } = useI18n();
  const { content, retry } = useFestivalContent(props.festivalId);
  if (content === undefined)
    return (
      <Deferred>
        <output className={classes.waiting} data-testid="festival-loading">
          <span className={classes.ring} aria-hidden="true" />
          {t(texts.loading)}
        </output>
      </Deferred>
    );
  if (content === 'failed') return <Trouble message={t(texts.failed)} onRetry={retry} />;
  const names = content.isHidden ? undefined : namesOf(props.festivalId, content.festival);
  if (!names) return <Trouble message={t(texts.unknown)} />;
  return <Details {...props} content={content} names={names} />;
}

interface DetailsProps extends FestivalDetailsProps {
  content: FestivalContent;
  names: FestivalNames;
}

function Details({ festivalId, date, decision, bell, aartis, content, names }: DetailsProps) {
  const { t, language } = useI18n();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => noteFestivalRead(new Date()), []);
  const { festival, rituals } = content;
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <article className={classes.festival} aria-labelledby="festival-name" data-testid="festival-details">
      <header className={classes.head}>
        <div className={classes.names}>
          {festival?.type !== undefined && (
            <span className={classes.type} data-testid="festival-type">
              {typeText(festival.type, language)}
            </span>
          )}
          <h2 id="festival-name" className={classes.name} tabIndex={-1}>
            {names[language]}
          </h2>
          {names[other] !== names[language] && (
            <p className={classes.otherName} lang={other}>
              {names[other]}
            </p>
          )}
        </div>
        {bell}
      </header>
      {festival?.description && <p className={classes.text}>{festival.description[language]}</p>}
      {!festival && (
        <p className={classes.soft}>{t(content.isEmpty ? texts.contentMissing : texts.onlyTheRule)}</p>
      )}
      {decision}
      {festival && <FestivalFacts festival={festival} deity={content.deity} />}
      <PujaLinks festival={festival?.ruleId ?? festivalId} />
      <FestivalDays festival={festival?.ruleId ?? festivalId} names={names} date={date} />
      <ShareCardButton
        cardOf={async (inLanguage) => {
          const { festivalShare } = await import('./festival-share.ts');
          return festivalShare({ names, date, festival }, inLanguage);
        }}
      />
      {festival && (
        <Rituals
          festival={festival.ruleId ?? festivalId}
          rituals={rituals}
          print={
            <Button
              variant="default"
              size="sm"
              onClick={() => setIsPrinting(true)}
              data-testid="print-rituals"
            >
              {t(texts.print)}
            </Button>
          }
        />
      )}
      <Aartis festivalId={festivalId} names={names} content={content} slots={aartis} />
      {isPrinting && (
        <Suspense fallback={null}>
          <RitualSheet names={names} date={date} content={content} onDone={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </article>
  );
}

/** A word of an admin's own stands as it is. */
function typeText(type: string, language: Language): string {
  return Object.hasOwn(festivalTypes, type)
    ? festivalTypes[type as keyof typeof festivalTypes][language]
    : type;
}

function Trouble({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const { t } = useI18n();
  return (
    <div className={classes.trouble} role="alert" data-testid="festival-trouble">
      <AlertIcon />
      <p>{message}</p>
      {onRetry && (
        <Button size="sm" variant="default" onClick={onRetry}>
          {t(texts.tryAgain)}
        </Button>
      )}
    </div>
  );
}
