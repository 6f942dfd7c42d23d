import { Button } from '@mantine/core';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import type { Place } from '#domain/vaastu/types.ts';
import { placesOf } from '#domain/vaastu/zone-shares.ts';
import { whatIf } from '#i18n/catalogue/report-trials.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { PlainSelect } from '../plain-select.tsx';
import { reportedPlace, roomNames } from './names.ts';
import { roomBelow, withRoomAt, withRoomsExchanged } from './trial.ts';
import classes from './try-plan.module.css';
import type { Trial } from './use-trial.ts';

/** Moves rooms without dragging: to a zone, or where another room is. */
export function TrialControls({ trial }: { trial: Trial }) {
  const { t, language } = useI18n();
  const { kept, report, selected } = trial;
  const names = roomNames(kept, language);
  const zoneOf = (roomId: string) => report.rooms.find(({ id }) => id === roomId)?.zone;
  const polygonIn = (plan: KeptPlan) => plan.rooms.find(({ id }) => id === selected)?.polygon;
  // What was moved before the last change has no place any more that the other room could take.
  const wasMoved = polygonIn(kept) !== polygonIn(trial.previous);
  const below = wasMoved && selected !== undefined ? roomBelow(kept, selected) : undefined;

  function roomInZone(id: string): string {
    const zone = zoneOf(id);
    const room = names.get(id) ?? '';
    return zone ? t(whatIf.roomInZone, { room, zone: reportedPlace(zone, language) }) : room;
  }

  return (
    <div className={classes.controls}>
      <PlainSelect
        label={t(whatIf.room)}
        value={selected ?? ''}
        options={[
          { value: '', label: t(whatIf.chooseRoom) },
          ...kept.rooms.map(({ id }) => ({ value: id, label: roomInZone(id) })),
        ]}
        onChange={(id) => trial.select(id || undefined)}
      />
      {selected !== undefined && (
        <>
          <PlainSelect<Place | ''>
            label={t(whatIf.moveTo)}
            value={zoneOf(selected) ?? ''}
            options={placesOf(kept.context.school).map((place) => ({
              value: place,
              label: reportedPlace(place, language),
            }))}
            onChange={(place) => place !== '' && trial.change(withRoomAt(kept, selected, place))}
          />
          <PlainSelect
            label={t(whatIf.exchangeWith)}
            value=""
            options={[
              { value: '', label: '–' },
              ...kept.rooms
                .filter(({ id }) => id !== selected)
                .map(({ id }) => ({ value: id, label: names.get(id) ?? '' })),
            ]}
            onChange={(other) => other !== '' && trial.change(withRoomsExchanged(kept, selected, other))}
          />
          {below !== undefined && (
            <div className={classes.below} role="note">
              <span>{t(whatIf.overlaps, { room: names.get(below) ?? '' })}</span>
              <Button
                variant="light"
                size="compact-md"
                onClick={() => trial.change(withRoomsExchanged(trial.previous, selected, below))}
              >
                {t(whatIf.exchange)}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
