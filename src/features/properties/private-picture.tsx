import { properties as texts } from '#i18n/catalogue/properties.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { usePicture } from '#session/use-picture.ts';
import { OfflineIcon } from '#ui/icons.tsx';
import classes from './private-picture.module.css';

export interface PrivatePictureProps {
  /** As the row names it; undefined as long as nobody would see it. */
  path: string | undefined;
  alt: string;
  /** Device pixels. */
  width: number;
  fit?: 'cover' | 'contain';
}

/** A picture that only its owner sees, in the room that its place gives it. */
export function PrivatePicture({ path, alt, width, fit = 'cover' }: PrivatePictureProps) {
  const { t } = useI18n();
  const { state, url } = usePicture(path, width);
  return (
    <span className={classes.picture} data-state={state} data-fit={fit}>
      {url !== undefined && <img src={url} alt={alt} decoding="async" draggable={false} />}
      {state === 'absent' && (
        <>
          <OfflineIcon size="1.25rem" />
          <span className="visually-hidden">
            {alt} ({t(texts.pictureAbsent)})
          </span>
        </>
      )}
    </span>
  );
}
