import { Button } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { placeOf } from '#domain/vaastu/judge-room.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { doorId } from '../plan-stage/plan-stage-props.ts';
import { PlanStage } from '../plan-stage/plan-stage.tsx';
import type { Assessed } from './assessed.ts';
import { Findings } from './findings.tsx';
import { findingAt, findingGroups, roomTones, type ListedFinding } from './findings-view.ts';
import { roomNames, toneName } from './names.ts';
import { OpenQuestions } from './open-questions.tsx';
import { PlanLegend } from './plan-legend.tsx';
import classes from './plan-report.module.css';

export interface ReadPlanProps {
  /** As the reading was kept. */
  stored: Assessed;
  assessed: Assessed;
  picture: string | undefined;
  onAnswer(kept: KeptPlan): void;
}

interface Selected {
  placeId: string | undefined;
  /** The finding that is open with it. */
  key: string | undefined;
}

/** The plan beside its findings: what is touched on one side is lit up on the other. */
export function ReadPlan({ stored, assessed, picture, onAnswer }: ReadPlanProps) {
  const { t } = useI18n();
  const { kept, report } = assessed;
  const groups = useMemo(() => findingGroups(report), [report]);
  const roomTint = useMemo(() => roomTones(report), [report]);
  const [selected, setSelected] = useState<Selected>();
  const [called, setCalled] = useState<{ key: string }>();

  function selectPlace(placeId: string | undefined): void {
    const listed = placeId === undefined ? undefined : findingAt(groups, placeId);
    setSelected(placeId === undefined ? undefined : { placeId, key: listed?.key });
    // Beside the plan it is opened in view; below it the plan stays where it is, and the finding is a press away.
    if (listed && isBeside()) setCalled({ key: listed.key });
  }

  const pressFinding = useCallback(
    ({ key, placeId }: ListedFinding) =>
      setSelected((before) => (before?.key === key ? undefined : { key, placeId })),
    [],
  );

  return (
    <>
      <PlanLegend />
      <p className={classes.hint} data-frame-part>
        {t(texts.planHint)}
      </p>
      <div className={classes.panes}>
        <div className={classes.stage}>
          <PlanStage
            picture={picture}
            size={kept.size}
            plan={kept}
            label={t(texts.planLabel, { count: kept.rooms.length })}
            roomTint={roomTint}
            {...(report.door && { doorTint: report.door.verdict })}
            selected={selected?.placeId}
            onSelect={selectPlace}
            reason={
              selected?.placeId !== undefined && (
                <Reason
                  assessed={assessed}
                  placeId={selected.placeId}
                  listed={groups.flatMap(({ findings }) => findings).find(({ key }) => key === selected.key)}
                  onRead={setCalled}
                />
              )
            }
          />
        </div>
        <div className={classes.reading}>
          <h3 className="visually-hidden">{t(texts.findings)}</h3>
          <Findings
            assessed={assessed}
            groups={groups}
            openKey={selected?.key}
            called={called}
            onPress={pressFinding}
          />
          <OpenQuestions stored={stored} assessed={assessed} onAnswer={onAnswer} />
        </div>
      </div>
    </>
  );
}

interface ReasonProps {
  assessed: Assessed;
  placeId: string;
  listed: ListedFinding | undefined;
  onRead(called: { key: string }): void;
}

/** On the plan itself: what is lit up and how it is judged. */
function Reason({ assessed: { kept, report }, placeId, listed, onRead }: ReasonProps) {
  const { t, language } = useI18n();
  const room = report.rooms.find(({ id }) => id === placeId);
  const verdict = placeId === doorId ? report.door?.verdict : room?.verdict;
  const name = placeId === doorId ? t(texts.mainDoor) : roomNames(kept, language).get(placeId);
  return (
    <div className={classes.reason}>
      <p>
        <strong>{name}</strong>
        {room && ` · ${placeOf(room)[language]}`}
        <br />
        {toneName(verdict ?? 'unassessed', language)}
      </p>
      {listed && (
        <Button variant="light" size="compact-sm" onClick={() => onRead({ key: listed.key })}>
          {t(texts.readWhy)}
        </Button>
      )}
    </div>
  );
}

/** As the style of the panes has it. */
function isBeside(): boolean {
  return window.matchMedia('(min-width: 62rem)').matches;
}
