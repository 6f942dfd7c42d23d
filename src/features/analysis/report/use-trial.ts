import { useMemo, useState } from 'react';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Report } from '#domain/vaastu/report.ts';
import { roomAt } from '../plan-stage/hit.ts';
import type { StageTool } from '../plan-stage/plan-stage-props.ts';
import type { Assessed } from './assessed.ts';
import { assessTrial, withRoomMoved } from './trial.ts';

export interface Trial {
  /** The plan as it is tried now. */
  kept: KeptPlan;
  /** The plan before the last change. */
  previous: KeptPlan;
  report: Report;
  isChanged: boolean;
  selected: string | undefined;
  /** Lets rooms be dragged on the stage. */
  tool: StageTool;
  select(roomId: string | undefined): void;
  change(kept: KeptPlan): void;
  reset(): void;
}

/** A plan whose rooms are tried elsewhere, with what the rules say of it at each moment. */
export function useTrial({ kept: base, plan }: Assessed): Trial {
  const [{ kept, previous }, setTried] = useState({ kept: base, previous: base });
  const [selected, select] = useState<string>();
  const report = useMemo(() => assessTrial(plan, kept), [plan, kept]);
  const tool: StageTool = {
    grab({ at: [fromX, fromY] }) {
      const room = roomAt(kept.rooms, [fromX, fromY]);
      if (!room) return undefined;
      select(room.id);
      return {
        move: ([x, y]) =>
          setTried({ kept: withRoomMoved(kept, room.id, [x - fromX, y - fromY]), previous: kept }),
        drop: () => {},
        cancel: () => setTried({ kept, previous }),
      };
    },
    tap: ({ at }) => select(roomAt(kept.rooms, at)?.id),
    key: () => false,
  };
  return {
    kept,
    previous,
    report,
    isChanged: kept !== base,
    selected,
    tool,
    select,
    change: (next) => setTried({ kept: next, previous: kept }),
    reset: () => setTried({ kept: base, previous: base }),
  };
}
