import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { RoomId } from '#domain/vaastu/types.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { StageTool } from '../plan-stage/plan-stage-props.ts';
import { kindName, keptRoomName } from '../plan-stage/room-name.ts';
import { doorTool } from './door-tool.ts';
import { createHands, nothingSelected, type Hands, type Selection } from './hands.ts';
import { northTool } from './north-tool.ts';
import { outlineTool } from './outline-tool.ts';
import { withRoomChanged } from './plan-edits.ts';
import type { EditorMode, PlanEditorProps } from './plan-editor-props.ts';
import { editRefusalText } from './refusal-text.ts';
import { roomsTool } from './rooms-tool.ts';
import { useHistory } from './use-history.ts';

export interface Editor {
  /** As it is kept. */
  plan: KeptPlan;
  /** As it is seen, also while something is dragged. */
  shown: KeptPlan;
  mode: EditorMode;
  setMode(mode: EditorMode): void;
  selection: Selection;
  hands: Hands;
  tool: StageTool;
  isAdding: boolean;
  startAdding(): void;
  nameRoom(id: string, room: RoomId): void;
  /** The kinds of rooms that were chosen here, the last one first. */
  recent: readonly RoomId[];
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** What was done last, in words of the language that was spoken then; or why it was not. */
  said: { text: string; language: Language; isRefusal: boolean };
  say(text: string): void;
}

/** The part of a plan that is edited here; the rest is somebody else's, and no step of ours takes it back. */
type Drawing = Pick<KeptPlan, 'north' | 'outline' | 'rooms' | 'door'>;

const recentAtMost = 5;

/** Everything that an editor of a plan remembers. */
export function useEditor({ plan: given, onChange, wanted }: PlanEditorProps): Editor {
  const { t, language } = useI18n();
  const { north, outline, rooms, door } = given;
  const drawing = useMemo((): Drawing => ({ north, outline, rooms, door }), [north, outline, rooms, door]);
  const sheet = [...given.size, given.page, given.turns].join(' ');
  const steps = useHistory(drawing, sheet, (changed) => onChange({ ...given, ...changed }));
  const { undo, redo, keep } = steps;
  const plan = useMemo((): KeptPlan => ({ ...given, ...steps.present }), [given, steps.present]);

  const [draft, show] = useState<KeptPlan>();
  const [mode, changeMode] = useState<EditorMode>('rooms');
  const [selected, select] = useState(nothingSelected);
  const [brought, setBrought] = useState(wanted);
  const selection = heldSelection(selected, draft ?? plan);
  const [isAdding, setAdding] = useState(false);
  const [recent, setRecent] = useState<readonly RoomId[]>([]);
  const [now] = useState(() => holder({ plan, selection, isAdding, language, t }));
  useLayoutEffect(() => now.set({ plan, selection, isAdding, language, t }));
  const [said, setSaid] = useState({ text: '', language, isRefusal: false });
  const tell = useCallback(
    (text: string, isRefusal: boolean) => setSaid({ text, language: now.get().language, isRefusal }),
    [now],
  );
  const say = useCallback((text: string) => tell(text, false), [tell]);

  function setMode(next: EditorMode): void {
    changeMode(next);
    select(nothingSelected);
    setAdding(false);
  }
  if (wanted !== brought) {
    setBrought(wanted);
    if (wanted) setMode(wanted.mode);
  }

  const [hands] = useState(() =>
    createHands({
      plan: () => now.get().plan,
      selection: () => now.get().selection,
      isAdding: () => now.get().isAdding,
      select,
      show,
      keep: ({ north: turned, outline: walls, rooms: marked, door: way }, gesture) =>
        keep({ north: turned, outline: walls, rooms: marked, door: way }, gesture),
      setAdding,
      refuse: (why) => tell(editRefusalText(why, now.get().t), true),
      added: () => say(now.get().t(texts.roomAdded)),
      removed: (room) =>
        say(now.get().t(texts.roomDeleted, { room: keptRoomName(room, now.get().language) })),
    }),
  );
  const [tools] = useState(() => toolsFor(hands));

  return {
    plan,
    shown: draft ?? plan,
    mode,
    setMode,
    selection,
    hands,
    tool: tools[mode],
    isAdding,
    startAdding() {
      select(nothingSelected);
      setAdding(true);
      say('');
    },
    nameRoom(id, room) {
      hands.keep(withRoomChanged(plan, id, { room }));
      setRecent((last) => [room, ...last.filter((one) => one !== room)].slice(0, recentAtMost));
      say(t(texts.roomNamed, { room: kindName(room, language) }));
    },
    recent,
    undo: undo && told(undo, texts.undone[language]),
    redo: redo && told(redo, texts.redone[language]),
    said,
    say,
  };

  function told(act: () => void, text: string): () => void {
    return () => {
      act();
      say(text);
    };
  }
}

/** What holds now, for what was made earlier. */
function holder<Value>(first: Value): { get(): Value; set(value: Value): void } {
  let held = first;
  return {
    get: () => held,
    set(value) {
      held = value;
    },
  };
}

function toolsFor(hands: Hands): Readonly<Record<EditorMode, StageTool>> {
  return {
    rooms: roomsTool(hands),
    outline: outlineTool(hands),
    north: northTool(hands),
    door: doorTool(hands),
  };
}

/** Undo can take away what was chosen. */
function heldSelection(selection: Selection, { rooms, outline }: KeptPlan): Selection {
  const { roomId, corner } = selection;
  const room = rooms.find(({ id }) => id === roomId);
  if (roomId !== undefined && !room) return nothingSelected;
  const corners = (room ? room.polygon : outline)?.length ?? 0;
  return corner !== undefined && corner >= corners ? { roomId, corner: undefined } : selection;
}
