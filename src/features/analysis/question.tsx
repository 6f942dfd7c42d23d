import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import classes from './analyze.module.css';

export interface QuestionProps {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  onYes(): void;
  /** After it has closed, however that came about. */
  onClose(): void;
}

/** Asks before something that was marked is given up. */
export function Question({ title, children, yes, no, onYes, onClose }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} title={title} onClose={onClose}>
      <p className={classes.dialogText}>{children}</p>
      <div className={classes.acts}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
        <Button
          onClick={() => {
            onYes();
            dialog.current?.close();
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
