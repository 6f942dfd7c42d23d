import type { PhotoInList } from '#db/queries/properties.ts';
import { properties as texts } from '#i18n/catalogue/properties.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './photo-strip.module.css';
import { PrivatePicture } from './private-picture.tsx';

export interface PhotoStripProps {
  photos: readonly PhotoInList[];
  /** Of the property. */
  title: string;
  isNear: boolean;
  /** Opens the one at this place. */
  onOpen(index: number): void;
}

const mostShown = 3;

/** The first photos of a property; a last tile says how many more there are. */
export function PhotoStrip({ photos, title, isNear, onOpen }: PhotoStripProps) {
  const { t, language } = useI18n();
  const more = photos.length - mostShown;
  const count = formatNumber(photos.length, language);
  return (
    <ul className={classes.strip} aria-label={t(texts.photos, { title })}>
      {photos.slice(0, mostShown).map(({ photo: { id, caption, image_url: path }, state }, index) => {
        const number = formatNumber(index + 1, language);
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.tile}
              data-send={state.kind}
              aria-label={
                caption === null || caption.trim() === ''
                  ? t(texts.openPhoto, { number, count })
                  : t(texts.openCaptioned, { number, count, caption })
              }
              onClick={() => onOpen(index)}
            >
              <PrivatePicture path={isNear ? path : undefined} alt="" width={320} />
            </button>
          </li>
        );
      })}
      {more > 0 && (
        <li>
          <button
            type="button"
            className={classes.tile}
            data-is-more
            aria-label={t(texts.openMore, { count: formatNumber(more, language) })}
            onClick={() => onOpen(mostShown)}
          >
            <span>{t(texts.morePhotos, { count: formatNumber(more, language) })}</span>
          </button>
        </li>
      )}
    </ul>
  );
}
