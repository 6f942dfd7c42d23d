import { Button } from '@mantine/core';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { FestivalContent } from '#db/queries/content-aartis.ts';
import type { FestivalNames } from '#domain/festivals/types.ts';
import { festivalAartis as texts } from '#i18n/catalogue/festival-details.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { FestivalAartiCard, OwnAartiCard, SharedAartiCard } from './aarti-card.tsx';
import type { AartiFestival, FestivalAartiSlots } from './aarti-slots.ts';
import classes from './aartis.module.css';
import { belongsTo, foundAartis, isTaggedWith, type Findable } from './aartis-of-festival.ts';
import shared from './festival-details.module.css';
import { SearchField } from '#ui/search-field.tsx';
import { useOwnAartis } from './use-own-aartis.ts';

interface AartisProps {
  festivalId: string;
  names: FestivalNames;
  content: FestivalContent;
  slots: FestivalAartiSlots;
}

/** The aartis of a festival, the user's own among them; all others are found by their title or a tag. */
export function Aartis({ festivalId, names, content, slots }: AartisProps) {
  const { t, language } = useI18n();
  const session = useSession();
  const navigate = useNavigate();
  const router = useRouter();
  const own = useOwnAartis();
  const [typed, setTyped] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const countId = useId();
  const { festival } = content;
  const keys = {
    deityId: festival?.deityId,
    names: [names.en, names.hi, festival?.ruleId ?? festivalId],
  };
  const isSearching = typed.trim() !== '';

  const mine = own.map((each) => ({ ...findableOwn(each.aarti), own: each }));
  const others = content.aartis.map((aarti) => ({
    titles: [aarti.title.en, aarti.title.hi],
    tags: aarti.tags,
    deityId: aarti.deityId,
    aarti,
  }));
  const shownMine = isSearching
    ? foundAartis(mine, typed)
    : mine.filter(
        ({ own: { aarti }, tags }) =>
          (festival !== undefined && aarti.festival_id === festival.id) || isTaggedWith(tags, keys.names),
      );
  const shownOthers = isSearching
    ? foundAartis(others, typed)
    : others.filter((aarti) => belongsTo(aarti, keys));
  const mineToo = new Set(own.map(({ aarti }) => aarti.id));
  // One's own is shown as one's own.
  const sharedOnes = content.shared
    .filter(({ id }) => !mineToo.has(id))
    .map((aarti) => ({ titles: [aarti.title], tags: aarti.tags, deityId: aarti.deityId, aarti }));
  const shownShared = isSearching
    ? foundAartis(sharedOnes, typed)
    : sharedOnes.filter(
        (each) => (festival !== undefined && each.aarti.festivalId === festival.id) || belongsTo(each, keys),
      );
  const count = shownMine.length + shownOthers.length + shownShared.length;

  function closeForm(): void {
    setIsAdding(false);
    opener.current?.focus();
  }

  function add(): void {
    if (session.status === 'signed-in') setIsAdding(true);
    else
      showToast({
        tone: 'error',
        title: { message: texts.signInTitle },
        description: { message: texts.signInText },
        action: {
          label: { message: texts.signIn },
          run: () => void navigate({ to: '/auth', search: { redirect: router.state.location.href } }),
        },
      });
  }

  return (
    <section className={shared.part} aria-labelledby="festival-aartis" data-testid="festival-aartis">
      <div className={shared.headingRow}>
        <h3 id="festival-aartis" className={shared.heading}>
          {t(texts.aartis)}
        </h3>
        <Button
          ref={opener}
          variant="default"
          size="sm"
          leftSection={<PlusIcon size="1.125rem" />}
          onClick={add}
          data-testid="add-aarti"
        >
          {t(texts.add)}
        </Button>
      </div>
      <SearchField
        label={t(texts.searchLabel)}
        placeholder={t(texts.search)}
        clearLabel={t(texts.clearSearch)}
        statusId={countId}
        testId="aarti-search"
        typed={typed}
        onType={setTyped}
      />
      <output id={countId} className={isSearching ? classes.count : 'visually-hidden'}>
        {isSearching && count > 0 && sayCount(count)}
        {isSearching && count === 0 && t(texts.nothingFound)}
      </output>
      {count > 0 && (
        <ul className={classes.list}>
          {shownMine.map(({ own: each }) => (
            <li key={each.aarti.id}>
              <OwnAartiCard own={each} slots={slots} onRemoved={() => opener.current?.focus()} />
            </li>
          ))}
          {shownOthers.map(({ aarti }) => (
            <li key={aarti.id}>
              <FestivalAartiCard aarti={aarti} slots={slots} />
            </li>
          ))}
          {shownShared.map(({ aarti }) => (
            <li key={aarti.id}>
              <SharedAartiCard aarti={aarti} />
            </li>
          ))}
        </ul>
      )}
      {count === 0 && !isSearching && (
        <div className={classes.empty}>
          <EmptyState order={3} title={t(texts.none)} text={t(texts.beFirst)} />
        </div>
      )}
      {isAdding && session.status === 'signed-in' && (
        <Suspense fallback={null}>
          <Form
            slots={slots}
            festival={{ festivalId, festivalRowId: festival?.id, festivalName: names.en }}
            userId={session.user.id}
            onClose={closeForm}
          />
        </Suspense>
      )}
    </section>
  );

  function sayCount(found: number): string {
    return found === 1 ? t(texts.oneFound) : t(texts.manyFound, { count: formatNumber(found, language) });
  }
}

interface FormProps {
  slots: FestivalAartiSlots;
  festival: AartiFestival;
  userId: string;
  onClose(): void;
}

function Form({ slots, festival, userId, onClose }: FormProps): ReactNode {
  return slots.renderForm(festival, { userId, onClose });
}

function findableOwn({ title, tags }: { title: string; tags: readonly string[] | null }): Findable {
  return { titles: [title], tags: tags ?? [], deityId: undefined };
}
