import { pujas } from '#domain/devotion/puja-list.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LampIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './puja-links.module.css';

/** The ways to the guides for a festival; nothing where there is none. `festival`: the id of its rule. */
export function PujaLinks({ festival }: { festival: string }) {
  const { t, language } = useI18n();
  const guides = pujas.filter(
    ({ days }) => days.kind === 'festivals' && days.ids.some((id) => id === festival),
  );
  if (guides.length === 0) return null;
  return (
    <nav className={classes.pujas} aria-label={t(texts.pujas)} data-print="no">
      {guides.map(({ id, names }) => (
        <LinkButton
          key={id}
          to="/puja/$id"
          params={{ id }}
          variant="light"
          leftSection={<LampIcon size="1.25rem" />}
          className={classes.puja}
          data-testid="festival-puja"
        >
          {t(texts.pujaNamed, { name: names[language] })}
        </LinkButton>
      ))}
    </nav>
  );
}
