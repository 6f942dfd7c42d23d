import { events as texts } from '#i18n/catalogue/events.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import classes from './own-events.module.css';

/** The shape of the dates to come. */
export function EventsShape() {
  const { t } = useI18n();
  return (
    <Deferred>
      <div className={classes.list} aria-busy="true">
        <output className="visually-hidden">{t(texts.loading)}</output>
        {[1, 2, 3].map((card) => (
          <div key={card} className={classes.shape}>
            <div />
            <div />
          </div>
        ))}
      </div>
    </Deferred>
  );
}
