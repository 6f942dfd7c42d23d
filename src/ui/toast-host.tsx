import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
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

/** Long enough to read two lines; what is pressed earlier leaves the toast where it is. */
const readForMs = 5000;

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useI18n();
  const { id, tone, title, description, action } = toast;
  const Icon = icons[tone];
  const card = useRef<HTMLDivElement>(null);
  const isRead = tone !== 'error' && !action;
  useEffect(() => {
    if (!isRead) return undefined;
    const shownAt = performance.now();
    function makeWay({ target }: PointerEvent): void {
      const isBeside = target instanceof Node && !card.current?.contains(target);
      if (isBeside && performance.now() - shownAt > readForMs) dismissToast(id);
    }
    document.addEventListener('pointerdown', makeWay, true);
    return () => document.removeEventListener('pointerdown', makeWay, true);
  }, [id, isRead]);
  return (
    <div ref={card} className={classes.toast} data-tone={tone}>
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
