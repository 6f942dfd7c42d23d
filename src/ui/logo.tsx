import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './logo.module.css';

export interface LogoProps {
  size?: 'small' | 'medium' | 'large';
}

/** The mark with the product's name beside it. */
export function Logo({ size = 'medium' }: LogoProps) {
  const { t, language } = useI18n();
  return (
    <span className={classes.logo} data-size={size} lang={language}>
      <LogoMark />
      <span className={classes.name}>{t(ui.productName)}</span>
    </span>
  );
}

/** Concentric gold rings with a needle to the north: a compass, and a house seen from above. Decorative; name it beside. */
export function LogoMark({ className = classes.mark }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21.5" stroke="currentColor" strokeWidth="2.5" />
      <circle cx="24" cy="24" r="14" stroke="currentColor" strokeWidth="2" />
      <path d="M40 24h3M24 40v3M8 24H5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <circle cx="24" cy="24" r="6" stroke="currentColor" strokeWidth="2" />
      <path d="M24 5.5 28.2 24h-8.4Z" fill="currentColor" />
      <circle cx="24" cy="24" r="4.2" fill="currentColor" />
    </svg>
  );
}
