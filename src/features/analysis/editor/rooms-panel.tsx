import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PlanFault } from '#domain/vaastu/plan.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { FaultList } from './fault-list.tsx';
import { faultsOfRoom } from './fault-place.ts';
import { roomShapeAt } from './plan-edits.ts';
import { RoomCard } from './room-card.tsx';
import { roomLine } from './room-line.ts';
import type { Editor } from './use-editor.ts';
import type { Whereabouts } from './whereabouts.ts';
import classes from './plan-editor.module.css';

export interface RoomsPanelProps {
  editor: Editor;
  where: Whereabouts | undefined;
  faults: readonly PlanFault[];
}

/** Every room of the plan as a list; or the chosen one, with all that can be done with it. */
export function RoomsPanel({ editor, where, faults }: RoomsPanelProps) {
  const { plan, selection } = editor;
  const chosen = plan.rooms.find(({ id }) => id === selection.roomId);
  const [cameFrom, setCameFrom] = useState<string>();
  if (chosen && chosen.id !== cameFrom) setCameFrom(chosen.id);

  if (!chosen) return <RoomList editor={editor} where={where} faults={faults} cameFrom={cameFrom} />;
  return (
    <RoomCard
      key={chosen.id}
      editor={editor}
      room={chosen}
      where={where}
      faults={faultsOfRoom(faults, chosen.id)}
    />
  );
}

interface RoomListProps extends RoomsPanelProps {
  /** The room whose card stood here before. */
  cameFrom: string | undefined;
}

function RoomList({ editor, where, faults, cameFrom }: RoomListProps) {
  const { t, language } = useI18n();
  const { plan, hands, isAdding } = editor;
  const back = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [width, height] = plan.size;

  // The card has taken its buttons with it, and the focus with one of them.
  useEffect(() => {
    if (cameFrom !== undefined && document.activeElement === document.body) {
      (back.current ?? add.current)?.focus({ preventScroll: true });
    }
  }, [cameFrom]);

  return (
    <>
      <FaultList faults={faults.filter(({ roomIds }) => roomIds.length === 0)} />
      {isAdding ? (
        <div className={classes.buttons}>
          <Button
            variant="default"
            onClick={() => hands.addRoom(roomShapeAt(plan, where?.centre ?? [width / 2, height / 2]))}
          >
            {t(texts.addByKey)}
          </Button>
          <Button variant="subtle" color="gray" onClick={hands.stopAdding}>
            {t(texts.stopAdding)}
          </Button>
        </div>
      ) : (
        <>
          <Button ref={add} leftSection={<PlusIcon />} onClick={editor.startAdding} data-testid="add-room">
            {t(texts.addRoom)}
          </Button>
          <p className={classes.hint}>{t(plan.rooms.length === 0 ? texts.noRooms : texts.roomsHint)}</p>
        </>
      )}
      <ul className={classes.rooms} aria-label={t(texts.roomList)}>
        {plan.rooms.map((room) => (
          <li key={room.id} className={classes.room}>
            <button
              ref={room.id === cameFrom ? back : undefined}
              type="button"
              className={classes.roomButton}
              data-testid="room-row"
              onClick={() => hands.select({ roomId: room.id, corner: undefined })}
            >
              {roomLine(room, where, language)}
            </button>
            <FaultList faults={faultsOfRoom(faults, room.id)} />
          </li>
        ))}
      </ul>
    </>
  );
}
