import { Button, CloseButton } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { AlertIcon, CheckCircleIcon, InfoIcon } from './icons.tsx';
import classes from './toast-host.module.css';
import { dismissToast, toastStore, type Toast, type ToastText } from './toast.ts';

const icons = { success: CheckCircleIcon, error: AlertIcon, info: InfoIcon };

/** Where the one toast appears. Both live regions are always there, as screen readers only notice changes inside them. */
export function ToastHost() {
  const { t } = useI18n();
  const { toast } = useStore(toastStore);
  const isError = toast?.tone === 'error';
  return (
    <section className={classes.host} aria-label={t(ui.notifications)} data-frame-part>
      <div aria-live="polite" aria-atomic="true">
        {toast && !isError && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="alert">{toast && isError && <ToastCard key={toast.id} toast={toast} />}</div>
    </section>
  );
}

/** Long enough to read two lines; a longer text has as much longer as a slow reader needs. */
const readForMs = 5000;
const shortLetters = 80;
const msPerLetter = 60;

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useI18n();
  const { id, tone, title, description, action } = toast;
  const Icon = icons[tone];
  const card = useRef<HTMLDivElement>(null);
  const letters = words(title, t).length + (description === undefined ? 0 : words(description, t).length);
  const stayMs = readForMs + Math.max(0, letters - shortLetters) * msPerLetter;
  const isRead = tone !== 'error' && !action;
  useHeightTold(card);
  useEffect(() => {
    if (!isRead) return undefined;
    const shownAt = performance.now();
    function makeWay({ target }: PointerEvent): void {
      const isBeside = target instanceof Node && !card.current?.contains(target);
      if (isBeside && performance.now() - shownAt > stayMs) dismissToast(id);
    }
    document.addEventListener('pointerdown', makeWay, true);
    return () => document.removeEventListener('pointerdown', makeWay, true);
  }, [id, isRead, stayMs]);
  const held = useHeld();
  const isShort = tone === 'success' || description === undefined;
  const isClosing = isRead && isShort && !held.isHeld;
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => dismissToast(id), stayMs);
    return () => clearTimeout(timer);
  }, [id, isClosing, stayMs]);
  return (
    <div ref={card} className={classes.toast} data-tone={tone} {...held.handlers}>
      <span className={classes.icon}>
        <Icon />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{words(title, t)}</p>
        {description !== undefined && <p className={classes.description}>{words(description, t)}</p>}
        {action && (
          <Button
            className={classes.action}
            size="sm"
            variant="default"
            onClick={() => {
              dismissToast(id);
              action.run();
            }}
          >
            {words(action.label, t)}
          </Button>
        )}
      </div>
      <CloseButton
        className={classes.close}
        size="lg"
        aria-label={t(ui.close)}
        onClick={() => dismissToast(id)}
      />
    </div>
  );
}

function words(text: ToastText, t: I18n['t']): string {
  return typeof text === 'string' ? text : t(text.message, text.values);
}

/** Whoever points at it, has the focus in it or looks at another tab is still to read it. */
function useHeld() {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const look = () => setIsHidden(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const handlers = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
  return { isHeld: isPointedAt || isFocused || isHidden, handlers };
}

/** A page gives way to it by this much, so that it covers nothing that is read. */
function useHeightTold(card: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty('--toast-height', `${card.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tell);
    if (card.current) observer.observe(card.current);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty('--toast-height');
    };
  }, [card]);
}
