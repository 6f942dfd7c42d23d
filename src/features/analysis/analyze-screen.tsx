import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import { endPlanRequest } from '#db/mutations/keep-plan-draft.ts';
import type { FoundPlan, PlanAtHand } from '#db/queries/plan-draft.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { useSession } from '#session/use-session.ts';
import { Deferred } from '#ui/deferred.tsx';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { Analysing } from './analysing.tsx';
import classes from './analyze.module.css';
import { onPicture } from './turn-plan.ts';
import { useFoundPlan } from './use-found-plan.ts';
import { usePlanDraft } from './use-plan-draft.ts';
import { useModelDecision } from './use-model-decision.ts';
import { usePlanPicture } from './use-plan-picture.ts';
import { useStarting } from './use-starting.ts';
import { Workbench } from './workbench.tsx';

/** From an uploaded floorplan to its analysis. */
export function AnalyzeScreen({ floorplanId }: { floorplanId: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { id: userId } = session.user;
  // Another user, or another plan, has nothing of what is on the screen.
  return <Lookup key={`${userId} ${floorplanId}`} userId={userId} floorplanId={floorplanId} />;
}

function Lookup({ userId, floorplanId }: { userId: string; floorplanId: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const db = useMemo(() => userDatabase(userId), [userId]);
  const found = useFoundPlan(db, floorplanId);
  const isLost = found !== undefined && isOutOfReach(found, isOnline);
  const at = found?.kind === 'found' ? found.at : undefined;

  useEffect(() => {
    if (!isLost) return;
    showToast({ tone: 'error', title: { message: analyze.loadFailed } });
    void navigate({ to: '/dashboard', replace: true });
  }, [isLost, navigate]);

  /** The request that was under way when this was drawn last. */
  const awaited = useRef<string>(undefined);
  const requestId = at?.draft?.request?.id;
  const isStored = at !== undefined && at.draft === undefined && at.analysis !== undefined;
  useEffect(() => {
    if (awaited.current !== undefined && isStored)
      void navigate({ to: '/analysis/$id', params: { id: floorplanId } });
    awaited.current = requestId;
  }, [requestId, isStored, floorplanId, navigate]);

  if (!at) return <Loading title={t(analyze.title)} />;
  return <Opened db={db} userId={userId} at={at} />;
}

/** Whether it is not here, and waiting will not bring it. */
function isOutOfReach(found: FoundPlan | { kind: 'unreadable' }, isOnline: boolean): boolean {
  switch (found.kind) {
    case 'found':
      return false;
    case 'unreadable':
      return true;
    case 'absent':
      // Before this page was opened it may have been uploaded on another device.
      return (
        found.isGone || !isOnline || found.problem !== undefined || found.syncedAt >= performance.timeOrigin
      );
  }
}

function Loading({ title }: { title: string }) {
  const { t } = useI18n();
  return (
    <Screen title={title} back>
      <Deferred>
        <output className="visually-hidden">{t(analyze.loading)}</output>
        <div className={classes.firstSteps} aria-hidden="true">
          <div className={classes.shape} />
          <div className={classes.shape} />
        </div>
        <div className={classes.shape} data-is-large aria-hidden="true" />
      </Deferred>
    </Screen>
  );
}

function Opened({ db, userId, at }: { db: UserDatabase; userId: string; at: PlanAtHand }) {
  const { t, language } = useI18n();
  const { floorplan, property } = at;
  const draft = usePlanDraft(db, at);
  const found = usePlanPicture(db, floorplan, draft.inHand?.plan ?? {});
  const plan = onPicture(draft.inHand?.plan, found.kind === 'shown' ? found.picture.size : undefined);
  const models = useModelDecision(userId);
  const starting = useStarting(db, userId, floorplan.id, language);
  const request = at.draft?.request;
  const name = property === undefined ? floorplan.title : t(analyze.of, { plan: floorplan.title, property });

  /** What was pressed goes with its page: the other one begins at its heading. */
  const analysingHeading = useRef<HTMLHeadingElement>(null);
  const startHeading = useRef<HTMLHeadingElement>(null);
  const isUnderWay = request !== undefined;
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current === isUnderWay) return;
    wasUnderWay.current = isUnderWay;
    const heading = isUnderWay ? analysingHeading : startHeading;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: isUnderWay ? 'center' : 'start' });
  }, [isUnderWay]);

  function changePlan(): void {
    if (!request) return;
    endPlanRequest(db, floorplan.id, request.id).catch((error: unknown) => logQuietly('analysis', error));
  }

  return (
    <Screen
      title={t(analyze.title)}
      back
      intro={
        <>
          <strong>{name}</strong>
          <br />
          {!request && t(analyze.keptHere)}
        </>
      }
    >
      {request && at.draft ? (
        <Analysing
          db={db}
          userId={userId}
          floorplanId={floorplan.id}
          plan={at.draft.plan}
          request={request}
          title={floorplan.title}
          picture={found.kind === 'shown' ? found.picture.address : undefined}
          isModelWriting={models.writing === 'given'}
          isStarting={starting.isStarting}
          headingRef={analysingHeading}
          onChangePlan={changePlan}
          onStartHere={() => void starting.startHere(at.draft?.plan ?? plan)}
        />
      ) : (
        <Workbench
          db={db}
          userId={userId}
          at={at}
          plan={plan}
          draft={draft}
          found={found}
          models={models}
          starting={starting}
          startHeading={startHeading}
        />
      )}
    </Screen>
  );
}
