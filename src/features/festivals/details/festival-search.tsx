import { Link } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useId, useState } from 'react';
import { festivalNamesHere } from '#db/queries/content-aartis.ts';
import { hiddenFestivals } from '#db/queries/hidden-festivals.ts';
import { nextFestivals as texts } from '#i18n/catalogue/festival-details.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { SearchField } from '#ui/search-field.tsx';
import { searchFestivals } from './search-festivals.ts';
import shared from './festival-details.module.css';
import classes from './next-festivals.module.css';

const most = 8;
const nothing = { rows: [], hidden: new Set<string>() };

/** Finds a festival by its name in either script, however it is spelled. */
export function FestivalSearch() {
  const { t, language } = useI18n();
  const [typed, setTyped] = useState('');
  const statusId = useId();
  const known = useLiveQuery(async () => {
    try {
      const [rows, hidden] = await Promise.all([festivalNamesHere(), hiddenFestivals()]);
      return { rows, hidden };
    } catch (error) {
      logQuietly('festival', error);
      return nothing;
    }
  }, []);
  const isSearching = typed.trim() !== '';
  const { rows, hidden } = known ?? nothing;
  const found = isSearching ? searchFestivals(typed, rows, hidden) : [];
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <div className={shared.part}>
      <SearchField
        label={t(texts.searchLabel)}
        placeholder={`${t(texts.searchLabel)}: ${t(texts.searchHint)}`}
        clearLabel={t(texts.clear)}
        statusId={statusId}
        testId="festival-search"
        typed={typed}
        onType={setTyped}
      />
      <output id={statusId} className={shared.soft}>
        {isSearching && found.length === 0 && t(texts.none)}
        {found.length > most && t(texts.more, { count: formatNumber(found.length - most, language) })}
      </output>
      {found.length > 0 && (
        <ul className={classes.results} aria-label={t(texts.results)}>
          {found.slice(0, most).map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/hindu-festivals"
                search={{ festival: id }}
                className={classes.result}
                onClick={() => setTyped('')}
                data-testid="found-festival"
              >
                <span>{name[language]}</span>
                {name[other] !== name[language] && <span lang={other}>{name[other]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
