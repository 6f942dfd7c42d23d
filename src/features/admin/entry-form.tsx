import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { AdminRefusal, ChangeAnswer } from '#session/admin-refusal.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { AlertIcon, InfoIcon } from '#ui/icons.tsx';
import classes from './admin.module.css';
import { OfflineWords } from './answered.tsx';
import { adminRefusalTexts } from './refusal-text.ts';
import { RemoveEntry, type RemoveEntryProps } from './remove-entry.tsx';
import type { Entry } from './use-entry.ts';

/** What is wrong with a field, by its name. */
export type Faults<Words> = Partial<Record<keyof Words & string, Message>>;

interface EntryFormProps<Words extends object, Row extends { updated_at: string }> {
  entry: Entry<Words>;
  /** What its fields are called, for telling what somebody else has changed. */
  labels: Readonly<Partial<Record<keyof Words & string, Message>>>;
  faults: Faults<Words>;
  /** Whether something is to be saved that is not among the words, as a file. */
  isMoreToSave?: boolean;
  saveLabel: string;
  save(): Promise<ChangeAnswer<Row>>;
  wordsOf(row: Row): Words;
  onSaved(row: Row): void;
  /** How far a file has come, where one is on its way. */
  progress?: ReactNode;
  /** More to do beside saving. */
  acts?: ReactNode;
  /** What is deleted with a question, where there is something. */
  remove?: RemoveEntryProps | undefined;
  /** The fields. `fault`: what one of them shows to be wrong, once it was tried to save. */
  children(fault: (name: keyof Words & string) => string | undefined): ReactNode;
}

/**
 * A form of the administration: it saves on the server alone, says why where that was refused, never writes over what
 * somebody else has saved meanwhile, and asks before words are left behind.
 */
export function EntryForm<Words extends object, Row extends { updated_at: string }>({
  entry,
  labels,
  faults,
  isMoreToSave = false,
  saveLabel,
  save,
  wordsOf,
  onSaved,
  progress,
  acts,
  remove,
  children,
}: EntryFormProps<Words, Row>) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [wasSent, setWasSent] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<AdminRefusal>();
  const [theirs, setTheirs] = useState<Row>();
  const isDirty = entry.isTouched || isMoreToSave;
  // What was saved just now may be left before the page has been drawn again.
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = isDirty;
  }, [isDirty]);

  async function submit(form: HTMLFormElement): Promise<void> {
    setWasSent(true);
    setRefused(undefined);
    const [first] = Object.keys(faults);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (isSaving || !isOnline) return;
    setIsSaving(true);
    const outcome = await save();
    setIsSaving(false);
    if (outcome.ok) {
      isUnsaved.current = false;
      setTheirs(undefined);
      setWasSent(false);
      entry.startOver({ words: wordsOf(outcome.value), base: outcome.value.updated_at });
      onSaved(outcome.value);
    } else if ('theirs' in outcome) setTheirs(outcome.theirs);
    else setRefused(outcome.problem);
  }

  function fault(name: keyof Words & string): string | undefined {
    const words = wasSent ? faults[name] : undefined;
    return words && t(words);
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {entry.isBroughtBack && entry.isTouched && (
        <output className={classes.notice}>
          <InfoIcon size="1.25rem" />
          <div>
            <p>{t(adminWords.broughtBack)}</p>
            <Button variant="default" onClick={() => entry.startOver()} data-testid="start-over">
              {t(adminWords.startOver)}
            </Button>
          </div>
        </output>
      )}
      {theirs && (
        <Conflict
          entry={entry}
          theirs={theirs}
          words={wordsOf(theirs)}
          labels={labels}
          onDone={() => setTheirs(undefined)}
        />
      )}
      {children(fault)}
      <div className={classes.formEnd}>
        {!isOnline && <OfflineWords />}
        {refused && (
          <p className={classes.refusal} role="alert">
            <AlertIcon size="1.25rem" />
            <span>{t(adminRefusalTexts[refused])}</span>
          </p>
        )}
        {progress}
        <Button
          type="submit"
          aria-disabled={isSaving || !isOnline}
          data-disabled={isSaving || !isOnline}
          data-testid="save-entry"
        >
          {isSaving ? t(adminWords.saving) : saveLabel}
        </Button>
        {acts}
        {remove && (
          <RemoveEntry
            {...remove}
            onRemoved={() => {
              // There is nothing any more that these words could be saved to.
              isUnsaved.current = false;
              entry.startOver();
              remove.onRemoved();
            }}
          />
        )}
      </div>
      <LeaveGuard isUnsaved={isUnsaved} />
    </form>
  );
}

interface ConflictProps<Words extends object, Row extends { updated_at: string }> {
  entry: Entry<Words>;
  theirs: Row;
  words: Words;
  labels: EntryFormProps<Words, Row>['labels'];
  onDone(): void;
}

/** What somebody else has saved meanwhile, beside what stands here; nothing is decided but by whoever reads it. */
function Conflict<Words extends object, Row extends { updated_at: string }>({
  entry,
  theirs,
  words,
  labels,
  onDone,
}: ConflictProps<Words, Row>) {
  const { t } = useI18n();
  const names = (Object.keys(words) as (keyof Words & string)[]).filter(
    (name) => JSON.stringify(words[name]) !== JSON.stringify(entry.words[name]),
  );
  return (
    <section className={classes.conflict} role="alert" data-testid="conflict">
      <h3>{t(adminWords.conflictTitle)}</h3>
      <p>{t(adminWords.conflictText)}</p>
      {names.map((name) => (
        <details key={name}>
          <summary>{labels[name] ? t(labels[name]) : name}</summary>
          <p className={classes.theirs}>{shown(words[name])}</p>
        </details>
      ))}
      <div className={classes.acts}>
        <Button
          variant="default"
          onClick={() => {
            entry.startOver({ words, base: theirs.updated_at });
            onDone();
          }}
        >
          {t(adminWords.takeTheirs)}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            entry.rebase(theirs.updated_at);
            onDone();
          }}
        >
          {t(adminWords.keepMine)}
        </Button>
      </div>
    </section>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '—' : value;
  return JSON.stringify(value);
}

/** Asks before a page is left whose words are not saved; a reload is asked about by the browser. */
function LeaveGuard({ isUnsaved }: { isUnsaved: { readonly current: boolean } }) {
  const { t } = useI18n();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved.current,
    withResolver: true,
  });
  const { status, proceed, reset } = blocker;
  const wasAnswered = useRef(false);
  if (status !== 'blocked') return null;
  return (
    <AskBefore
      title={t(adminWords.leaveTitle)}
      keepLabel={t(adminWords.stay)}
      removeLabel={t(adminWords.leave)}
      removeTestId="leave-entry"
      remove={async () => {
        wasAnswered.current = true;
        return true;
      }}
      onRemoved={() => proceed()}
      onClose={() => {
        if (!wasAnswered.current) reset();
        wasAnswered.current = false;
      }}
    >
      <p>{t(adminWords.leaveText)}</p>
    </AskBefore>
  );
}
