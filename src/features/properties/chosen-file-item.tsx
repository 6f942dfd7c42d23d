import { ActionIcon, TextInput } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { previewOf } from '#db/mutations/property-draft.ts';
import { userDatabase } from '#db/database.ts';
import type { ChosenFile } from '#db/schema.ts';
import { actDefinitions } from '#domain/acts/act-definitions.ts';
import { uploads } from '#i18n/catalogue/uploads.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { useSession } from '#session/use-session.ts';
import { AlertIcon, CloseIcon, FileIcon } from '#ui/icons.tsx';
import classes from './chosen-file-item.module.css';
import { planFaultText } from './plan-fault-text.ts';
import { longestPlanTitle } from '#session/plan-title.ts';
import type { PendingFile } from './use-file-queue.ts';

interface ChosenFileItemProps {
  file: ChosenFile;
  onChange(change: Partial<Pick<ChosenFile, 'title' | 'words'>>): void;
  onRemove(): void;
}

/** A file that goes with the property: what it looks like, what it is called, and the way to be rid of it. */
export function ChosenFileItem({ file, onChange, onRemove }: ChosenFileItemProps) {
  const { t, language } = useI18n();
  const { id, use, name, title, words, size } = file;
  return (
    <li className={classes.item} data-testid="chosen-file">
      <Thumb fileId={id} isPage={file.type === 'application/pdf'} />
      <div className={classes.words}>
        <Head name={name} remove={t(uploads.removeNamed, { name })} onRemove={onRemove}>
          <span data-numeric>{saySize(size, language)}</span>
        </Head>
        {use === 'plan' ? (
          <>
            <TextInput
              label={t(uploads.planTitle)}
              size="sm"
              value={title}
              maxLength={longestPlanTitle}
              data-testid="plan-title"
              onChange={(event) => onChange({ title: event.currentTarget.value })}
            />
            <TextInput
              label={t(uploads.planDescription)}
              size="sm"
              value={words}
              maxLength={actDefinitions['floorplan.create'].fields.description.most}
              data-testid="plan-description"
              onChange={(event) => onChange({ words: event.currentTarget.value })}
            />
          </>
        ) : (
          <TextInput
            label={t(uploads.caption)}
            size="sm"
            value={words}
            maxLength={actDefinitions['photo.create'].fields.caption.most}
            data-testid="photo-caption"
            onChange={(event) => onChange({ words: event.currentTarget.value })}
          />
        )}
      </div>
    </li>
  );
}

/** A file that is being made ready, or is not taken, and why. */
export function PendingFileItem({ file, onDrop }: { file: PendingFile; onDrop(): void }) {
  const { t, language } = useI18n();
  const { name, size, state } = file;
  if (state.kind === 'refused')
    return (
      <li className={classes.item} data-refused data-testid="refused-file">
        <span className={classes.thumb}>
          <AlertIcon />
        </span>
        <span className={classes.refusal} role="alert">
          {t(planFaultText(state.fault), { name })}
        </span>
        <Remove words={t(uploads.dismissNamed, { name })} onRemove={onDrop} />
      </li>
    );
  return (
    <li className={classes.item} aria-busy="true" data-testid="pending-file">
      <span className={classes.thumb}>
        <span className={classes.working} data-still={state.kind === 'waiting' || undefined} />
      </span>
      <div className={classes.words}>
        <Head name={name} remove={t(uploads.cancelNamed, { name })} onRemove={onDrop}>
          <output>
            {saySize(size, language)} · {t(state.kind === 'waiting' ? uploads.waitsTurn : uploads.preparing)}
          </output>
        </Head>
      </div>
    </li>
  );
}

interface HeadProps {
  name: string;
  /** What the button says to those who listen. */
  remove: string;
  onRemove(): void;
  children: ReactNode;
}

function Head({ name, remove, onRemove, children }: HeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.nameAndFacts}>
        <span className={classes.name} dir="auto" title={name}>
          {name}
        </span>
        <span className={classes.facts}>{children}</span>
      </div>
      <Remove words={remove} onRemove={onRemove} />
    </div>
  );
}

function Remove({ words, onRemove }: { words: string; onRemove(): void }) {
  return (
    <ActionIcon className={classes.remove} aria-label={words} onClick={onRemove} data-testid="remove-file">
      <CloseIcon />
    </ActionIcon>
  );
}

function Thumb({ fileId, isPage }: { fileId: string; isPage: boolean }) {
  const address = usePreview(fileId);
  return (
    <span className={classes.thumb}>
      {address === undefined ? (
        <FileIcon />
      ) : (
        <img src={address} alt="" className={classes.picture} data-page={isPage || undefined} />
      )}
    </span>
  );
}

/** An address of the small picture that the device keeps of the file. */
function usePreview(fileId: string): string | undefined {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    async function load(owner: string) {
      const blob = await userDatabase(owner).blobs.get(previewOf(fileId));
      if (isGone || !blob) return;
      made = URL.createObjectURL(new Blob([blob.bytes], { type: blob.type }));
      setAddress(made);
    }
    if (userId !== undefined) load(userId).catch((error: unknown) => logQuietly('preview', error));
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [userId, fileId]);
  return address;
}
