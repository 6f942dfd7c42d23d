import { ActionIcon } from '@mantine/core';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { PlanFault } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { PlanStage } from '../plan-stage/plan-stage.tsx';
import { doorId } from '../plan-stage/plan-stage-props.ts';
import { Icon } from '../plan-stage/stage-icons.tsx';
import { DoorPanel } from './door-panel.tsx';
import { EditorOverlay } from './editor-overlay.tsx';
import { placeOfFault } from './fault-place.ts';
import { ModeTabs } from './mode-tabs.tsx';
import { NorthPanel } from './north-panel.tsx';
import { OutlinePanel } from './outline-panel.tsx';
import type { EditorMode, PlanEditorProps } from './plan-editor-props.ts';
import { RoomsPanel } from './rooms-panel.tsx';
import { useEditor, type Editor } from './use-editor.ts';
import { whereabouts, type Whereabouts } from './whereabouts.ts';
import classes from './plan-editor.module.css';

/** Marks the rooms, the outer walls, north and the main door on the picture of a plan; by finger, mouse or keys. */
export function PlanEditor(props: PlanEditorProps) {
  const { t } = useI18n();
  const panelId = useId();
  const editor = useEditor(props);
  const { shown, mode, selection } = editor;
  const { outline, north, context } = shown;
  const where = useMemo(() => whereabouts({ outline, north, context }), [outline, north, context]);
  const { faults, wanted } = props;
  const { kept, panel } = useSeenPanel(`${mode} ${selection.roomId ?? ''}`);
  useEffect(() => {
    if (!wanted) return;
    document.getElementById(`${panelId}-${wanted.mode}`)?.focus({ preventScroll: true });
    kept.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, [wanted, kept, panelId]);
  const wanting = useMemo(() => new Set<EditorMode>(faults.map(placeOfFault)), [faults]);

  function onKeyDown(event: KeyboardEvent): void {
    const act = stepOf(event, editor);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- undo is asked for by a key wherever one is in it
    <div className={classes.editor} data-mode={mode} onKeyDown={onKeyDown} data-testid="plan-editor">
      <div ref={kept} className={classes.kept}>
        <div className={classes.canvas}>
          <PlanStage
            picture={props.picture}
            size={props.size}
            plan={shown}
            label={t(texts.stage, { tool: t(texts[mode]) })}
            wheel={mode === 'north' || mode === 'door'}
            isFaded={false}
            selected={mode === 'door' ? doorId : selection.roomId}
            tool={editor.tool}
            overlay={<EditorOverlay editor={editor} faults={faults} />}
          />
          <div className={classes.steps}>
            <Step
              label={t(texts.undo)}
              act={editor.undo}
              drawing="M8 4 3.5 8.5 8 13M4 8.5h10a5.5 5.5 0 0 1 0 11H9"
            />
            <Step
              label={t(texts.redo)}
              act={editor.redo}
              drawing="m16 4 4.5 4.5L16 13M20 8.5H10a5.5 5.5 0 0 0 0 11h5"
            />
          </div>
          <Said editor={editor} />
        </div>
        <ModeTabs mode={mode} wanting={wanting} panelId={panelId} onChange={editor.setMode} />
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${mode}`}
        className={classes.panel}
      >
        <ModePanel
          editor={editor}
          where={where}
          faults={faults.filter((fault) => placeOfFault(fault) === mode)}
        />
      </div>
    </div>
  );
}

/** A panel with other things on it begins below the plan that stays in sight, however far the last one was scrolled. */
function useSeenPanel(content: string) {
  const kept = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(content);
  useLayoutEffect(() => {
    if (before.current === content || !kept.current || !panel.current) return;
    before.current = content;
    const { position, top } = getComputedStyle(kept.current);
    if (position !== 'sticky') return;
    const covered = Number.parseFloat(top) + kept.current.offsetHeight + panelGap;
    const hidden = covered - panel.current.getBoundingClientRect().top;
    if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
  }, [content]);
  return { kept, panel };
}

/** CSS pixels between the plan and what is said about it. */
const panelGap = 12;

interface ModePanelProps {
  editor: Editor;
  where: Whereabouts | undefined;
  faults: readonly PlanFault[];
}

function ModePanel(props: ModePanelProps) {
  const { mode } = props.editor;
  switch (mode) {
    case 'rooms':
      return <RoomsPanel {...props} />;
    case 'outline':
      return <OutlinePanel {...props} />;
    case 'north':
      return <NorthPanel {...props} />;
    case 'door':
      return <DoorPanel {...props} />;
    default:
      return assertNever(mode);
  }
}

/** Long enough to read two lines. */
const saidForMs = 7000;

/** What was done last, and what is to be done now; also for those who do not see the plan. */
function Said({ editor: { said, say, isAdding } }: { editor: Editor }) {
  const { t } = useI18n();
  useEffect(() => {
    if (said.text === '') return undefined;
    const timer = setTimeout(() => say(''), saidForMs);
    return () => clearTimeout(timer);
  }, [said, say]);

  return (
    <output
      className={classes.said}
      lang={said.text === '' ? undefined : said.language}
      data-refused={said.isRefusal || undefined}
      data-testid="editor-said"
    >
      {said.text || (isAdding && t(texts.adding))}
    </output>
  );
}

interface StepProps {
  label: string;
  act: (() => void) | undefined;
  drawing: string;
}

/** Not disabled when there is nothing to take back: it would drop the focus of whoever has just pressed it. */
function Step({ label, act, drawing }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      title={label}
      aria-disabled={!act}
      className={classes.step}
      onClick={() => act?.()}
    >
      <Icon d={drawing} />
    </ActionIcon>
  );
}

/** What Ctrl+Z and its relatives do here; what is written into a field has steps of its own. */
function stepOf(event: KeyboardEvent, { undo, redo }: Editor): (() => void) | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? redo : undo;
  return key === 'y' ? redo : undefined;
}

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'range';
}
