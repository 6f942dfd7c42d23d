import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { Aarti } from '#db/queries/content-aartis.ts';
import type { CatalogueDeity, DeityCatalogue } from '#db/queries/deities.ts';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { aartiLibrary as texts, aartis as pageTexts } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon, BookIcon } from '#ui/icons.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { aartisSearch, type AartisSearch } from './aarti-slots.ts';
import { CollectionShape } from './collection-shape.tsx';
import { DeityArt } from './deity-art.tsx';
import { inOrder } from './in-order.ts';
import { scriptLanguage } from '#ui/verses.tsx';
import classes from './library.module.css';
import type { UsedCatalogue } from './use-catalogue.ts';

export interface LibraryProps {
  used: UsedCatalogue;
  /** The deity that the address names. */
  named: string | undefined;
}

/** All aartis that everybody may read, by deity, to be searched in either script. */
export function Library({ used, named }: LibraryProps) {
  const { t } = useI18n();
  const titleId = useId();
  return (
    <section className={classes.library} aria-labelledby={titleId} data-testid="aarti-library">
      <h2 id={titleId} className={classes.title}>
        {t(texts.title)}
      </h2>
      <Contents used={used} named={named} />
    </section>
  );
}

function Contents({ used: { catalogue, freshness, readAgain }, named }: LibraryProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  if (catalogue === 'unreadable') return <Failure text={t(pageTexts.loadFailedText)} onAgain={readAgain} />;
  if (catalogue && catalogue.aartis.length > 0) return <Shelves catalogue={catalogue} named={named} />;
  // Nobody has said yet that there are none.
  if (!catalogue || freshness === 'asking') return <CollectionShape label={t(texts.loading)} />;
  if (freshness === 'unreached')
    return (
      <Failure
        text={t(isOnline ? texts.failedServer : texts.failedOffline)}
        onAgain={readAgain}
        isUnreached
      />
    );
  return <p className={classes.quiet}>{t(texts.empty)}</p>;
}

interface FailureProps {
  text: string;
  onAgain(): void;
  /** The server has them: a page that the build has drawn with them stays. */
  isUnreached?: boolean;
}

function Failure({ text, onAgain, isUnreached }: FailureProps) {
  const { t } = useI18n();
  return (
    <div role="alert" data-testid="library-failed" data-not-fetched={isUnreached}>
      <EmptyState
        order={3}
        picture={<AlertIcon size="3rem" />}
        title={t(texts.failed)}
        text={text}
        action={<Button onClick={onAgain}>{t(pageTexts.tryAgain)}</Button>}
      />
    </div>
  );
}

interface Shelf {
  /** Undefined for the aartis of no deity in particular. */
  deity: CatalogueDeity | undefined;
  aartis: readonly Aarti[];
}

function Shelves({ catalogue, named }: { catalogue: DeityCatalogue; named: string | undefined }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState('');
  const countId = useId();
  const sought = useDeferredValue(typed);
  return (
    <>
      <SearchField
        label={t(texts.searchLabel)}
        placeholder={t(texts.search)}
        clearLabel={t(texts.clearSearch)}
        statusId={countId}
        testId="library-search"
        typed={typed}
        onType={setTyped}
      />
      <Found catalogue={catalogue} named={named} sought={sought} countId={countId} />
    </>
  );
}

interface FoundProps {
  catalogue: DeityCatalogue;
  named: string | undefined;
  sought: string;
  countId: string;
}

/** Does not hold up the letter that is being typed. */
const Found = memo(function Found({ catalogue, named, sought, countId }: FoundProps) {
  const { t, language } = useI18n();
  const found = foundByWords(catalogue.aartis, wordsOf, sought);
  const isSearching = sought.trim() !== '';
  return (
    <>
      <output id={countId} className={isSearching ? classes.quiet : 'visually-hidden'}>
        {isSearching && found.length === 0 && t(texts.nothingFound)}
        {isSearching &&
          found.length > 0 &&
          t(found.length === 1 ? texts.oneFound : texts.manyFound, {
            count: formatNumber(found.length, language),
          })}
      </output>
      <div className={classes.shelves}>
        {shelvesOf(found, inOrder(catalogue.deities, language)).map((shelf, index) => (
          <ShelfOf
            key={shelf.deity?.id ?? 'all'}
            shelf={shelf}
            isNamed={shelf.deity !== undefined && shelf.deity.id === named}
            isFirst={index < 4}
          />
        ))}
      </div>
    </>
  );
});

function ShelfOf({
  shelf: { deity, aartis },
  isNamed,
  isFirst,
}: {
  shelf: Shelf;
  isNamed: boolean;
  isFirst: boolean;
}) {
  const { t, language } = useI18n();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    heading.current?.scrollIntoView({ block: 'center' });
    heading.current?.focus({ preventScroll: true });
  }, [isNamed]);
  const about = deity?.about?.[language];
  return (
    <section className={classes.shelf} aria-labelledby={titleId} data-testid="shelf">
      <div className={classes.head}>
        {deity && (
          <DeityArt
            names={[deity.name.en, deity.name.hi]}
            image={deity.image}
            size="small"
            isFirst={isFirst}
          />
        )}
        <div className={classes.words}>
          <h3 id={titleId} ref={heading} tabIndex={-1} className={classes.name} dir="auto">
            {deity ? deity.name[language] : t(texts.forAll)}
          </h3>
          {about !== undefined && (
            <p className={classes.about} dir="auto">
              {about}
            </p>
          )}
        </div>
      </div>
      <ul className={classes.list}>
        {aartis.map((aarti) => (
          <li key={aarti.id}>
            <Link
              to="/hindu-aartis"
              search={(before: AartisSearch) => aartisSearch({ ...before, read: aarti.id })}
              resetScroll={false}
              className={classes.aarti}
              data-testid="library-aarti"
            >
              <BookIcon size="1.25rem" />
              <span className={classes.names}>
                <bdi lang={scriptLanguage(aarti.title[language])}>{aarti.title[language]}</bdi>
                <Other aarti={aarti} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The title in the other script, by which some know it better. */
function Other({ aarti: { title } }: { aarti: Aarti }) {
  const { language } = useI18n();
  const other = title[language === 'en' ? 'hi' : 'en'];
  if (other === title[language]) return null;
  return (
    <bdi className={classes.other} lang={scriptLanguage(other)}>
      {other}
    </bdi>
  );
}

function wordsOf({ title, deity, tags }: Aarti): string[] {
  return [title.en, title.hi, ...(deity ? [deity.en, deity.hi] : []), ...tags];
}

/** In the order of the deities; what belongs to none of them comes last. */
function shelvesOf(aartis: readonly Aarti[], deities: readonly CatalogueDeity[]): Shelf[] {
  const known = new Set(deities.map(({ id }) => id));
  const shelves = deities.map((deity): Shelf => {
    return { deity, aartis: aartis.filter(({ deityId }) => deityId === deity.id) };
  });
  const others = aartis.filter(({ deityId }) => deityId === undefined || !known.has(deityId));
  return [...shelves, { deity: undefined, aartis: others }].filter((shelf) => shelf.aartis.length > 0);
}
