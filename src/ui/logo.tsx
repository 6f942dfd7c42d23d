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
      <circle cx="24" cy="24" r="22" stroke="currentColor" strokeWidth="2.2" />
      {/* The inner rings leave room for the needle. */}
      <circle {...ring} r="15.5" strokeDasharray="0 2.4 45.2 4.8 45.2 2.4" />
      <circle {...ring} r="9" strokeDasharray="0 6.2 37.6 12.4 37.6 6.2" />
      <path d="M24 5 27.4 24h-6.8Z" fill="currentColor" />
      <path d="M24 43 27.4 24h-6.8Z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

const ring = {
  cx: 24,
  cy: 24,
  transform: 'rotate(90 24 24)',
  pathLength: 100,
  stroke: 'currentColor',
  strokeWidth: 2,
};
