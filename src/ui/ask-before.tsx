import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import classes from './ask-before.module.css';
import { Dialog } from './dialog.tsx';

export interface AskBeforeProps {
  title: string;
  keepLabel: string;
  removeLabel: string;
  removeTestId: string;
  /** Returns whether it worked, and has said so where it did not: then the question stays. */
  remove(): Promise<boolean>;
  /** After it was removed and the question has closed. */
  onRemoved(): void;
  /** After the question has closed, however that came about. */
  onClose(): void;
  /** What is asked. */
  children: ReactNode;
}

/** Asks before something is removed. */
export function AskBefore({
  title,
  keepLabel,
  removeLabel,
  removeTestId,
  remove,
  onRemoved,
  onClose,
  children,
}: AskBeforeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function goOn(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    if (await remove()) {
      dialog.current?.close();
      onRemoved();
    } else {
      setIsBusy(false);
    }
  }

  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <div className={classes.question}>
        {children}
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {keepLabel}
          </Button>
          <Button
            color="sindoor"
            aria-disabled={isBusy}
            onClick={() => void goOn()}
            data-testid={removeTestId}
          >
            {removeLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
