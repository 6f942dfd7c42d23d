import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { attachments } from '#i18n/catalogue/attachments.ts';
import type { Message } from '#i18n/messages.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { messageTypeOf, type ReadyAttachment } from '#lib/attachment.ts';
import { assertNever } from '#lib/assert-never.ts';
import type { ModelWord } from '#session/model-consent.ts';
import { usePlanModels } from '#session/use-plan-models.ts';
import { AlertIcon, CloseIcon, FileIcon } from '#ui/icons.tsx';
import classes from './attachment-chip.module.css';
import { faultText } from './attachment-fault-text.ts';
import type { AttachmentView } from './use-attachment.ts';

interface AttachmentChipProps {
  attachment: AttachmentView;
  onRemove(): void;
}

/** The file that goes with the next message: what it is, what it will cost, and the way to be rid of it. */
export function AttachmentChip({ attachment, onRemove }: AttachmentChipProps) {
  const { t, language } = useI18n();
  const { kind, name } = attachment;
  switch (kind) {
    case 'reading':
      return (
        <Chip
          name={name}
          picture={<span className={classes.working} />}
          remove={{ words: t(attachments.cancelNamed, { name }), run: onRemove }}
          isBusy
        >
          <output>
            {saySize(attachment.size, language)} · {t(attachments.reading)}
          </output>
        </Chip>
      );
    case 'ready':
      return (
        <Chip
          name={name}
          picture={
            attachment.previewUrl === undefined ? (
              <FileIcon />
            ) : (
              <img
                src={attachment.previewUrl}
                alt=""
                className={classes.preview}
                data-page={attachment.file.kind === 'document' || undefined}
              />
            )
          }
          remove={{ words: t(attachments.removeNamed, { name }), run: onRemove }}
        >
          <ReadyWords file={attachment.file} />
        </Chip>
      );
    case 'refused':
      return (
        <Chip
          name={name}
          picture={<AlertIcon />}
          remove={{ words: t(attachments.close), run: onRemove }}
          isRefused
        >
          <span role="alert">{t(faultText(attachment.why))}</span>
        </Chip>
      );
    default:
      return assertNever(kind);
  }
}

function ReadyWords({ file }: { file: ReadyAttachment }) {
  const { t, language } = useI18n();
  const [models] = usePlanModels();
  const pages = file.pages?.length ?? 0;
  const isUnread = isNeverRead(file.kind === 'image' ? models.looking : models.writing);
  const facts = [saySize(file.bytes.byteLength, language), t(priceText(file, isUnread))];
  if (pages > 0)
    facts.push(pages === 1 ? t(attachments.onePage) : t(attachments.somePages, { count: pages }));
  else if (isUnread && file.kind === 'document') facts.push(t(attachments.wordsAlone));
  else if (file.text !== undefined) facts.push(t(attachments.wordsRead));
  return (
    <>
      <output data-numeric>{facts.join(' · ')}</output>
      {file.kind === 'document' && file.text === undefined && pages === 0 && (
        <span className={classes.caution}>
          {t(file.extension === 'doc' ? attachments.wordsUnread : attachments.nothingRead)}
        </span>
      )}
    </>
  );
}

/** Where no model is there for it, or none may have it. */
function isNeverRead(word: ModelWord): boolean {
  return word === 'none' || word === 'refused';
}

/** A plan is read on this device, by no model, and has the price of a picture then. */
function priceText(file: ReadyAttachment, isUnread: boolean): Message {
  if (messageTypeOf(file) === 'text') return attachments.costsText;
  return isUnread ? attachments.costsAsPlan : attachments.costsImage;
}

interface ChipProps {
  name: string;
  picture: ReactNode;
  remove: { words: string; run(): void };
  isBusy?: boolean;
  isRefused?: boolean;
  children: ReactNode;
}

function Chip({ name, picture, remove, isBusy = false, isRefused = false, children }: ChipProps) {
  const { t } = useI18n();
  return (
    <fieldset
      className={classes.chip}
      aria-label={t(attachments.attached)}
      aria-busy={isBusy}
      data-refused={isRefused || undefined}
      data-testid="attachment"
    >
      <span className={classes.picture}>{picture}</span>
      <span className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.facts}>{children}</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={remove.words}
        onClick={remove.run}
        data-testid="attachment-remove"
      >
        <CloseIcon />
      </ActionIcon>
    </fieldset>
  );
}
