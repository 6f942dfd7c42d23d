import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { kilometresBetween, type Place } from '#domain/time/place.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaces, type Places } from '#session/use-places.ts';
import classes from './kundli.module.css';

export interface PlaceFieldProps {
  label: string;
  hint: string;
  /** What stands in the field. */
  text: string;
  place: Place | undefined;
  fault: string | undefined;
  onChange(text: string, place: Place | undefined): void;
}

const mostShown = 6;
const position = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** A field that finds a place by its name in either script, or takes a latitude and a longitude. */
export function PlaceField({ label, hint, text, place, fault, onChange }: PlaceFieldProps) {
  const { t, language } = useI18n();
  const listId = useId();
  const places = usePlaces();
  const isAsked = place === undefined && text.trim() !== '';
  const found = isAsked && places && places !== 'failed' ? places.searchPlaces(text, language) : [];
  const shown = found.slice(0, mostShown);
  const typedPosition = isAsked && places !== 'failed' ? positionIn(text, places) : undefined;

  return (
    <div>
      <TextInput
        name="place"
        label={label}
        description={hint}
        value={text}
        error={fault}
        autoComplete="off"
        spellCheck={false}
        aria-controls={listId}
        onChange={(event) => onChange(event.currentTarget.value, undefined)}
        onBlur={() => typedPosition && onChange(text, typedPosition)}
      />
      <div id={listId} aria-live="polite">
        {places === 'failed' && <p className={classes.quiet}>{t(texts.placeFailed)}</p>}
        {isAsked && places === undefined && <p className={classes.quiet}>{t(texts.placeLoading)}</p>}
        {shown.length > 0 && (
          <ul className={classes.places} aria-label={t(texts.places)}>
            {shown.map((city) => (
              <li key={city.id}>
                <button
                  type="button"
                  className={classes.placeChoice}
                  onClick={() =>
                    places && places !== 'failed' && onChange(city[language], places.placeOfCity(city))
                  }
                >
                  <span>{city[language]}</span>
                  <span className={classes.quiet}>
                    {places && places !== 'failed' && places.regions[city.region][language]}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {isAsked && shown.length === 0 && !typedPosition && places && places !== 'failed' && (
          <p className={classes.quiet}>{t(texts.placeNone)}</p>
        )}
      </div>
    </div>
  );
}

/** A place by its position, by the clocks of the nearest town that is known. */
function positionIn(text: string, places: Places | undefined): Place | undefined {
  const [, north, east] = position.exec(text) ?? [];
  if (north === undefined || east === undefined || !places) return undefined;
  const spot = { latitude: Number(north), longitude: Number(east) };
  if (Math.abs(spot.latitude) > 90 || Math.abs(spot.longitude) > 180) return undefined;
  const [nearest] = places.cities.toSorted(
    (one, other) => kilometresBetween(spot, one) - kilometresBetween(spot, other),
  );
  return nearest && { ...spot, name: text.trim(), timeZone: nearest.timeZone };
}
