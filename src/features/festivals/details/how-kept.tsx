import { pujas } from '#domain/devotion/puja-list.ts';
import type { FestivalId } from '#domain/festivals/festivals.ts';
import { howKept } from '#domain/festivals/how-kept.ts';
import { festivalDetails as texts } from '#i18n/catalogue/festival-details.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import shared from './festival-details.module.css';

/** How a festival is kept of which no rite is described, or that none is usual. `festival`: the id of its rule. */
export function HowKept({ festival }: { festival: string }) {
  const { t, language } = useI18n();
  const kept = howKept[festival as FestivalId]?.[language];
  const hasGuide = pujas.some(
    ({ days }) => days.kind === 'festivals' && days.ids.some((id) => id === festival),
  );
  return (
    <p className={shared.soft} data-testid="how-kept">
      {kept ?? t(hasGuide ? texts.inGuide : texts.noRituals)}
    </p>
  );
}
