import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ListedPuja, PujaGuide } from '#domain/devotion/puja-guide.ts';
import { pujaGuide, pujaSteps as texts } from '#i18n/catalogue/puja.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BackIcon, CheckCircleIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ReadAloudBar } from '#ui/read-aloud/read-aloud-bar.tsx';
import { useReadAloud } from '#ui/read-aloud/use-read-aloud.ts';
import { Screen } from '#ui/screen.tsx';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { KathaText } from './katha-text.tsx';
import { choosePuja, noteProgress, pujaStore } from './puja-store.ts';
import classes from './puja.module.css';
import { Sentences, spokenSentences } from './sentences.tsx';
import { spokenVerse, VerseText } from './verse-text.tsx';

interface StepsProps {
  listed: ListedPuja;
  guide: PujaGuide;
  /** From 1; one more than there are is the end. */
  step: number;
}

/** One step on the screen, which stays on meanwhile; how far one is stays on the device. */
export function PujaSteps({ listed, guide, step }: StepsProps) {
  const { t, language } = useI18n();
  const { id, names } = listed;
  const all = guide.steps.length;
  const now = guide.steps[step - 1];
  const wakeLock = useWakeLock();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => noteProgress(id, { step: step > all ? undefined : step }), [id, step, all]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <Screen
      documentTitle={`${now?.title[language] ?? t(texts.done)} · ${names[language]} · ${t(ui.productName)}`}
      head={{ path: `/puja/${id}` }}
    >
      <div className={classes.stage} data-testid="puja-step">
        <div className={classes.stageHead}>
          <Link to="/puja/$id" params={{ id }} className={classes.up} data-testid="whole-guide">
            <BackIcon size="1.125rem" />
            {names[language]}: {t(texts.overview)}
          </Link>
          {wakeLock === 'held' && <span className={classes.quiet}>{t(texts.awake)}</span>}
        </div>
        <progress
          className={classes.progress}
          max={all}
          value={Math.min(step, all)}
          aria-label={t(texts.progress)}
        />
        {now && (
          <p className={classes.quiet} data-testid="step-place">
            {t(pujaGuide.stepOf, { step: formatNumber(step, language), all: formatNumber(all, language) })}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={classes.stepTitle}>
          {now ? now.title[language] : t(texts.done)}
        </h1>
        {now ? <Step key={step} guide={guide} step={now} /> : <Done guide={guide} />}
        <nav className={classes.stepBar} aria-label={t(texts.progress)}>
          {step > 1 && (
            <LinkButton
              to="/puja/$id"
              params={{ id }}
              search={{ step: String(step - 1) }}
              replace
              variant="default"
              size="lg"
              className={classes.stepButton}
              data-testid="step-back"
            >
              {t(texts.back)}
            </LinkButton>
          )}
          {now ? (
            <LinkButton
              to="/puja/$id"
              params={{ id }}
              search={{ step: String(step + 1) }}
              replace
              size="lg"
              className={classes.stepButton}
              data-testid="step-next"
            >
              {t(step === all ? texts.finish : texts.next)}
            </LinkButton>
          ) : (
            <LinkButton
              to="/hindu-aartis"
              size="lg"
              variant="default"
              className={classes.stepButton}
              data-testid="to-aartis"
            >
              {t(texts.aartis)}
            </LinkButton>
          )}
        </nav>
      </div>
    </Screen>
  );
}

function Step({ guide, step }: { guide: PujaGuide; step: PujaGuide['steps'][number] }) {
  const { t, language } = useI18n();
  const { title, text, say = [], isKatha } = step;
  const rate = useStore(pujaStore, (state) => state.rate);
  const reading = useReadAloud(
    title[language],
    [
      ...spokenSentences('text', text[language], language),
      ...say.flatMap((verse) => spokenVerse(verse.text, verse, language)),
    ],
    rate,
  );
  return (
    <>
      <p className={classes.stepText}>
        <Sentences id="text" text={text[language]} current={reading.current} />
      </p>
      {say.length > 0 && (
        <section className={classes.say} aria-label={t(texts.say)}>
          <p className={classes.sayLabel} aria-hidden="true">
            {t(texts.say)}
          </p>
          {say.map((verse) => (
            <VerseText key={verse.text} id={verse.text} verse={verse} current={reading.current} />
          ))}
        </section>
      )}
      <ReadAloudBar reading={reading} rate={rate} onRate={(chosen) => choosePuja({ rate: chosen })} />
      {isKatha && guide.katha && (
        <section className={classes.stepKatha} aria-label={guide.katha.title[language]}>
          <h2 className={classes.kathaTitle}>{guide.katha.title[language]}</h2>
          <KathaText katha={guide.katha} />
        </section>
      )}
    </>
  );
}

function Done({ guide }: { guide: PujaGuide }) {
  const { t, language } = useI18n();
  return (
    <div className={classes.done} data-testid="puja-done">
      <CheckCircleIcon size="3rem" />
      <p className={classes.stepText}>{t(texts.doneText)}</p>
      <h2 className={classes.small}>{t(pujaGuide.end)}</h2>
      <p>{guide.food.end[language]}</p>
    </div>
  );
}
