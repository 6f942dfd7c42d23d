import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import classes from './dialog.module.css';

export interface DialogProps {
  /** Close it by its own `close()`: then the focus goes back to what opened it. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** After it has closed, however that came about. */
  onClose(): void;
  children: ReactNode;
}

/** A question in front of the page, open as long as it is drawn. */
export function Dialog({ ref, title, onClose, children }: DialogProps) {
  const titleId = useId();
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref]);
  return (
    <dialog ref={ref} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
