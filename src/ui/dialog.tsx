import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import classes from './dialog.module.css';
import { openInFront } from './open-in-front.ts';

export interface DialogProps {
  /** Close it by its own `close()`: then the focus goes back to what opened it. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** The language of the whole dialog, where it is not that of the page. */
  lang?: string;
  /** After it has closed, however that came about. */
  onClose(): void;
  children: ReactNode;
}

/** A question in front of the page, open as long as it is drawn. */
export function Dialog({ ref, title, lang, onClose, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => {
    openInFront(ref.current);
  }, [ref]);
  return (
    <dialog
      ref={ref}
      className={classes.dialog}
      lang={lang}
      aria-labelledby={titleId}
      // That of a dialog within this one comes by here too.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
