import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { civilDate } from '#domain/time/civil-date.ts';
import { defaultPlace } from '#domain/time/place.ts';
import { muhuratTexts as texts } from '#i18n/catalogue/muhurat.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePlaces } from '#session/use-places.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Screen } from '#ui/screen.tsx';
import classes from '../kundli.module.css';
import { MorePages } from '../more-pages.tsx';
import { PersonField } from '../person-field.tsx';
import type { Person } from '../person.ts';
import { useBirths } from '#session/use-births.ts';
import { MuhuratForm } from './muhurat-form.tsx';
import { MuhuratList } from './muhurat-list.tsx';
import {
  muhuratSearch,
  readMuhuratSearch,
  type AskedMuhurat,
  type MuhuratSearch,
} from './muhurat-question.ts';

/** Times for an act: the question stands in the address, for whom it is asked does not. */
export function MuhuratScreen({ search }: { search: MuhuratSearch }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const kept = useBirths();
  const { preferences } = usePreferences();
  const [person, setPerson] = useState<Person>();
  const places = usePlaces();
  const asked = readMuhuratSearch(search, preferences.place, (position) =>
    places && places !== 'failed' ? places.cityNear(position)?.en : undefined,
  );
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/muhurat', description: t(texts.description) }}
    >
      <div className={classes.page}>
        <section className={classes.card} aria-labelledby="muhurat-for" data-print="no">
          <h2 id="muhurat-for">{t(texts.ask)}</h2>
          <MuhuratForm
            // A link to other times fills the form anew, and so does the place once it is known.
            key={JSON.stringify([search, preferences.place])}
            asked={asked}
            named={search.for}
            own={preferences.place}
            onAsk={(question) =>
              void navigate({ to: '/muhurat', search: muhuratSearch(question), resetScroll: false })
            }
          />
        </section>
        <section className={classes.card} data-print="no">
          <PersonField
            legend={t(texts.forWhom)}
            person={person}
            onChange={setPerson}
            kept={kept}
            without={['star']}
            first="none"
          />
          <p className={classes.quiet}>{t(texts.forWhomHint)}</p>
        </section>
        <MuhuratList asked={asked ?? example} person={person} isExample={!asked} />
        <MorePages here="/muhurat" />
        <p className={classes.quiet}>{t(texts.custom)}</p>
      </div>
    </Screen>
  );
}

const example: AskedMuhurat = {
  purpose: 'griha_pravesh',
  from: civilDate(2027, 2, 1),
  to: civilDate(2027, 2, 28),
  place: defaultPlace,
  direction: undefined,
  strict: false,
};
