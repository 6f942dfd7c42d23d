import { useLiveQuery } from 'dexie-react-hooks';
import { useStore } from 'zustand';
import { userDatabase } from '#db/database.ts';
import { uploadsOfMessage } from '#db/queries/uploads.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { sentShare, uploadStore } from '#sync/upload-progress.ts';
import { ProgressLine } from '#ui/progress-line.tsx';
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
      <ProgressLine
        words={t(attachments.uploading, { percent: formatNumber(Math.floor(share * 100), language) })}
        share={share}
      />
    </p>
  );
}
