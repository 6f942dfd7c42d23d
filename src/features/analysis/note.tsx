import type { ReactNode } from 'react';
import classes from './analyze.module.css';

export interface NoteProps {
  tone: 'slate' | 'haldi' | 'tulsi';
  icon: ReactNode;
  action?: ReactNode;
  /** Said aloud when it appears. */
  isLive?: boolean;
  testId?: string;
  children: ReactNode;
}

/** A word about the state of things, in its place on the page. */
export function Note({ tone, icon, action, isLive, testId, children }: NoteProps) {
  const Frame = isLive ? 'output' : 'div';
  return (
    <Frame className={classes.note} data-tone={tone} data-testid={testId}>
      <span className={classes.noteIcon}>{icon}</span>
      <span className={classes.noteWords}>{children}</span>
      {action !== undefined && <span className={classes.noteAction}>{action}</span>}
    </Frame>
  );
}
