import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import type { Sibling } from '#db/queries/analyses.ts';
import type { AnalysisRow, FloorplanRow } from '#db/schema.ts';
import { engineName } from '#domain/vaastu/assess.ts';
import { reportText } from '#domain/vaastu/report-text.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { languageWords } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { showToast } from '#ui/toast.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { CopyIcon, FileIcon, ShareIcon, SyncIcon } from '#ui/icons.tsx';
import classes from './analysis-acts.module.css';
import type { Assessed } from './assessed.ts';
import { CompareWith } from './compare-with.tsx';

export interface AnalysisActsProps {
  db: UserDatabase;
  floorplan: FloorplanRow;
  analysis: AnalysisRow;
  assessed: Assessed | undefined;
  siblings: readonly Sibling[];
}

// What draws the picture comes when somebody wants one.
const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** What can be done with an analysis. */
export function AnalysisActs({ db, floorplan, analysis, assessed, siblings }: AnalysisActsProps) {
  const { t, language } = useI18n();
  const [isSharing, setIsSharing] = useState(false);

  async function copy(): Promise<void> {
    try {
      const words = assessed
        ? reportText(assessed.report, assessed.plan, {
            language: languageWords[language],
            madeBy: engineName,
          }).summary
        : (analysis.analysis_summary ?? '');
      await navigator.clipboard.writeText(words.replaceAll(/^#+ /gmu, ''));
      showToast({ tone: 'success', title: { message: texts.copied } });
    } catch (error) {
      logQuietly('copy', error);
      showToast({ tone: 'error', title: { message: texts.notCopied } });
    }
  }

  return (
    <div className={classes.acts} data-frame-part>
      <Button
        variant="default"
        leftSection={<ShareIcon size="1.25rem" />}
        data-testid="share"
        onClick={() => setIsSharing(true)}
      >
        {t(texts.share)}
      </Button>
      <Button
        variant="default"
        leftSection={<FileIcon size="1.25rem" />}
        data-testid="print"
        onClick={() => window.print()}
      >
        {t(texts.print)}
      </Button>
      <Button
        variant="default"
        leftSection={<CopyIcon size="1.25rem" />}
        data-testid="copy"
        onClick={() => void copy()}
      >
        {t(texts.copy)}
      </Button>
      {siblings.length > 0 && <CompareWith floorplanId={floorplan.id} siblings={siblings} />}
      <LinkButton
        to="/analyze/$id"
        params={{ id: floorplan.id }}
        variant="default"
        leftSection={<SyncIcon size="1.25rem" />}
        data-testid="analyse-again"
      >
        {t(texts.analyseAgain)}
      </LinkButton>
      {isSharing && (
        <Suspense>
          <ShareDialog
            db={db}
            floorplan={floorplan}
            analysis={analysis}
            assessed={assessed}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
