import { Link, useNavigate } from '@tanstack/react-router';
import type { KeptBirth } from '#db/births.ts';
import { kundliTexts as texts } from '#i18n/catalogue/kundli.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { keepBirthFor } from '#session/births.ts';
import { useBirths } from '#session/use-births.ts';
import { usePlaceName } from '#session/use-place-name.ts';
import { Screen } from '#ui/screen.tsx';
import { showToast } from '#ui/toast.ts';
import { BirthForm, clockText } from './birth-form.tsx';
import { ExampleChart } from './example-chart.tsx';
import classes from './kundli.module.css';
import { MorePages } from './more-pages.tsx';
import { WhereKept } from './where-kept.tsx';

/** The charts that this device keeps, and a form for one more. */
export function KundliScreen() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { owner, births, isInAccount, reload } = useBirths();

  async function add(birth: KeptBirth): Promise<void> {
    if (owner === undefined) return;
    try {
      const kept = await keepBirthFor(owner, birth);
      if (kept.kind === 'kept') await navigate({ to: '/kundli/$id', params: { id: kept.id } });
      else showToast({ tone: 'error', title: { message: texts.full } });
    } catch (error) {
      logQuietly('births', error);
      showToast({ tone: 'error', title: { message: texts.notKept } });
    }
  }

  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{ path: '/kundli', description: t(texts.description) }}
    >
      <div className={classes.page}>
        <section className={classes.card} aria-labelledby="new-chart">
          <h2 id="new-chart">{t(texts.add)}</h2>
          <BirthForm submitLabel={t(texts.show)} onSubmit={(birth) => void add(birth)} />
        </section>
        {births !== undefined && births.length > 0 && (
          <section aria-labelledby="charts-here">
            <h2 id="charts-here" className={classes.heading}>
              {t(isInAccount ? texts.peopleInAccount : texts.people)}
            </h2>
            <ul className={classes.people}>
              {births.map((birth) => (
                <li key={birth.id}>
                  <BirthLink birth={birth} />
                </li>
              ))}
            </ul>
            {owner === 'guest' && <p className={classes.quiet}>{t(texts.keptHere)}</p>}
          </section>
        )}
        {owner !== undefined && owner !== 'guest' && (
          <WhereKept userId={owner.userId} isInAccount={isInAccount} onMoved={reload} />
        )}
        {!births?.length && <ExampleChart />}
        <MorePages here="/kundli" />
        <p className={classes.quiet}>{t(texts.tradition)}</p>
      </div>
    </Screen>
  );
}

function BirthLink({ birth }: { birth: KeptBirth }) {
  const { t, language } = useI18n();
  const place = usePlaceName(birth.place);
  const date = civilDateText(birth.date, language);
  const time = birth.minutesOfDay === null ? undefined : clockText(birth.minutesOfDay);
  return (
    <Link to="/kundli/$id" params={{ id: birth.id }} className={classes.person}>
      <strong>{birth.name || t(texts.unnamed, { date })}</strong>
      <span className={classes.quiet}>{[date, time, place].filter(Boolean).join(' · ')}</span>
    </Link>
  );
}
