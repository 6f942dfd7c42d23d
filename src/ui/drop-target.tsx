import classes from './drop-target.module.css';
import { UploadIcon } from './icons.tsx';

/** Lies over a part of the page while a file is held above it; its parent is positioned. `words`: what to do. */
export function DropTarget({ words }: { words: string }) {
  return (
    <div className={classes.target} data-testid="drop-target">
      <span className={classes.words}>
        <UploadIcon />
        {words}
      </span>
    </div>
  );
}
