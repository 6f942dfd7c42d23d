import { home } from '#i18n/catalogue/home.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './blocks.module.css';

export function JoinBlock() {
  const { t } = useI18n();
  return (
    <section className={classes.join} aria-labelledby="join-title">
      <div className={classes.words}>
        <h2 id="join-title" className={classes.title}>
          {t(home.joinTitle)}
        </h2>
        <p className={classes.text}>{t(home.joinText)}</p>
      </div>
      <LinkButton to="/auth" variant="light">
        {t(home.joinButton)}
      </LinkButton>
    </section>
  );
}
