import { aartis as texts } from '#i18n/catalogue/aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './collection.module.css';

/** The shape of the page while the device is asked what it has. */
export function CollectionShape({ label }: { label?: string }) {
  const { t } = useI18n();
  return (
    <>
      <output className="visually-hidden">{label ?? t(texts.loading)}</output>
      <div className={classes.grid} aria-busy="true" aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <div key={number} className={classes.shape}>
            <div className={classes.shapeArt} />
            <div className={classes.shapeLine} />
          </div>
        ))}
      </div>
    </>
  );
}
