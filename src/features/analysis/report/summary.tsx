import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { AnalysisRow } from '#db/schema.ts';
import { engineName } from '#domain/vaastu/assess.ts';
import { recommendationsSentence, reportText } from '#domain/vaastu/report-text.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { languageWords, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { MarkdownText } from '#ui/markdown-text.tsx';
import type { Assessed } from './assessed.ts';
import classes from './summary.module.css';

export interface SummaryProps {
  analysis: AnalysisRow;
  /** The plan of the analysis, where one was kept: the summary can be written anew from it. */
  assessed: Assessed | undefined;
}

/** A summary longer than this leaves the plan out of sight, and is unfolded by whoever wants all of it. */
const longSummary = 700;

/** The stored words of an analysis. They stay in their language; the engine's own can be had in the reader's. */
export function Summary({ analysis, assessed }: SummaryProps) {
  const { t, language } = useI18n();
  const id = useId();
  const [isTranslated, setIsTranslated] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const stored = analysis.analysis_summary?.trim() ?? '';
  const writtenIn = languageOf(analysis, stored);
  const isForeign = stored !== '' && writtenIn !== language;
  const isOurs = isForeign && isTranslated && assessed !== undefined;
  const text = isOurs ? ownWords(assessed, language) : stored;
  const isLong = assessed !== undefined && text.length > longSummary;
  return (
    <>
      <section aria-labelledby={`${id}-summary`} data-testid="summary">
        <h2 id={`${id}-summary`} className={classes.title}>
          {t(texts.summary)}
        </h2>
        {isForeign && (
          <div className={classes.notice}>
            <span>{t(writtenIn === 'hi' ? texts.writtenInHindi : texts.writtenInEnglish)}</span>
            {assessed && (
              <Button variant="subtle" size="compact-md" onClick={() => setIsTranslated(!isTranslated)}>
                {t(isTranslated ? texts.asStored : texts.inMyLanguage)}
              </Button>
            )}
          </div>
        )}
        {text === '' ? (
          <p className={classes.none}>{t(texts.noSummary)}</p>
        ) : (
          <div id={`${id}-text`} className={classes.text} data-short={(isLong && !isWhole) || undefined}>
            <MarkdownText text={text} heading="h3" lang={isOurs ? language : writtenIn} />
          </div>
        )}
        {isLong && (
          <Button
            data-frame-part
            variant="default"
            aria-expanded={isWhole}
            aria-controls={`${id}-text`}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isWhole ? texts.shortSummary : texts.wholeSummary)}
          </Button>
        )}
      </section>
      <section aria-labelledby={`${id}-recommendations`} data-testid="recommendations">
        <h2 id={`${id}-recommendations`} className={classes.title}>
          {t(texts.recommendations)}
        </h2>
        <Recommendations text={analysis.recommendations?.trim() || recommendationsSentence[language]} />
      </section>
    </>
  );
}

/** The fixed sentence is said in the reader's language; what somebody else has stored stays as it is. */
function Recommendations({ text }: { text: string }) {
  const { language } = useI18n();
  const isFixed = text === recommendationsSentence.en || text === recommendationsSentence.hi;
  return <MarkdownText text={isFixed ? recommendationsSentence[language] : text} heading="h3" />;
}

function ownWords({ report, plan }: Assessed, language: Language): string {
  return reportText(report, plan, { language: languageWords[language], madeBy: engineName }).summary;
}

/** As it was stored, else by the script of most of its letters. */
function languageOf({ language }: AnalysisRow, text: string): Language {
  if (language) return language === 'hindi' ? 'hi' : 'en';
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return devanagari > latin ? 'hi' : 'en';
}
