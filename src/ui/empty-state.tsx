import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { LogoMark } from './logo.tsx';

export interface EmptyStateProps {
  title: string;
  /** One sentence that teaches what will be here. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  picture?: ReactNode;
  /** Heading level of the title; 1 where the empty state is the whole page. */
  order?: 1 | 2 | 3;
}

export function EmptyState({ title, text, action, picture, order = 2 }: EmptyStateProps) {
  const Heading = `h${order}` as const;
  return (
    <div className={classes.empty}>
      {picture ?? <LogoMark className={classes.mark} />}
      <Heading className={classes.title} {...(order === 1 && { tabIndex: -1 })}>
        {title}
      </Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
