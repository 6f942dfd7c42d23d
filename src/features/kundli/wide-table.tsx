import type { ReactNode } from 'react';
import classes from './kundli.module.css';

/** A table that may be wider than a phone. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is beside the page has to be reached by keys
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>{children}</table>
    </section>
  );
}
