import { useLiveQuery } from 'dexie-react-hooks';
import { useId } from 'react';
import { useStore } from 'zustand';
import { userDatabase } from '#db/database.ts';
import { uploadsOfMessage, type UploadOnItsWay } from '#db/queries/uploads.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { uploadStore, type Uploads } from '#sync/upload-progress.ts';
import classes from './attachment-progress.module.css';

/** How far the files of a message have come on their way to the server; nothing once they are there. */
export function AttachmentProgress({ messageId }: { messageId: string }) {
  const session = useSession();
  return session.status === 'signed-in' ? (
    <ProgressOf userId={session.user.id} messageId={messageId} />
  ) : null;
}

function ProgressOf({ userId, messageId }: { userId: string; messageId: string }) {
  const { t, language } = useI18n();
  const labelId = useId();
  const files = useLiveQuery(async () => {
    try {
      return await uploadsOfMessage(userDatabase(userId), messageId);
    } catch (error) {
      logQuietly('upload', error);
      return [];
    }
  }, [userId, messageId]);
  const underWay = useStore(uploadStore, (uploads) => uploads.underWay);
  if (!files || files.every(({ hasArrived }) => hasArrived)) return null;
  const share = sentShare(files, underWay);
  if (share === undefined)
    return (
      <p className={classes.words} data-testid="upload-waits">
        {t(attachments.uploadWaits)}
      </p>
    );
  return (
    <p className={classes.words} data-testid="upload-progress">
      <span id={labelId} data-numeric>
        {t(attachments.uploading, { percent: formatNumber(Math.floor(share * 100), language) })}
      </span>
      <progress className={classes.bar} aria-labelledby={labelId} max={1} value={share} />
    </p>
  );
}

/** Of all bytes, those that have gone; undefined while nothing moves. */
export function sentShare(
  files: readonly UploadOnItsWay[],
  underWay: Uploads['underWay'],
): number | undefined {
  if (!files.some(({ id, hasArrived }) => !hasArrived && underWay[id])) return undefined;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const sent = files.reduce(
    (sum, { id, size, hasArrived }) =>
      sum + (hasArrived ? size : Math.min(size, underWay[id]?.sentBytes ?? 0)),
    0,
  );
  return total === 0 ? 0 : sent / total;
}
