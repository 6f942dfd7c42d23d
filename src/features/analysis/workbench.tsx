import { useLiveQuery } from 'dexie-react-hooks';
import { lazy, Suspense, useEffect, useRef, useState, type Ref } from 'react';
import type { UserDatabase } from '#db/database.ts';
import { creditsHere } from '#db/credits.ts';
import type { PlanAtHand } from '#db/queries/plan-draft.ts';
import { planOf } from '#domain/vaastu/kept-plan.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { AlertIcon, InfoIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './analyze.module.css';
import { DraftingStep } from './drafting.tsx';
import type { EditorMode } from './editor/plan-editor-props.ts';
import { PlanEditor } from './editor/plan-editor.tsx';
import { NorthQuestion } from './north-question.tsx';
import { Note } from './note.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { SiteQuestions } from './site-questions.tsx';
import { StartPanel } from './start-panel.tsx';
import { Step } from './step.tsx';
import { isMarked, turnedPlan } from './turn-plan.ts';
import { useDrafting, type DraftedFloor } from './use-drafting.ts';
import type { UsedPlanDraft } from './use-plan-draft.ts';
import type { ModelDecision } from './use-model-decision.ts';
import type { FoundPicture } from './use-plan-picture.ts';
import type { UsedStarting } from './use-starting.ts';

// Questions that few plans have: they come when the rooms are there, after the screen.
const FloorChoice = lazy(async () => ({ default: (await import('./floor-choice.tsx')).FloorChoice }));
const UnlabelledRooms = lazy(async () => ({
  default: (await import('./unlabelled-rooms.tsx')).UnlabelledRooms,
}));

export interface WorkbenchProps {
  db: UserDatabase;
  userId: string;
  at: PlanAtHand;
  plan: KeptPlan;
  draft: UsedPlanDraft;
  found: FoundPicture;
  models: ModelDecision;
  starting: UsedStarting;
  /** The heading of the last step, for whoever comes back to it. */
  startHeading: Ref<HTMLHeadingElement>;
}

/** Where a plan is made ready: each step on the same page, and none of them a gate. */
export function Workbench(props: WorkbenchProps) {
  const { db, userId, at, plan, draft, found, models, starting, startHeading } = props;
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const { floorplan, isOnServer, analysis } = at;
  const { isKept } = draft;
  const isDrafted = draft.inHand?.isDrafted ?? false;
  const isBegun = isDrafted || isMarked(plan);
  /** The plan at this moment, for whatever began before. */
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  }, [plan]);
  const { drafting, start, cancel } = useDrafting();
  const [northRead, setNorthRead] = useState<number>();
  const [floors, setFloors] = useState<readonly DraftedFloor[]>([]);
  const [wanted, setWanted] = useState<{ mode: EditorMode }>();
  const checkHeading = useRef<HTMLHeadingElement>(null);
  const credits = useLiveQuery(() => creditsHere(db), [db]);
  const picture = found.kind === 'shown' ? found.picture : undefined;
  const assessable = planOf(plan);
  const faults = assessable.ok ? [] : assessable.faults;

  function change(next: KeptPlan, drafted = isDrafted): void {
    latest.current = next;
    draft.change({ plan: next, isDrafted: drafted });
  }

  async function read(): Promise<void> {
    if (!picture) return;
    const hasFound = await start({
      db,
      userId,
      floorplanId: floorplan.id,
      file: floorplan,
      picture,
      plan,
      language,
      withModel: models.looking === 'given' && isOnServer,
      onDrafted(lay, north, several) {
        setNorthRead(north);
        setFloors(several);
        change(lay(latest.current), true);
      },
    });
    if (hasFound) leadTo(checkHeading.current);
  }

  function markMyself(): void {
    change(plan, true);
    leadTo(checkHeading.current);
  }

  function turn(times: number): void {
    let turned = plan;
    for (let done = 0; done < times; done += 1) turned = turnedPlan(turned);
    // They were read as the sheet lay.
    setFloors([]);
    setNorthRead((north) => (north === undefined ? undefined : (north + 90 * times) % 360));
    change(turned);
  }

  return (
    <>
      {analysis && (
        <Note
          tone="slate"
          icon={<InfoIcon />}
          action={
            <LinkButton to="/analysis/$id" params={{ id: floorplan.id }} size="sm" variant="default">
              {t(analyze.seeAnalysis)}
            </LinkButton>
          }
        >
          {t(analyze.analysedBefore)}
        </Note>
      )}
      {!isKept && (
        <Note tone="haldi" icon={<AlertIcon />} isLive testId="draft-not-kept">
          {t(analyze.notKept)}
        </Note>
      )}
      <div className={classes.firstSteps}>
        <PlanSheet
          title={floorplan.title}
          found={found}
          plan={plan}
          isDrafted={isDrafted}
          isBusy={drafting.kind === 'running'}
          onTurn={() => turn(1)}
          onOtherPage={(other) => {
            setNorthRead(undefined);
            setFloors([]);
            change(other, false);
          }}
        />
        <DraftingStep
          drafting={drafting}
          models={models}
          rooms={plan.rooms.length}
          isDrafted={isDrafted}
          hasPicture={found.kind !== 'none'}
          isPictureShown={picture !== undefined}
          onRead={() => void read()}
          onCancel={cancel}
          onMarkMyself={markMyself}
          onTurn={turn}
        />
      </div>
      <Step
        number={3}
        title={t(analyze.checkTitle)}
        text={t(isBegun ? analyze.checkText : analyze.checkLater)}
        headingRef={checkHeading}
        isWide={isBegun}
        testId="step-check"
      >
        {isBegun && (
          <Suspense>
            <FloorChoice floors={floors} onChoose={({ lay }) => change(lay(plan))} />
          </Suspense>
        )}
        {isBegun && plan.north === null && (
          <NorthQuestion
            read={northRead}
            onOther={() => setWanted({ mode: 'north' })}
            onNorth={(degrees) => {
              change({ ...plan, north: degrees });
              // The question goes with its answer.
              leadTo(checkHeading.current);
            }}
          />
        )}
        {isBegun && (
          <Suspense>
            <UnlabelledRooms plan={plan} onChange={change} />
          </Suspense>
        )}
        {isBegun && (
          <PlanEditor
            plan={plan}
            picture={picture?.address}
            size={plan.size}
            faults={faults}
            wanted={wanted}
            onChange={change}
          />
        )}
      </Step>
      <div className={classes.lastSteps}>
        <SiteQuestions context={plan.context} onChange={(context) => change({ ...plan, context })} />
        <StartPanel
          faults={faults}
          isBegun={isBegun}
          headingRef={startHeading}
          hasDoor={plan.door !== null}
          isOnline={isOnline}
          isOnServer={isOnServer}
          isModelWriting={models.writing === 'given'}
          thirds={credits?.thirds}
          isStarting={starting.isStarting}
          onStart={() => void starting.start(() => draft.keep({ plan, isDrafted }))}
          onStartHere={() => void starting.startHere(plan)}
        />
      </div>
    </>
  );
}

/** Brings what comes next into view and gives it the focus. */
function leadTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
