import type { PlanInList, ListedProperties as Properties } from '#db/queries/properties.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { useSession } from '#session/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon, UploadIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import './dashboard-css.ts';
import { AbsentDashboard, ReadFailure } from './dashboard-failure.tsx';
import { DashboardShape } from './dashboard-shape.tsx';
import classes from './dashboard.module.css';
import { PropertyList } from './property-list.tsx';
import { StandalonePlans } from './standalone-plans.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Everything that the user keeps of homes: properties with their photos and plans, and plans that stand alone. */
export function DashboardScreen() {
  const { t } = useI18n();
  const session = useSession();
  return (
    <Screen title={t(texts.title)}>
      {session.status === 'signed-in' ? (
        <DashboardOf key={session.user.id} userId={session.user.id} />
      ) : (
        <DashboardShape />
      )}
    </Screen>
  );
}

function DashboardOf({ userId }: { userId: string }) {
  const { list, standalone, readAgain } = useDashboard(userId);
  if (list === 'unreadable') return <ReadFailure title={texts.propertiesFailed} onAgain={readAgain} />;
  if (list === undefined || standalone === undefined) return <DashboardShape />;
  if (standalone === 'unreadable')
    return (
      <>
        <Filled userId={userId} list={list} standalone={[]} />
        <ReadFailure title={texts.plansFailed} onAgain={readAgain} />
      </>
    );
  if (list.properties.length === 0 && standalone.length === 0) return <Nothing list={list} />;
  return <Filled userId={userId} list={list} standalone={standalone} />;
}

/** There is nothing, as far as this device knows. */
function Nothing({ list: { mirror } }: { list: Properties }) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  if (mirror.kind === 'filling') {
    if (isOnline && mirror.problem === undefined) return <DashboardShape />;
    return <AbsentDashboard problem={isOnline ? mirror.problem : 'network'} />;
  }
  return (
    <EmptyState
      title={t(texts.emptyTitle)}
      text={t(texts.emptyText)}
      action={<LinkButton to="/add-property">{t(texts.add)}</LinkButton>}
    />
  );
}

interface FilledProps {
  userId: string;
  list: Properties;
  standalone: readonly PlanInList[];
}

function Filled({ userId, list: { properties, mirror }, standalone }: FilledProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  return (
    <div className={classes.page}>
      <div className={classes.acts}>
        <LinkButton to="/add-property" leftSection={<PlusIcon />}>
          {t(texts.add)}
        </LinkButton>
        <LinkButton to="/upload" variant="default" leftSection={<UploadIcon />}>
          {t(texts.upload)}
        </LinkButton>
      </div>
      {mirror.kind === 'filling' && (
        <output className={classes.note}>
          {t(isOnline && mirror.problem === undefined ? texts.stillComing : texts.notYetHere)}
        </output>
      )}
      {properties.length > 0 && <PropertyList userId={userId} list={properties} />}
      {standalone.length > 0 && <StandalonePlans userId={userId} plans={standalone} />}
    </div>
  );
}
