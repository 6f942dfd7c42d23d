import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { durably, userDatabase } from '#db/database.ts';
import { resend } from '#db/mutations/resend.ts';
import { withdraw } from '#db/mutations/withdraw.ts';
import type { SendState } from '#db/queries/properties.ts';
import { propertySending as texts } from '#i18n/catalogue/properties.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { logQuietly } from '#lib/log.ts';
import { sentShare, uploadStore } from '#sync/upload-progress.ts';
import { AlertIcon, CloudUpIcon } from '#ui/icons.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { showToast } from '#ui/toast.ts';
import { refusalReason, refusalTitle } from './refusal-words.ts';
import classes from './send-note.module.css';

/** How something stands on its way to the server; nothing once it is there. */
export function SendNote({ userId, state }: { userId: string; state: SendState }) {
  const { t } = useI18n();
  switch (state.kind) {
    case 'there':
      return null;
    case 'waiting':
      return <Waiting files={state.files} />;
    case 'held':
      return (
        <p className={classes.note}>
          <CloudUpIcon size="1.125rem" />
          <Link to="/settings/sync" className={classes.link}>
            {t(texts.held)}
          </Link>
        </p>
      );
    case 'refused':
      return <Refused userId={userId} state={state} />;
    default:
      return assertNever(state);
  }
}

function Waiting({ files }: { files: Extract<SendState, { kind: 'waiting' }>['files'] }) {
  const { t, language } = useI18n();
  const underWay = useStore(uploadStore, (uploads) => uploads.underWay);
  const share = sentShare(files, underWay);
  if (share === undefined)
    return (
      <p className={classes.note} data-testid="send-waits">
        <CloudUpIcon size="1.125rem" />
        <span>{t(texts.waiting)}</span>
      </p>
    );
  const percent = formatNumber(Math.floor(share * 100), language);
  return (
    <div className={classes.progress} data-testid="send-progress">
      <ProgressLine words={t(texts.uploading, { percent })} share={share} />
    </div>
  );
}

function Refused({ userId, state }: { userId: string; state: Extract<SendState, { kind: 'refused' }> }) {
  const { t } = useI18n();
  const { act } = state;
  const newId = () => crypto.randomUUID();

  async function settle(how: 'again' | 'discard'): Promise<void> {
    const db = userDatabase(userId);
    try {
      if (how === 'again') await resend(db, act.opId, { newId });
      else await withdraw(durably(db), act.opId, newId);
    } catch (error) {
      logQuietly('properties', error);
      showToast({ tone: 'error', title: { message: refusalTitle(state) } });
    }
  }

  return (
    <div className={classes.refused} data-testid="send-refused">
      <AlertIcon size="1.25rem" />
      <div className={classes.words}>
        <p>
          <strong>{t(refusalTitle(state))}</strong>
        </p>
        <p>{refusalReason(act, t)}</p>
        <div className={classes.answers}>
          <Button size="sm" variant="default" onClick={() => void settle('again')}>
            {t(texts.sendAgain)}
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={() => void settle('discard')}>
            {t(texts.discard)}
          </Button>
        </div>
      </div>
    </div>
  );
}
