import { useLayoutEffect, useRef, useState } from 'react';
import classes from './long-text.module.css';

export interface LongTextProps {
  text: string;
  /** What opens the rest of it, and what closes it again. */
  more: string;
  less: string;
}

/** Words of any length: three lines of them, and the rest at a touch. Its key is the text, which is measured once. */
export function LongText({ text, more, less }: LongTextProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  useLayoutEffect(() => {
    const element = words.current;
    if (element && !isOpen) setIsLong(element.scrollHeight > element.clientHeight + 1);
  }, [isOpen]);
  return (
    <div className={classes.text}>
      <p ref={words} className={classes.words} data-is-open={isOpen} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? less : more}
        </button>
      )}
    </div>
  );
}
