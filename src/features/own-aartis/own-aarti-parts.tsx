import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { sharingOf, type OwnAarti } from '#db/queries/own-aartis.ts';
import type { SendState } from '#db/queries/properties.ts';
import { ownAartiTexts as texts, removeAartiTexts } from '#i18n/catalogue/own-aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useSession } from '#session/use-session.ts';
import { sentShare, uploadStore } from '#sync/upload-progress.ts';
import {
  AlertIcon,
  BinIcon,
  CheckCircleIcon,
  CloudUpIcon,
  InfoIcon,
  PencilIcon,
  PersonIcon,
} from '#ui/icons.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Verses } from '#ui/verses.tsx';
import { OwnAartiFile } from './own-aarti-file.tsx';
import classes from './own-aarti-parts.module.css';

const OwnAartiDialog = lazy(async () => ({
  default: (await import('./own-aarti-dialog.tsx')).OwnAartiDialog,
}));
const RemoveAartiDialog = lazy(async () => ({
  default: (await import('./remove-aarti-dialog.tsx')).RemoveAartiDialog,
}));

export interface OwnAartiPartsProps {
  own: OwnAarti;
  /** What else can be done with it, before changing and removing it: to read it. */
  acts?: ReactNode;
  /** Once it was removed and the question has closed. */
  onRemoved(): void;
}

/** What an aarti of one's own is made of, how it stands with the server and with everybody else, and what can be done with it. */
export function OwnAartiParts({ own: { aarti, state }, acts, onRemoved }: OwnAartiPartsProps) {
  const { t } = useI18n();
  const session = useSession();
  const [isOpen, setIsOpen] = useState<'edit' | 'remove'>();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const { title, content, file_type: kind, file_url: path } = aarti;
  return (
    <div className={classes.parts}>
      {path === null && content !== null && <Verses label={t(texts.wordsOf, { title })} text={content} />}
      {path !== null && <OwnAartiFile path={path} title={title} isPdf={kind === 'pdf'} />}
      {path === null && content === null && <p className={classes.note}>{t(texts.noContent)}</p>}
      <OnItsWay state={state} />
      <WithOthers aarti={aarti} />
      <div className={classes.acts}>
        {acts}
        <ActionIcon
          aria-label={t(texts.editOf, { title })}
          title={t(texts.edit)}
          onClick={() => setIsOpen('edit')}
          data-testid="edit-aarti"
        >
          <PencilIcon />
        </ActionIcon>
        <ActionIcon
          aria-label={t(removeAartiTexts.open, { title })}
          title={t(removeAartiTexts.open, { title })}
          onClick={() => setIsOpen('remove')}
          data-testid="remove-aarti"
        >
          <BinIcon />
        </ActionIcon>
      </div>
      {isOpen && userId !== undefined && (
        <Suspense>
          {isOpen === 'edit' ? (
            <OwnAartiDialog
              userId={userId}
              task={{ kind: 'change', aarti }}
              onClose={() => setIsOpen(undefined)}
            />
          ) : (
            <RemoveAartiDialog
              userId={userId}
              aarti={aarti}
              onRemoved={onRemoved}
              onClose={() => setIsOpen(undefined)}
            />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** How it stands with everybody else. */
function WithOthers({ aarti }: { aarti: OwnAarti['aarti'] }) {
  const { t } = useI18n();
  const sharing = sharingOf(aarti);
  switch (sharing.kind) {
    case 'private':
      return (
        <p className={classes.note} data-testid="aarti-sharing">
          <PersonIcon size="1.125rem" />
          <span>{t(texts.isPrivate)}</span>
        </p>
      );
    case 'waiting':
      return (
        <p className={classes.note} data-testid="aarti-sharing">
          <InfoIcon size="1.125rem" />
          <span>{t(texts.inReview)}</span>
        </p>
      );
    case 'shared':
      return (
        <p className={classes.note} data-shared data-testid="aarti-sharing">
          <CheckCircleIcon size="1.125rem" />
          <span>{t(texts.isShared)}</span>
        </p>
      );
    case 'declined':
      return (
        <p className={classes.note} data-testid="aarti-sharing">
          <InfoIcon size="1.125rem" />
          <span>{t(texts.notShared, { reason: sharing.reason ?? t(texts.noReason) })}</span>
        </p>
      );
    default:
      return assertNever(sharing);
  }
}

/** How it stands on its way to the server; nothing once it is there. */
function OnItsWay({ state }: { state: SendState }) {
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
          <Link to="/settings/sync">{t(texts.held)}</Link>
        </p>
      );
    case 'refused':
      return (
        <p className={classes.note} data-refused data-testid="aarti-refused">
          <AlertIcon size="1.125rem" />
          <span>{t(state.change === 'aarti.create' ? texts.notAdded : texts.notChanged)}.</span>
          <Link to="/settings/sync">{t(texts.seeWhy)}</Link>
        </p>
      );
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
      <p className={classes.note} data-testid="aarti-waits">
        <CloudUpIcon size="1.125rem" />
        <span>{t(texts.waiting)}</span>
      </p>
    );
  const percent = formatNumber(Math.floor(share * 100), language);
  return (
    <div className={classes.progress}>
      <ProgressLine words={t(texts.uploading, { percent })} share={share} />
    </div>
  );
}
