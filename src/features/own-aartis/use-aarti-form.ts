import { useEffect, useRef, useState } from 'react';
import { userDatabase, type UserDatabase } from '#db/database.ts';
import {
  addAarti,
  chooseAartiFile,
  clearAartiDraft,
  emptyAartiDraft,
  keepAartiDraft,
  openAartiDraft,
  removeAartiFile,
} from '#db/mutations/add-aarti.ts';
import type { AartiDraft, AartiDraftPlace } from '#db/mutations/aarti-draft.ts';
import { changeAarti, keepsItsFile, openAartiChange } from '#db/mutations/change-aarti.ts';
import { keepingNow, type Keeping } from '#db/mutations/keep-acts.ts';
import type { UserAartiRow } from '#db/queries/own-aartis.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { aartiFormTexts as texts } from '#i18n/catalogue/own-aartis.ts';
import { isolated } from '#i18n/isolated.ts';
import type { Message } from '#i18n/messages.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import type { PlanFileFault } from '#lib/prepare-plan-file.ts';
import { signedInUserId } from '#session/session-store.ts';
import { showToast, type ToastText } from '#ui/toast.ts';

/** How the file stands that was chosen last; full: the device has no room for it. */
export type ChosenAartiFile =
  | { kind: 'none' }
  | { kind: 'preparing'; name: string }
  | { kind: 'refused'; name: string; fault: PlanFileFault | 'full' };

export type AartiTask =
  | {
      kind: 'festival';
      /** The id of its rule, or of its row where it has none. */
      festivalId: string;
      /** Undefined for a festival that the database does not hold: then the name among the tags keeps them together. */
      festivalRowId: string | undefined;
      festivalName: string;
    }
  /** A deity of one's own collection, by its id there. */
  | { kind: 'deity'; userDeityId: string; deityName: string }
  | { kind: 'change'; aarti: UserAartiRow };

export interface AartiForm {
  /** Undefined until the device has said what was written before. */
  draft: AartiDraft | undefined;
  file: ChosenAartiFile;
  isSaving: boolean;
  /** Why it was not saved. */
  trouble: Message | undefined;
  change(change: Partial<Pick<AartiDraft, 'title' | 'kind' | 'lyrics' | 'tags' | 'isPrivate'>>): void;
  choose(file: File): void;
  removeFile(): void;
  clear(): void;
  save(): Promise<void>;
}

/** What is written of an aarti, kept on the device with every change. `onSaved`: once it is kept to be sent. */
export function useAartiForm(userId: string, task: AartiTask, onSaved: () => void): AartiForm {
  const db = userDatabase(userId);
  /** The one that it was opened with: an aarti that comes anew from the server meanwhile changes nothing in the form. */
  const [opened] = useState(task);
  const [place] = useState(() => placeOf(opened));
  const [draft, setDraft] = useState<AartiDraft>();
  const [file, setFile] = useState<ChosenAartiFile>({ kind: 'none' });
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<Message>();
  /** The newest, also between two renderings. */
  const latest = useRef<AartiDraft>(undefined);
  const preparing = useRef<AbortController>(undefined);
  /** Ends when the file that was chosen last is with the draft, or is not taken. */
  const taking = useRef<Promise<void>>(undefined);

  function show(next: AartiDraft): void {
    latest.current = next;
    setDraft(next);
  }

  useEffect(() => {
    let isGone = false;
    async function openIt(): Promise<void> {
      const found = await inTurn(() => openDraft(db, opened, place)).catch(
        // Then it is at least kept as long as the dialog is open.
        () => emptyAartiDraft(place, newId),
      );
      if (isGone) return;
      latest.current = found;
      setDraft(found);
    }
    void openIt();
    return () => {
      isGone = true;
      preparing.current?.abort();
    };
  }, [db, opened, place]);

  async function take(chosen: File, signal: AbortSignal): Promise<void> {
    const { preparePlanFile } = await import('#lib/prepare-plan-file.ts');
    const prepared = await preparePlanFile(chosen, 'plan', signal);
    signal.throwIfAborted();
    if (prepared.kind === 'refused') {
      setFile({ kind: 'refused', name: chosen.name, fault: prepared.fault });
      return;
    }
    const { bytes, type, extension, size } = prepared;
    const kept = await inTurn(async () =>
      latest.current
        ? chooseAartiFile(db, place, latest.current, {
            id: newId(),
            name: chosen.name,
            type,
            extension,
            size,
            bytes,
          })
        : undefined,
    );
    if (kept === 'full') setFile({ kind: 'refused', name: chosen.name, fault: 'full' });
    else if (kept) {
      // What was typed while the file was looked at is newer.
      show({ ...(latest.current ?? kept), kind: kept.kind, file: kept.file });
      setFile({ kind: 'none' });
    }
  }

  return {
    draft,
    file,
    isSaving,
    trouble,
    change(change) {
      if (!latest.current) return;
      // Whoever goes on with words does not wait for a file.
      if (change.kind === 'text') {
        preparing.current?.abort();
        setFile({ kind: 'none' });
      }
      const next = { ...latest.current, ...change };
      show(next);
      // A file that was taken meanwhile belongs to what is kept, too.
      void inTurn(() => keepAartiDraft(db, place, latest.current ?? next)).catch(() => {});
    },
    choose(chosen) {
      preparing.current?.abort();
      const { signal } = (preparing.current = new AbortController());
      setFile({ kind: 'preparing', name: chosen.name });
      taking.current = take(chosen, signal).catch((error: unknown) => {
        if (signal.aborted) return;
        logQuietly('aarti', error);
        setFile({ kind: 'refused', name: chosen.name, fault: 'reader-missing' });
      });
    },
    removeFile() {
      preparing.current?.abort();
      setFile({ kind: 'none' });
      void inTurn(async () => {
        if (latest.current) show(await removeAartiFile(db, place, latest.current));
      }).catch(() => {});
    },
    clear() {
      preparing.current?.abort();
      setFile({ kind: 'none' });
      setTrouble(undefined);
      void inTurn(async () => {
        if (latest.current) await clearAartiDraft(db, place, latest.current);
        show(await openDraft(db, opened, place));
      }).catch(() => {});
    },
    async save() {
      if (isSaving) return;
      setIsSaving(true);
      setTrouble(undefined);
      try {
        await taking.current;
        await keeping;
        const written = latest.current;
        const hasFile =
          written?.file ?? (opened.kind === 'change' && written && keepsItsFile(opened.aarti, written));
        // What became of the file is said beside it.
        if (!written || (written.kind !== 'text' && !hasFile)) return;
        if (signedInUserId() !== userId) {
          setTrouble(texts.signInText);
          showToast({
            tone: 'error',
            title: { message: texts.signInTitle },
            description: { message: texts.signInText },
          });
          return;
        }
        const outcome = await saved(db, opened, written, keepingNow(userId));
        switch (outcome.kind) {
          case 'kept':
          case 'saved-before':
            tellSuccess(opened, written);
            onSaved();
            return;
          case 'full':
            tellFailure(texts.noRoom);
            return;
          case 'refused':
            logQuietly('aarti', outcome);
            tellFailure();
            return;
          default:
            assertNever(outcome);
        }
      } catch (error) {
        logQuietly('aarti', error);
        tellFailure();
      } finally {
        setIsSaving(false);
      }
    },
  };

  function tellFailure(why?: Message): void {
    const failed = failedTexts[opened.kind];
    setTrouble(why ?? failed);
    showToast({
      tone: 'error',
      title: { message: failed },
      ...(why && { description: { message: why } }),
    });
  }
}

