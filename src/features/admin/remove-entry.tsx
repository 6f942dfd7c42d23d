import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import { removeRow, type AdminTable, type RowBefore } from '#session/admin-rows.ts';
import { AskBefore } from '#ui/ask-before.tsx';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';

export interface RemoveEntryProps {
  userId: string;
  table: AdminTable;
  row: RowBefore;
  /** What it is called. */
  name: string;
  /** Said with the question, where more goes with it. */
  note?: string;
  onRemoved(): void;
}

/** Deletes a row after a question; what other rows refer to stays, and it is said why. */
export function RemoveEntry({ userId, table, row, name, note, onRemoved }: RemoveEntryProps) {
  const { t } = useI18n();
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);

  async function remove(): Promise<boolean> {
    const outcome = await removeRow(userId, table, row);
    if (!outcome.ok) {
      tellRefused(adminWords.deleteFailed, outcome.problem);
      // The question has been answered by the server.
      setIsAsking(false);
      return false;
    }
    tellDone(adminWords.deleted, { name });
    return true;
  }

  return (
    <>
      <Button
        variant="default"
        color="sindoor"
        disabled={!isOnline}
        onClick={() => {
          takeBackRefusal(adminWords.deleteFailed);
          setIsAsking(true);
        }}
        data-testid="delete-entry"
      >
        {t(adminWords.delete)}
      </Button>
      {isAsking && (
        <AskBefore
          title={t(adminWords.deleteTitle)}
          keepLabel={t(adminWords.keep)}
          removeLabel={t(adminWords.delete)}
          removeTestId="delete-entry-now"
          remove={remove}
          onRemoved={onRemoved}
          onClose={() => setIsAsking(false)}
        >
          <p>{t(adminWords.deleteText, { name })}</p>
          {note !== undefined && <p>{note}</p>}
        </AskBefore>
      )}
    </>
  );
}
