import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { centroidOf } from '#domain/vaastu/geometry.ts';
import type { KeptRoom, PlanFault, Polygon } from '#domain/vaastu/plan.ts';
import type { Place } from '#domain/vaastu/types.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BackIcon, BinIcon } from '#ui/icons.tsx';
import { keptRoomName } from '../plan-stage/room-name.ts';
import { FaultList } from './fault-list.tsx';
import { nothingSelected } from './hands.ts';
import { withRoomChanged } from './plan-edits.ts';
import { zoneName } from './place-name.ts';
import { roomLine } from './room-line.ts';
import { RoomPicker } from './room-picker.tsx';
import { movedBy } from './shape-edits.ts';
import { ShapeTools } from './shape-tools.tsx';
import type { Editor } from './use-editor.ts';
import type { Whereabouts } from './whereabouts.ts';
import classes from './plan-editor.module.css';

export interface RoomCardProps {
  editor: Editor;
  room: KeptRoom;
  where: Whereabouts | undefined;
  faults: readonly PlanFault[];
}

/** All that can be done with one room, by pointer or keys. */
export function RoomCard({ editor, room, where, faults }: RoomCardProps) {
  const { t, language } = useI18n();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { plan, hands } = editor;
  const zone = where?.zoneOf(room.polygon);
  const hasTwin =
    room.room !== null && plan.rooms.some((one) => one.room === room.room && one.id !== room.id);

  // Whoever pressed a row of the list goes on here; whoever is on the plan stays there.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);

  function keepShape(polygon: Polygon, gesture?: string): void {
    if (polygon === room.polygon) return;
    hands.keep(withRoomChanged(plan, room.id, { polygon }), gesture);
    const name = keptRoomName(room, language);
    const now = where?.zoneOf(polygon);
    if (!now) editor.say(t(texts.moved, { room: name }));
    else editor.say(t(texts.movedTo, { room: name, zone: zoneName(now, language) }));
  }

  function moveInto(place: Place): void {
    if (!where) return;
    const [toX, toY] = where.pointIn(place);
    const [x, y] = centroidOf(room.polygon);
    keepShape(movedBy(room.polygon, [toX - x, toY - y], plan.size));
  }

  return (
    <section className={classes.card} aria-labelledby={`${id}-name`} data-testid="room-card">
      <div className={classes.cardHead}>
        <ActionIcon
          aria-label={t(texts.allRooms)}
          title={t(texts.allRooms)}
          onClick={() => hands.select(nothingSelected)}
        >
          <BackIcon />
        </ActionIcon>
        <h2 ref={heading} id={`${id}-name`} tabIndex={-1} className={classes.cardName}>
          {roomLine(room, where, language)}
        </h2>
        <ActionIcon
          aria-label={t(texts.deleteRoom)}
          title={t(texts.deleteRoom)}
          data-testid="delete-room"
          onClick={() => hands.removeRoom(room.id)}
        >
          <BinIcon />
        </ActionIcon>
      </div>
      <FaultList faults={faults} />
      <RoomPicker
        value={room.room}
        recent={editor.recent}
        isAsking={room.room === null}
        onChoose={(kind) => editor.nameRoom(room.id, kind)}
      />
      {room.name && <p className={classes.hint}>{t(texts.onDrawing, { name: room.name })}</p>}
      {hasTwin && <p className={classes.hint}>{t(texts.alsoThere)}</p>}
      <label htmlFor={id} className={classes.field}>
        <span>{t(texts.zone)}</span>
        <select
          id={id}
          className={classes.select}
          value={zone ?? ''}
          disabled={!where}
          data-testid="room-zone"
          onChange={(event) => {
            const place = where?.places.find((one) => one === event.currentTarget.value);
            if (place) moveInto(place);
          }}
        >
          {!zone && <option value="">{t(texts.zoneUnknown)}</option>}
          {where?.places.map((place) => (
            <option key={place} value={place}>
              {zoneName(place, language)}
            </option>
          ))}
        </select>
      </label>
      <details className={classes.more}>
        <summary>{t(texts.shape)}</summary>
        <ShapeTools editor={editor} room={room} onChange={keepShape} />
      </details>
      <Button variant="default" onClick={editor.startAdding}>
        {t(texts.addAnother)}
      </Button>
    </section>
  );
}