/** What is being kept, one after another: also for a dialog that is opened again while the one before is still kept. */
let keeping: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = keeping.then(work);
  keeping = done.catch((error: unknown) => logQuietly('aarti', error));
  return done;
}

function placeOf(task: AartiTask): AartiDraftPlace {
  switch (task.kind) {
    case 'festival':
      return { kind: 'festival', festivalId: task.festivalId };
    case 'deity':
      return { kind: 'deity', userDeityId: task.userDeityId };
    case 'change':
      return { kind: 'aarti', aartiId: task.aarti.id };
    default:
      return assertNever(task);
  }
}

function openDraft(db: UserDatabase, task: AartiTask, place: AartiDraftPlace): Promise<AartiDraft> {
  return task.kind === 'change' ? openAartiChange(db, task.aarti) : openAartiDraft(db, place, newId);
}

function saved(db: UserDatabase, task: AartiTask, draft: AartiDraft, by: Keeping) {
  switch (task.kind) {
    case 'festival': {
      const { festivalId, festivalRowId, festivalName } = task;
      const place = { kind: 'festival', festivalId } as const;
      const moreTags = festivalRowId === undefined ? [festivalName] : [];
      return addAarti(db, { draft, moreTags, place, festivalRowId }, by);
    }
    case 'deity': {
      const place = { kind: 'deity', userDeityId: task.userDeityId } as const;
      return addAarti(db, { draft, moreTags: [], place }, by);
    }
    case 'change':
      return changeAarti(db, task.aarti, draft, by);
    default:
      return assertNever(task);
  }
}

const failedTexts = { festival: texts.failed, deity: texts.deityFailed, change: texts.changeFailed } as const;

/** Without a network it is as safe, but not with the others yet. */
function tellSuccess(task: AartiTask, { title }: AartiDraft): void {
  showToast({ tone: 'success', ...wordsOfSuccess(task, tidyTitle(title), !navigator.onLine) });
}

function wordsOfSuccess(
  task: AartiTask,
  title: string,
  isOffline: boolean,
): { title: ToastText; description?: ToastText } {
  switch (task.kind) {
    case 'festival':
      return {
        title: { message: isOffline ? texts.keptTitle : texts.successTitle },
        description: { message: isOffline ? texts.keptText : texts.successText },
      };
    case 'deity':
      return {
        title: { message: texts.deitySuccessTitle },
        description: {
          message: texts.deitySuccessText,
          values: { title: isolated(title), deity: isolated(task.deityName) },
        },
      };
    case 'change':
      return {
        title: { message: isOffline ? texts.keptTitle : texts.changed },
        ...(isOffline && { description: { message: texts.keptChange } }),
      };
    default:
      return assertNever(task);
  }
}

function newId(): string {
  return crypto.randomUUID();
}
