import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { AnalysisRow } from '#db/schema.ts';
import { engineName } from '#domain/vaastu/assess.ts';
import { recommendationsSentence, reportText } from '#domain/vaastu/report-text.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { languageWords, type Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { MarkdownText } from '#ui/markdown-text.tsx';
import type { Assessed } from './assessed.ts';
import classes from './summary.module.css';

export interface SummaryProps {
  analysis: AnalysisRow;
  /** The plan of the analysis, where one was kept: the summary can be written anew from it. */
  assessed: Assessed | undefined;
}

/** The stored words of an analysis. They stay in their language; the engine's own can be had in the reader's. */
export function Summary({ analysis, assessed }: SummaryProps) {
  const { t, language } = useI18n();
  const id = useId();
  const [isTranslated, setIsTranslated] = useState(false);
  // Beside the plan and its cards it tells nothing new; it is there for whoever wants to read or copy it.
  const [isOpen, setIsOpen] = useState(assessed === undefined);
  const stored = analysis.analysis_summary?.trim() ?? '';
  const writtenIn = languageOf(analysis, stored);
  const isForeign = stored !== '' && writtenIn !== language;
  const isOurs = isForeign && isTranslated && assessed !== undefined;
  const text = isOurs ? ownWords(assessed, language) : stored;
  return (
    <section aria-labelledby={`${id}-summary`} data-testid="summary">
      <h2 id={`${id}-summary`} className={classes.title}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{t(texts.summary)}</span>
          <ChevronDownIcon size="1.25rem" className={classes.chevron} />
        </button>
      </h2>
      <div id={`${id}-text`} className={classes.body} data-folded={!isOpen || undefined}>
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
          <div className={classes.text}>
            <MarkdownText text={text} heading="h3" lang={isOurs ? language : writtenIn} />
          </div>
        )}
        <section aria-labelledby={`${id}-recommendations`} data-testid="recommendations">
          <h3 id={`${id}-recommendations`} className={classes.title}>
            {t(texts.recommendations)}
          </h3>
          <Recommendations text={analysis.recommendations?.trim() || recommendationsSentence[language]} />
        </section>
      </div>
    </section>
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
