import { home } from '#i18n/catalogue/home.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LampIcon } from '#ui/icons.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './blocks.module.css';

export function FestivalsPromo() {
  const { t } = useI18n();
  return (
    <section className={classes.festivals} aria-labelledby="festivals-title">
      <span className={classes.lamp}>
        <LampIcon size="2.25rem" />
      </span>
      <div className={classes.words}>
        <h2 id="festivals-title" className={classes.title}>
          {t(home.festivalsTitle)}
        </h2>
        <p className={classes.text}>{t(home.festivalsText)}</p>
      </div>
      <LinkButton to="/hindu-festivals" variant="default">
        {t(home.festivalsLink)}
      </LinkButton>
    </section>
  );
}
