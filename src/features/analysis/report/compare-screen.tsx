import { compare as texts } from '#i18n/catalogue/report-trials.ts';
import { report as reportTexts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { AnalysisSkeleton } from './analysis-skeleton.tsx';
import { ComparePage } from './compare-page.tsx';
import { useAnalyses } from './use-analyses.ts';

export interface CompareScreenProps {
  /** The ids of two floorplans, as the address has them. */
  one: string | undefined;
  other: string | undefined;
}

/** Two plans side by side. */
export function CompareScreen({ one, other }: CompareScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  if (one === undefined || other === undefined || one === other)
    return <Absent title={t(texts.unknownTitle)} text={t(texts.chooseText)} />;
  return <CompareOf key={`${session.user.id} ${one} ${other}`} userId={session.user.id} ids={[one, other]} />;
}

function CompareOf({ userId, ids }: { userId: string; ids: readonly [string, string] }) {
  const { t } = useI18n();
  const one = useAnalyses(userId, ids[0]);
  const other = useAnalyses(userId, ids[1]);
  if (one.kind === 'found' && other.kind === 'found')
    return <ComparePage userId={userId} plans={[one.found, other.found]} />;
  if ([one, other].every(({ kind }) => kind === 'loading' || kind === 'found'))
    return (
      <Screen title={t(texts.title)} back>
        <AnalysisSkeleton />
      </Screen>
    );
  return <Absent title={t(texts.unknownTitle)} text={t(texts.unknownText)} />;
}

function Absent({ title, text }: { title: string; text: string }) {
  const { t } = useI18n();
  return (
    <Screen documentTitle={t(texts.title)} width="reading">
      <EmptyState
        order={1}
        title={title}
        text={text}
        action={<LinkButton to="/dashboard">{t(reportTexts.toDashboard)}</LinkButton>}
      />
    </Screen>
  );
}
