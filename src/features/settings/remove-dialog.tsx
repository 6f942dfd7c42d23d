import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { OutboxRow } from '#db/schema.ts';
import { tellingWords } from '#domain/acts/telling-words.ts';
import { actName } from '#i18n/act-name.ts';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { beginningOf } from './outbox-card.tsx';
import { actsGoingWith, type OutboxItem } from './outbox-view.ts';
import classes from './settings.module.css';

export interface RemoveDialogProps {
  item: OutboxItem;
  rows: readonly OutboxRow[];
  onRemove(): void;
  onClose(): void;
}

/** Asks before something is deleted that exists nowhere else, and says what goes with it. */
export function RemoveDialog({ item: { row, words }, rows, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const { acts, files } = actsGoingWith(row, rows);
  // Of what was on the wire a copy may have arrived without an answer.
  const isMaybeThere = row.state !== 'dead' && row.attempts > 0;
  return (
    <Dialog ref={dialog} title={t(settings.removeTitle)} onClose={onClose}>
      <div className={classes.question}>
        <p>
          <strong>{t(actName(row.kind))}</strong>
          {words !== undefined && `: ${beginningOf(words)}`}
        </p>
        <p>{t(isMaybeThere ? settings.removeMaybeThere : settings.removeForGood)}</p>
        {files === 1 && <p>{t(settings.removeFile)}</p>}
        {files > 1 && <p>{t(settings.removeFiles, { count: files })}</p>}
        {acts.length > 0 && (
          <>
            <p>{t(settings.removeAlso)}</p>
            <ul className={classes.following}>
              {acts.map((act) => (
                <li key={act.opId}>{describe(act)}</li>
              ))}
            </ul>
          </>
        )}
        <div className={classes.answers}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t(settings.keep)}
          </Button>
          <Button color="sindoor" onClick={onRemove}>
            {t(settings.remove)}
          </Button>
        </div>
      </div>
    </Dialog>
  );

  function describe(act: OutboxRow): string {
    const its = tellingWords(act.payload);
    return its === undefined ? t(actName(act.kind)) : `${t(actName(act.kind))}: ${beginningOf(its)}`;
  }
}
