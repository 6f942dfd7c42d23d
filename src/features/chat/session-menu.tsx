import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { chatSessions } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { BinIcon, PencilIcon } from '#ui/icons.tsx';
import classes from './session-menu.module.css';

export interface SessionMenuProps {
  title: string;
  /** The button that opened it: it stands beside that, and gives the focus back to it. */
  anchor: HTMLElement;
  onRename(): void;
  onDelete(): void;
  onClose(): void;
}

const gap = 4;
const margin = 8;

/** What can be done with a conversation. The arrows move, Enter chooses, Escape leaves. */
export function SessionMenu({ title, anchor, onRename, onDelete, onClose }: SessionMenuProps) {
  const { t } = useI18n();
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    // On top of everything, a sheet included, and cut off by nothing. Older browsers show it where it stands.
    element.showPopover?.();
    place(element, anchor);
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [anchor]);

  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target) && !anchor.contains(target)) leave();
    };
    // It would stay behind while its row moves on.
    const onMove = () => leave();
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
    };
  }, [anchor]);

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = nextIndex(event.key, index, items.length);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // The sheet around it stays open.
      event.preventDefault();
      event.stopPropagation();
      anchor.focus();
      onClose();
    }
  }

  function choose(act: () => void): void {
    // A question that follows gives the focus back to where it was before.
    anchor.focus();
    onClose();
    act();
  }

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={title}
      className={classes.menu}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={classes.item}
        onClick={() => choose(onRename)}
      >
        <PencilIcon size="1.25rem" />
        {t(chatSessions.rename)}
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={classes.item}
        data-loud
        onClick={() => choose(onDelete)}
      >
        <BinIcon size="1.25rem" />
        {t(chatSessions.delete)}
      </button>
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Below its button, or above where there is no room; never beyond the edge of the window. */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const button = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = button.bottom + gap;
  const top = below + height + margin <= window.innerHeight ? below : button.top - gap - height;
  const left = Math.min(Math.max(margin, button.right - width), window.innerWidth - width - margin);
  menu.style.top = `${Math.max(margin, top)}px`;
  menu.style.left = `${left}px`;
}
