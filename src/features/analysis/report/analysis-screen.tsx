import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { report as texts } from '#i18n/catalogue/report.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { AnalysisPage } from './analysis-page.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { useAnalyses } from './use-analyses.ts';

export interface AnalysisScreenProps {
  floorplanId: string;
  /** Which of its analyses; the newest where none is named, or the named one is not there. */
  analysisId: string | undefined;
}

/** The analysis of a floorplan. Whoever has none is led to the dashboard. */
export function AnalysisScreen({ floorplanId, analysisId }: AnalysisScreenProps) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <AnalysisOf
      key={`${session.user.id} ${floorplanId}`}
      userId={session.user.id}
      floorplanId={floorplanId}
      analysisId={analysisId}
    />
  );
}

function AnalysisOf({ userId, floorplanId, analysisId }: AnalysisScreenProps & { userId: string }) {
  const { t } = useI18n();
  const state = useAnalyses(userId, floorplanId);
  switch (state.kind) {
    case 'loading':
      return (
        <Screen title={t(texts.title)}>
          <AnalysisSkeleton />
        </Screen>
      );
    case 'not-here':
      return (
        <Screen documentTitle={t(texts.title)} width="reading">
          <EmptyState
            order={1}
            title={t(texts.notHereTitle)}
            text={t(state.hasFailed ? texts.notHereFailedText : texts.notHereText)}
            action={<LinkButton to="/dashboard">{t(texts.toDashboard)}</LinkButton>}
          />
        </Screen>
      );
    case 'failed':
      return <ToDashboard because={texts.loadFailed} />;
    case 'none':
      return <ToDashboard because={texts.noneFound} />;
    case 'found':
      return <AnalysisPage userId={userId} found={state.found} analysisId={analysisId} />;
  }
}

/** Says why and leads on; the way back does not lead here again. */
function ToDashboard({ because }: { because: Message }) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ tone: 'error', title: { message: because } });
    void navigate({ to: '/dashboard', replace: true });
  }, [because, navigate]);
  return null;
}
