import { useId, type ReactNode, type Ref } from 'react';
import classes from './analyze.module.css';

export interface StepProps {
  number: number;
  title: string;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** The heading, for whoever leads there. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** From edge to edge where the window is narrow. */
  isWide?: boolean;
  testId: string;
  children: ReactNode;
}

/** One step of the way to an analysis; each can be used without the others. */
export function Step({ number, title, text, headingRef, isWide, testId, children }: StepProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={classes.step} data-is-wide={isWide} data-testid={testId}>
      <div className={classes.stepHead}>
        <span className={classes.number} aria-hidden="true" data-numeric>
          {number}
        </span>
        <h2 id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
      </div>
      {text !== undefined && <p className={classes.quiet}>{text}</p>}
      {children}
    </section>
  );
}
