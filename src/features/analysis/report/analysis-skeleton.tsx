import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import classes from './analysis-skeleton.module.css';

/** The shape of an analysis while it is looked for. */
export function AnalysisSkeleton() {
  const { t } = useI18n();
  return (
    <Deferred>
      <output className="visually-hidden">{t(texts.loading)}</output>
      <div className={classes.skeleton} aria-hidden="true" data-testid="analysis-skeleton">
        <div className={classes.rating}>
          <span className={classes.ring} />
          <span className={classes.lines}>
            <span />
            <span />
          </span>
        </div>
        <span className={classes.plan} />
        <span className={classes.lines}>
          <span />
          <span />
          <span />
        </span>
      </div>
    </Deferred>
  );
}
