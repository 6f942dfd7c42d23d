import { createStore } from 'zustand/vanilla';
import type { Message, MessageValues } from '#i18n/messages.ts';

export type ToastTone = 'success' | 'error' | 'info';
/** Text of the catalogue, or a server's own words where those are to be shown. */
export type ToastText = string | { message: Message; values?: MessageValues };

export interface Toast {
  id: number;
  tone: ToastTone;
  title: ToastText;
  description?: ToastText;
  action?: { label: ToastText; run(): void };
  /** The act that it tells of: it goes when that begins anew or has gone well. */
  about?: string;
}

/**
 * One toast at a time: the newest wins and stays until it is replaced or dismissed. One that only tells that something
 * went well, or informs in one line, closes by itself once it could be read; what informs with more than that makes way for
 * whoever goes on working beside it.
 */
export const toastStore = createStore<{ toast: Toast | undefined }>()(() => ({ toast: undefined }));

let lastId = 0;

/** Shows a toast in place of the one on screen; returns its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  toastStore.setState({ toast: { ...toast, id: lastId } });
  return lastId;
}

/** Changes the toast while it is still on screen. */
export function updateToast(id: number, change: Partial<Omit<Toast, 'id'>>): void {
  const { toast } = toastStore.getState();
  if (toast?.id === id) toastStore.setState({ toast: { ...toast, ...change } });
}

/** What was told of an act is not so any more. */
export function dismissToastAbout(act: string): void {
  if (toastStore.getState().toast?.about === act) dismissToast();
}

/** Where a form is left or sent anew: no failure of before stands beside it. */
export function dismissFailure(): void {
  const { toast } = toastStore.getState();
  if (toast?.tone === 'error') dismissToast(toast.id);
}

export function dismissToast(id?: number): void {
  const { toast } = toastStore.getState();
  if (toast && (id === undefined || toast.id === id)) toastStore.setState({ toast: undefined });
}
