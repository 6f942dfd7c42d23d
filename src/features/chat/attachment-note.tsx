import { useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { hasPrivateAttachments } from '#session/public-address.ts';
import { useSession } from '#session/use-session.ts';
import classes from './attachment-chip.module.css';

/** Told once, with somebody's first file: who can open it. There is nothing to tell where files are private. */
export function AttachmentNote() {
  const { t } = useI18n();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isLeft = false;
    async function look(user: string): Promise<void> {
      const { meta } = userDatabase(user);
      if ((await meta.get('address-told')) || (await hasPrivateAttachments()) !== false || isLeft) return;
      setIsTold(true);
      await meta.put({ key: 'address-told' });
    }
    look(userId).catch((error: unknown) => logQuietly('file', error));
    return () => {
      isLeft = true;
    };
  }, [userId]);
  return (
    <output className={classes.note} data-testid="attachment-note" hidden={!isTold}>
      {isTold && t(attachments.atAddress)}
    </output>
  );
}
