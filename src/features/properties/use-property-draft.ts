import { useCallback, useEffect, useRef, useState } from 'react';
import type { UserDatabase } from '#db/database.ts';
import {
  changeChosenFile,
  changePropertyDraft,
  chooseFile,
  letPropertyDraftGo,
  openPropertyDraft,
  removeChosenFile,
  type FileToChoose,
} from '#db/mutations/property-draft.ts';
import type { ChosenFile, PropertyDraftRow } from '#db/schema.ts';
import { logQuietly } from '#lib/log.ts';

export type PropertyFields = Pick<PropertyDraftRow, 'title' | 'city' | 'project_name' | 'description'>;

export interface PropertyDraft {
  /** Undefined until the device has been asked. */
  draft: PropertyDraftRow | undefined;
  /** The device keeps nothing. */
  isUnreadable: boolean;
  change(fields: Partial<PropertyFields>): void;
  changeFile(fileId: string, change: Partial<Pick<ChosenFile, 'title' | 'words'>>): void;
  addFile(file: FileToChoose): Promise<'kept' | 'full' | 'gone'>;
  removeFile(fileId: string): void;
  /** Once all that was changed is on the device. */
  whenKept(): Promise<void>;
  /** Lets go of all of it and begins anew. */
  clear(): Promise<void>;
}

/** The form as it stands: every change is on the device at once, so that a reload loses nothing. */
export function usePropertyDraft(db: UserDatabase, draftId: string): PropertyDraft {
  const [draft, setDraft] = useState<PropertyDraftRow>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const writing = useRef(Promise.resolve());

  const open = useCallback(async () => {
    try {
      return await openPropertyDraft(db, draftId, () => crypto.randomUUID());
    } catch (error) {
      logQuietly('property draft', error);
      return undefined;
    }
  }, [db, draftId]);

  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const kept = await open();
      if (isGone) return;
      setDraft(kept);
      setIsUnreadable(kept === undefined);
    }
    void bringBack();
    return () => {
      isGone = true;
    };
  }, [open]);

  const changeFiles = useCallback(
    (change: (files: readonly ChosenFile[]) => readonly ChosenFile[]) =>
      setDraft((before) => before && { ...before, files: change(before.files) }),
    [],
  );

  const addFile = useCallback(
    async (file: FileToChoose) => {
      const outcome = await chooseFile(db, draftId, file);
      const { bytes: _, preview: __, ...chosen } = file;
      if (outcome === 'kept') changeFiles((files) => [...files, chosen]);
      return outcome;
    },
    [db, draftId, changeFiles],
  );

  /** One change after the other, so that the last one is what stays. */
  function write(change: () => Promise<void>): void {
    writing.current = writing.current
      .then(change)
      .catch((error: unknown) => logQuietly('property draft', error));
  }

  return {
    draft,
    isUnreadable,
    addFile,
    whenKept: () => writing.current,
    change(fields) {
      setDraft((before) => before && { ...before, ...fields });
      write(() => changePropertyDraft(db, draftId, fields));
    },
    changeFile(fileId, change) {
      changeFiles((files) => files.map((file) => (file.id === fileId ? { ...file, ...change } : file)));
      write(() => changeChosenFile(db, draftId, fileId, change));
    },
    removeFile(fileId) {
      changeFiles((files) => files.filter(({ id }) => id !== fileId));
      write(() => removeChosenFile(db, draftId, fileId));
    },
    async clear() {
      await writing.current;
      await letPropertyDraftGo(db, draftId).catch((error: unknown) => logQuietly('property draft', error));
      setDraft(await open());
    },
  };
}
