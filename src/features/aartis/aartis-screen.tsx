import { useNavigate } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { aartis as texts } from '#i18n/catalogue/aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useSession } from '#session/use-session.ts';
import { AskIcon, CalendarIcon, LampIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { aartisSearch, type AartiSlots, type AartisSearch } from './aarti-slots.ts';
import classes from './aartis-screen.module.css';
import { CollectionShape } from './collection-shape.tsx';
import { Collection } from './collection.tsx';
import { Library } from './library.tsx';
import { useCatalogue } from './use-catalogue.ts';

export interface AartisScreenProps extends AartiSlots {
  search: AartisSearch;
  /** The aarti that the address names, to be read alone. */
  reader?: ReactNode;
  /** What falls on today and is sung on it. */
  today?: ReactNode;
}

/** The aartis: for guests all that there are to read, for everybody else the deities of their own collection. */
export function AartisScreen({ search, reader, today, ...slots }: AartisScreenProps) {
  const { t } = useI18n();
  const session = useSession();
  const choose = useChoosing();
  const used = useCatalogue();
  const head = { path: '/hindu-aartis', description: t(texts.description) };
  switch (session.status) {
    case 'starting':
      // Whose page it is decides what it is called.
      return (
        <Screen>
          <CollectionShape />
        </Screen>
      );
    case 'guest':
      return (
        <Screen title={t(texts.guestTitle)} intro={t(texts.guestText)} head={head}>
          <div className={classes.ways}>
            <LinkButton to="/auth" search={{ redirect: '/hindu-aartis' }} data-testid="log-in">
              {t(texts.logIn)}
            </LinkButton>
            <LinkButton to="/hindu-festivals" variant="default" leftSection={<CalendarIcon />}>
              {t(texts.calendar)}
            </LinkButton>
            <DevotionLinks />
            <LinkButton to="/chat" variant="default" leftSection={<AskIcon />}>
              {t(texts.ask)}
            </LinkButton>
          </div>
          {today && <div className={classes.today}>{today}</div>}
          <Library used={used} named={search.deity} />
          {reader}
        </Screen>
      );
    case 'signed-in':
      return (
        <Screen title={t(texts.collectionTitle)} head={head}>
          <div className={classes.ways}>
            <DevotionLinks />
          </div>
          <Collection
            key={session.user.id}
            userId={session.user.id}
            used={used}
            named={search.deity}
            onChoose={choose}
            slots={slots}
          />
          {reader}
        </Screen>
      );
    default:
      return assertNever(session);
  }
}

/** How what is sung here is worshipped at home, and said on a mala. */
function DevotionLinks() {
  const { t } = useI18n();
  return (
    <>
      <LinkButton to="/puja" variant="default" leftSection={<LampIcon />} data-testid="to-pujas">
        {t(texts.pujas)}
      </LinkButton>
      <LinkButton to="/japa" variant="default" data-testid="to-japa">
        {t(texts.japa)}
      </LinkButton>
    </>
  );
}

/** Names a deity in the address, or none. */
function useChoosing(): (deity: string | undefined) => void {
  const navigate = useNavigate();
  return useCallback(
    (deity) => {
      void navigate({
        to: '/hindu-aartis',
        search: (before: AartisSearch) => aartisSearch({ ...before, deity }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
}
