import type { Favour } from '#domain/jyotish/day/bala.ts';
import { myDayTexts as texts } from '#i18n/catalogue/my-day.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import styles from './my-day.module.css';

const signs = { favourable: '●', mixed: '◐', unfavourable: '○' } as const;

/** Whether something supports, by shape and word. */
export function FavourMark({ favour }: { favour: Favour }) {
  const { t } = useI18n();
  return (
    <span className={styles.favour} data-favour={favour}>
      <span aria-hidden>{signs[favour]}</span> {t(texts[favour])}
    </span>
  );
}
