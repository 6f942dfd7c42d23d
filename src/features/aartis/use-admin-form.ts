import { useRef, useState, type FormEvent } from 'react';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import type { AdminAnswer } from '#session/admin-refusal.ts';
import { newestContent } from '#session/fresh-content.ts';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import { refusalOf } from './admin-refusals.ts';

interface AdminFormWords {
  done: Message;
  failed: Message;
}

interface AdminFormTask<Values> {
  /** What its fields begin with, by their names. */
  empty: Values;
  /** Before the names of its fields in tests. */
  testId: string;
  faultsOf(values: Values): Partial<Record<keyof Values & string, Message>>;
  send(values: Values): Promise<AdminAnswer<unknown>>;
  words: AdminFormWords;
  /** Once it is there. */
  onDone(): void;
}

/** A form that writes to the catalogue on the server: nothing of it is kept here. */
export function useAdminForm<Values extends Readonly<Record<string, string>>>({
  empty,
  testId,
  faultsOf,
  send,
  words,
  onDone,
}: AdminFormTask<Values>) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const faults = faultsOf(values);
  return {
    form,
    isBusy,
    /** What a field of text is given; it shows its fault once somebody has tried to send it. */
    field(name: keyof Values & string, label: Message) {
      const fault = wasSent ? faults[name] : undefined;
      return {
        name,
        label: t(label),
        autoComplete: 'off',
        dir: 'auto',
        value: values[name],
        error: fault && t(fault),
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
          setValues((before) => ({ ...before, [name]: currentTarget.value })),
        'data-testid': `${testId}-${name}`,
      };
    },
    async submit(event: FormEvent): Promise<void> {
      event.preventDefault();
      setWasSent(true);
      if (isBusy) return;
      const [first] = Object.keys(faults);
      if (first !== undefined) {
        const input = form.current?.elements.namedItem(first);
        if (input instanceof HTMLElement) input.focus();
        return;
      }
      dismissToastAbout(words.failed.en);
      setIsBusy(true);
      const outcome = await send(values).catch((error: unknown) => {
        logQuietly('admin', error);
        return { ok: false, problem: 'failed' } as const;
      });
      if (outcome.ok) {
        showToast({ tone: 'success', title: { message: words.done } });
        void newestContent();
        onDone();
        return;
      }
      showToast({
        tone: 'error',
        title: { message: words.failed },
        description: { message: refusalOf(outcome.problem) },
        about: words.failed.en,
      });
      setIsBusy(false);
    },
  };
}

/** What was typed, or null where it is empty. */
export function textOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}
