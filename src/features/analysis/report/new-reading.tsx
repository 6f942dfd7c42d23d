import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { keepingNow } from '#db/mutations/keep-acts.ts';
import type { AnalysisRow } from '#db/schema.ts';
import { correctionsSince, rulesVersion } from '#domain/vaastu/rules-version.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { formatNumber } from '#i18n/format.ts';
import { languageWords } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import classes from './analysis-page.module.css';
import { storedScore, type Assessed } from './assessed.ts';

export interface NewReadingProps {
  db: UserDatabase;
  userId: string;
  analysis: AnalysisRow;
  assessed: Assessed;
  isAnswered: boolean;
}

/** What a reading would be now, where rules were corrected since or something more was told; kept only if one wants it. */
export function NewReading({ db, userId, analysis, assessed, isAnswered }: NewReadingProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [isKeeping, setIsKeeping] = useState(false);
  const { kept, report } = assessed;
  const madeBy = kept.rules ?? 1;
  const before = storedScore(analysis);
  const shown = (score: number | null) =>
    score === null ? t(texts.noNumber) : formatNumber(score, language, { decimals: 1 });
  const isOlder = madeBy < rulesVersion;
  if (!isAnswered && (!isOlder || before === report.score)) return null;

  async function keep(): Promise<void> {
    setIsKeeping(true);
    try {
      const { analyseHere } = await import('#session/analyse.ts');
      const outcome = await analyseHere(
        db,
        { floorplanId: analysis.floorplan_id, plan: kept, language: languageWords[language] },
        keepingNow(userId),
      );
      if (outcome.kind !== 'kept') {
        showToast({ tone: 'error', title: { message: analyze.notSaved } });
        return;
      }
      showToast({ tone: 'success', title: { message: analyze.done } });
      await navigate({ to: '/analysis/$id', params: { id: analysis.floorplan_id }, search: {} });
    } catch (error) {
      logQuietly('analysis', error);
      showToast({ tone: 'error', title: { message: analyze.error } });
    } finally {
      setIsKeeping(false);
    }
  }

  return (
    <div className={classes.newer} data-testid="new-reading" data-frame-part>
      <p aria-live="polite">
        {isAnswered
          ? t(texts.answeredReading, { before: shown(before), now: shown(report.score) })
          : t(texts.correctedReading, {
              before: shown(before),
              now: shown(report.score),
              why: correctionsSince(madeBy)[language],
            })}
      </p>
      <Button variant="default" loading={isKeeping} onClick={() => void keep()} data-testid="keep-reading">
        {t(texts.keepReading)}
      </Button>
    </div>
  );
}
