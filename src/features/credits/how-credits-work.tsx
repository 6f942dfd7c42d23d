import { Link } from '@tanstack/react-router';
import { credits as texts } from '#i18n/catalogue/credits.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './credits.module.css';

const points = [texts.howPrice, texts.howImage, texts.howReserve, texts.howForever] as const;

/** What a credit pays for, and when it is spent. */
export function HowCreditsWork() {
  const { t } = useI18n();
  return (
    <section className={classes.how} aria-labelledby="how-title">
      <h2 id="how-title" className={classes.heading}>
        {t(texts.howTitle)}
      </h2>
      <ul className={classes.facts}>
        {points.map((point) => (
          <li key={point.en}>{t(point)}</li>
        ))}
        <li>
          {t(texts.moneyBack)}: <Link to="/cancellation-policy">{t(texts.moneyBackLink)}</Link>
        </li>
      </ul>
    </section>
  );
}
