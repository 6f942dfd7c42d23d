import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { MessageFile } from '#db/queries/chat.ts';
import { planNoteSign } from '#domain/vaastu/plan-note-sign.ts';
import { attachments } from '#i18n/catalogue/attachments.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { FileIcon } from '#ui/icons.tsx';
import classes from './message-file.module.css';
import { useFileAddress } from './use-file-address.ts';

/** It knows how a plan is kept, and most messages have none. */
const SentPlan = lazy(async () => ({ default: (await import('./sent-plan.tsx')).SentPlan }));

/** The file of a message: a plan with what was read of it, another picture as one, anything else by its name. */
export function MessageFileView({ file: { name, path, text } }: { file: MessageFile }) {
  const { t } = useI18n();
  const address = useFileAddress(path);
  const [broken, setBroken] = useState<string>();
  const isPicture = path !== undefined && /\.(jpe?g|png|webp)$/i.test(path) && broken !== path;
  const words = name ?? t(isPicture ? attachments.picture : attachments.file);
  if (text?.startsWith(planNoteSign))
    return (
      <span className={classes.file} data-testid="message-file">
        <Suspense fallback={<span className={classes.picture} />}>
          <SentPlan note={text} picture={address?.url} />
        </Suspense>
        {path === undefined && <span className={classes.note}>{t(attachments.notSent)}</span>}
      </span>
    );
  return (
    <span className={classes.file} data-testid="message-file">
      <MaybeLink
        className={isPicture ? classes.picture : classes.chip}
        href={broken === path ? undefined : address?.href}
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
