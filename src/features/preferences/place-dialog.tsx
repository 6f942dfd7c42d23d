import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Place } from '#domain/time/place.ts';
import type { City } from '#domain/time/places.ts';
import { preferences as texts } from '#i18n/catalogue/preferences.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaces, type Places } from '#session/use-places.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AlertIcon, PinIcon } from '#ui/icons.tsx';
import './preferences-css.ts';
import classes from './preferences.module.css';
import { devicePosition } from './device-position.ts';

export interface PlaceDialogProps {
  current: Place;
  onChoose(place: Place): void;
  onClose(): void;
}

/** The list of cities in both scripts, and the position of the device when it is asked for. */
export function PlaceDialog({ current, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const places = usePlaces();

  function choose(place: Place): void {
    onChoose(place);
    dialog.current?.close();
  }

  return (
    <Dialog ref={dialog} title={t(texts.placeTitle)} onClose={onClose}>
      <div className={classes.picker}>
        {places === undefined && <output className={classes.quiet}>{t(texts.loadingPlaces)}</output>}
        {places === 'failed' && <Refusal text={t(texts.placesFailed)} />}
        {places !== undefined && places !== 'failed' && (
          <>
            <PositionButton places={places} onFound={choose} />
            <CityList
              places={places}
              current={current}
              onChoose={(city) => choose(places.placeOfCity(city))}
            />
          </>
        )}
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {t(texts.cancel)}
        </Button>
      </div>
    </Dialog>
  );
}

function PositionButton({ places, onFound }: { places: Places; onFound(place: Place): void }) {
  const { t } = useI18n();
  const [state, setState] = useState<'idle' | 'finding' | 'denied' | 'failed'>('idle');
  const isFinding = state === 'finding';

  async function find(): Promise<void> {
    if (isFinding) return;
    setState('finding');
    const position = await devicePosition();
    if (position.kind !== 'found') return setState(position.kind);
    onFound(places.placeAt(position, new Intl.DateTimeFormat().resolvedOptions().timeZone));
  }

  return (
    <div>
      <Button
        fullWidth
        variant="light"
        leftSection={<PinIcon />}
        aria-disabled={isFinding}
        onClick={() => void find()}
      >
        {t(isFinding ? texts.finding : texts.position)}
      </Button>
      <div aria-live="polite">
        {state === 'denied' || state === 'failed' ? (
          <Refusal text={t(state === 'denied' ? texts.positionDenied : texts.positionFailed)} />
        ) : (
          <p className={classes.quiet}>{t(texts.positionText)}</p>
        )}
      </div>
    </div>
  );
}

interface CityListProps {
  places: Places;
  current: Place;
  onChoose(city: City): void;
}

function CityList({ places, current, onChoose }: CityListProps) {
  const { t, language } = useI18n();
  const [text, setText] = useState('');
  const found = places.searchPlaces(text, language);
  const first = text.trim() === '' ? undefined : found[0];
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first);
        }}
      >
        <TextInput
          type="search"
          label={t(texts.search)}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <output className="visually-hidden">
        {text.trim() !== '' &&
          t(found.length === 1 ? texts.foundOne : texts.foundMany, { count: found.length })}
      </output>
      {found.length === 0 ? (
        <p className={classes.quiet}>{t(texts.foundNone)}</p>
      ) : (
        <ul className={classes.cities}>
          {found.map((city) => (
            <li key={city.id}>
              <button
                type="button"
                className={classes.city}
                aria-current={isAt(city, current) ? 'true' : undefined}
                onClick={() => onChoose(city)}
              >
                <span>{city[language]}</span>
                <span className={classes.quiet}>{places.regions[city.region][language]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isAt(city: City, place: Place): boolean {
  return city.latitude === place.latitude && city.longitude === place.longitude;
}

function Refusal({ text }: { text: string }) {
  return (
    <p className={classes.refusal} role="alert">
      <AlertIcon size="1.25rem" />
      <span>{text}</span>
    </p>
  );
}
