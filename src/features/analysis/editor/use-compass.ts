import { useEffect, useRef, useState } from 'react';
import { openCompass, type CompassReading } from '#lib/compass.ts';

export type CompassState =
  | { kind: 'off' }
  | { kind: 'waiting' }
  | { kind: 'reading'; reading: CompassReading }
  | { kind: 'denied' }
  | { kind: 'absent' };

/** The phone's compass while it is wanted; it is closed with the screen. */
export function useCompass(): { state: CompassState; start(): Promise<void>; stop(): void } {
  const [state, setState] = useState<CompassState>({ kind: 'off' });
  const close = useRef<() => void>(undefined);
  /** What came of an opening that has been given up since is closed again. */
  const turn = useRef(0);

  function end(): void {
    turn.current += 1;
    close.current?.();
    close.current = undefined;
  }

  useEffect(
    () => () => {
      turn.current += 1;
      close.current?.();
    },
    [],
  );

  async function start(): Promise<void> {
    end();
    const mine = turn.current;
    setState({ kind: 'waiting' });
    const opened = await openCompass({
      onReading: (reading) => setState({ kind: 'reading', reading }),
      onSilence() {
        end();
        setState({ kind: 'absent' });
      },
    });
    if (turn.current !== mine) {
      if (opened.kind === 'open') opened.close();
    } else if (opened.kind === 'open') close.current = opened.close;
    else setState(opened);
  }

  return {
    state,
    start,
    stop() {
      end();
      setState({ kind: 'off' });
    },
  };
}
