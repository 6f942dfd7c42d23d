import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState } from 'react';
import { tagFault, tagsOf } from '#db/mutations/add-aarti.ts';
import type { CatalogueDeity } from '#db/queries/deities.ts';
import { tidyTitle } from '#domain/acts/title.ts';
import { catalogueAdmin as texts } from '#i18n/catalogue/aartis.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { addDefaultAarti } from '#session/admin.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './deity-form.module.css';
import { inOrder } from './in-order.ts';
import { textOrNull, useAdminForm } from './use-admin-form.ts';

export interface AdminAartiDialogProps {
  userId: string;
  deities: readonly CatalogueDeity[];
  onClose(): void;
}

const empty = { title: '', titleHi: '', content: '', audioUrl: '', tags: '' };

/** Adds an aarti for everybody; it is seen as soon as it is verified. */
export function AdminAartiDialog({ userId, deities, onClose }: AdminAartiDialogProps) {
  const { t, language } = useI18n();
  const deityId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const [deity, setDeity] = useState('');
  const [isVerified, setIsVerified] = useState(true);
  const { form, isBusy, field, submit } = useAdminForm({
    empty,
    testId: 'admin-aarti',
    faultsOf,
    send: ({ title, titleHi, content, audioUrl, tags }) =>
      addDefaultAarti(userId, {
        title: tidyTitle(title),
        title_hi: textOrNull(tidyTitle(titleHi)),
        content: content.trim(),
        deity_id: deity === '' ? null : deity,
        audio_url: textOrNull(audioUrl),
        tags: tagsOf(tags),
        is_verified: isVerified,
      }),
    words: { done: texts.aartiAdded, failed: texts.aartiFailed },
    onDone: close,
  });
  return (
    <Dialog ref={dialog} title={t(texts.addAarti)} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput {...field('title', texts.aartiTitle)} data-autofocus aria-required maxLength={200} />
        <TextInput {...field('titleHi', texts.titleHi)} maxLength={200} lang="hi" />
        <Textarea
          {...field('content', texts.content)}
          description={t(texts.contentHint)}
          rows={6}
          aria-required
          maxLength={50_000}
        />
        <span className={classes.field}>
          <label htmlFor={deityId}>{t(texts.deity)}</label>
          <select
            id={deityId}
            className={classes.select}
            value={deity}
            onChange={({ currentTarget }) => setDeity(currentTarget.value)}
            data-testid="admin-aarti-deity"
          >
            <option value="">{t(texts.noDeity)}</option>
            {inOrder(deities, language).map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        </span>
        <TextInput
          {...field('audioUrl', texts.audioUrl)}
          type="url"
          inputMode="url"
          maxLength={2048}
          spellCheck={false}
        />
        <TextInput {...field('tags', texts.tags)} />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isVerified}
            onChange={({ currentTarget }) => setIsVerified(currentTarget.checked)}
            data-testid="admin-aarti-verified"
          />
          {t(texts.verified)}
        </label>
        <div className={classes.answers}>
          <Button variant="default" onClick={close}>
            {t(texts.cancel)}
          </Button>
          <Button
            type="submit"
            aria-disabled={isBusy}
            data-disabled={isBusy}
            data-testid="admin-submit-aarti"
          >
            {t(isBusy ? texts.saving : texts.addAarti)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function faultsOf({
  title,
  content,
  audioUrl,
  tags,
}: typeof empty): Partial<Record<keyof typeof empty, Message>> {
  const address = audioUrl.trim();
  return {
    ...(tidyTitle(title) === '' && { title: texts.titleNeeded }),
    ...(content.trim() === '' && { content: texts.contentNeeded }),
    ...(address !== '' && !isAddress(address) && { audioUrl: texts.addressNeeded }),
    ...(tagFault(tagsOf(tags)) && { tags: texts.tooManyTags }),
  };
}

function isAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text);
}
