import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LogoMark } from '#ui/logo.tsx';
import classes from './pending-screen.module.css';

/** What stands in the place of a page that is still being fetched. */
export function PendingScreen() {
  const { t } = useI18n();
  return (
    <div className={classes.pending} aria-live="polite">
      <LogoMark className={classes.mark} />
      <p>{t(ui.loading)}</p>
    </div>
  );
}
