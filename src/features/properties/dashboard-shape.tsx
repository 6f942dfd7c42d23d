import { properties as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import classes from './dashboard.module.css';

/** The shape of the cards to come. */
export function DashboardShape() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.list} aria-busy="true" data-testid="dashboard-shape">
        <output className="visually-hidden">{t(texts.loading)}</output>
        {[1, 2].map((card) => (
          <div key={card} className={classes.shape}>
            <div className={classes.line} data-size="title" />
            <div className={classes.line} />
            <div className={classes.tiles}>
              <div />
              <div />
              <div />
            </div>
            <div className={classes.line} data-size="plan" />
          </div>
        ))}
      </div>
    </Deferred>
  );
}
