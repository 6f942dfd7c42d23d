import { useState, type ReactNode } from 'react';
import type { MessageFile } from '#db/queries/chat.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { FileIcon } from '#ui/icons.tsx';
import classes from './message-file.module.css';
import { useFileAddress } from './use-file-address.ts';

/** The file of a message: a picture as one, anything else by its name. */
export function MessageFileView({ file: { name, path } }: { file: MessageFile }) {
  const { t } = useI18n();
  const address = useFileAddress(path);
  const [broken, setBroken] = useState<string>();
  const isPicture = path !== undefined && /\.(jpe?g|png|webp)$/i.test(path) && broken !== path;
  const words = name ?? t(isPicture ? attachments.picture : attachments.file);
  return (
    <span className={classes.file} data-testid="message-file">
      <MaybeLink
        className={isPicture ? classes.picture : classes.chip}
        href={address?.isPublic && broken !== path ? address.url : undefined}
      >
        {isPicture ? (
          address && <img src={address.url} alt={words} decoding="async" onError={() => setBroken(path)} />
        ) : (
          <>
            <FileIcon size="1.25rem" />
            <span className={classes.name}>{words}</span>
          </>
        )}
      </MaybeLink>
      {path === undefined && <span className={classes.note}>{t(attachments.notSent)}</span>}
    </span>
  );
}

function MaybeLink(props: { className: string | undefined; href: string | undefined; children: ReactNode }) {
  const { t } = useI18n();
  const { className, href, children } = props;
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({t(ui.newWindow)})</span>
    </a>
  );
}
