import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { scriptLanguage } from '#ui/verses.tsx';
import classes from './aarti-card.module.css';

export interface AartiCardProps {
  title: string;
  badge: string;
  isOwn?: boolean;
  isOpen: boolean;
  onToggle(): void;
  /** What it holds; drawn while it is open. */
  children: ReactNode;
}

/** An aarti that opens where it stands. */
export function AartiCard({ title, badge, isOwn = false, isOpen, onToggle, children }: AartiCardProps) {
  const id = useId();
  return (
    <article className={classes.card} aria-labelledby={`${id}-title`} data-testid="aarti-card">
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-content` : undefined}
          onClick={onToggle}
          data-testid="toggle-aarti"
        >
          <bdi id={`${id}-title`} className={classes.title} lang={scriptLanguage(title)}>
            {title}
          </bdi>
          <span className={classes.badge} data-own={isOwn || undefined}>
            {badge}
          </span>
          <span className={classes.arrow}>
            <ChevronDownIcon size="1.25rem" />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-content`} className={classes.content}>
          {children}
        </div>
      )}
    </article>
  );
}
