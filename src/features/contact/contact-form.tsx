import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import {
  contactFaults,
  contactLimits,
  propertyTypes,
  type ContactFault,
  type ContactFields,
} from '#domain/contact/contact-query.ts';
import { contactTexts as texts, propertyTypeNames } from '#i18n/catalogue/contact.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { submitQuery, type Submitted } from '#session/contact.ts';
import { notKeptTexts } from '#ui/not-kept.ts';
import { showToast } from '#ui/toast.ts';
import classes from './contact-screen.module.css';
import { useContactDraft } from './use-contact-draft.ts';
import { WaitingQueries } from './waiting-queries.tsx';

interface ContactFormProps {
  /** Id of the account; '' for a guest, undefined until it is known who is there. */
  writer: string | undefined;
  /** Of the account; '' for a guest. */
  email: string;
}

export function ContactForm({ writer, email }: ContactFormProps) {
  const { t } = useI18n();
  const { draft, whyNotKept, change, clear } = useContactDraft(writer, email);
  const [wasSent, setWasSent] = useState(false);
  // What becomes of it is told here, and not by the list of what waits; also for the moment in which it still stands there.
  const [ownId, setOwnId] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const typeId = useId();
  const faults = wasSent ? contactFaults(draft) : {};
  const said = (field: keyof ContactFields) => {
    const fault = faults[field];
    return fault && t(faultTexts[field][fault] ?? texts.replyLong);
  };
  const typeFault = said('propertyType');

  async function send(form: HTMLFormElement): Promise<void> {
    setWasSent(true);
    const [first] = Object.keys(contactFaults(draft));
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (writer === undefined || isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setOwnId(draft.id);
    const outcome = await submitQuery({ ...draft, writer });
    isSending.current = false;
    setIsBusy(false);
    if (outcome.kind === 'waiting') setOwnId(undefined);
    tell(outcome);
    if (outcome.kind === 'failed' || outcome.kind === 'refused') return;
    setWasSent(false);
    clear();
  }

  return (
    <div className={classes.main}>
      {writer !== undefined && (
        <WaitingQueries
          writer={writer}
          hiddenId={ownId}
          onEdit={
            draft.query.trim() === '' && !isBusy
              ? ({ name, propertyType, city, query, replyTo }) =>
                  change({ name, propertyType, city, query, replyTo })
              : undefined
          }
        />
      )}
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
        data-kept
        data-testid="contact-form"
      >
        <TextInput
          label={t(texts.name)}
          name="name"
          required
          withAsterisk={false}
          maxLength={contactLimits.name.most}
          autoComplete="name"
          value={draft.name}
          error={said('name')}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <div className={classes.field}>
          <label htmlFor={typeId}>{t(texts.propertyType)}</label>
          <select
            id={typeId}
            name="propertyType"
            required
            className={classes.select}
            value={draft.propertyType}
            aria-invalid={typeFault !== undefined}
            aria-describedby={typeFault === undefined ? undefined : `${typeId}-fault`}
            onChange={({ currentTarget: { value } }) =>
              change({ propertyType: propertyTypes.find((type) => type === value) ?? '' })
            }
          >
            <option value="">{t(texts.choosePropertyType)}</option>
            {propertyTypes.map((type) => (
              <option key={type} value={type}>
                {t(propertyTypeNames[type])}
              </option>
            ))}
          </select>
          {typeFault !== undefined && (
            <p id={`${typeId}-fault`} className={classes.fault}>
              {typeFault}
            </p>
          )}
        </div>
        <TextInput
          label={t(texts.city)}
          name="city"
          required
          withAsterisk={false}
          maxLength={contactLimits.city.most}
          autoComplete="address-level2"
          value={draft.city}
          error={said('city')}
          onChange={(event) => change({ city: event.currentTarget.value })}
        />
        <TextInput
          label={t(texts.replyTo)}
          name="replyTo"
          maxLength={contactLimits.replyTo.most}
          autoComplete="email"
          dir="auto"
          value={draft.replyTo}
          error={said('replyTo')}
          onChange={(event) => change({ replyTo: event.currentTarget.value })}
        />
        <Textarea
          className={classes.wide}
          label={t(texts.query)}
          name="query"
          required
          withAsterisk={false}
          rows={6}
          maxLength={contactLimits.query.most}
          dir="auto"
          value={draft.query}
          error={said('query')}
          onChange={(event) => change({ query: event.currentTarget.value })}
        />
        <div className={classes.end}>
          {/* One that were disabled while it sends would lose the focus. */}
          <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy} data-testid="contact-send">
            {t(isBusy ? texts.submitting : texts.submit)}
          </Button>
          <p aria-live="polite">{t(whyNotKept ? notKeptTexts[whyNotKept] : texts.keptHere)}</p>
        </div>
      </form>
    </div>
  );
}

const faultTexts: Record<keyof ContactFields, Partial<Record<ContactFault, Message>>> = {
  name: { 'too-short': texts.nameShort, 'too-long': texts.nameLong },
  propertyType: { 'not-chosen': texts.propertyTypeMissing },
  city: { 'too-short': texts.cityShort, 'too-long': texts.cityLong },
  query: { 'too-short': texts.queryShort, 'too-long': texts.queryLong },
  replyTo: { unreachable: texts.replyUnreachable, 'too-long': texts.replyLong },
};

function tell(outcome: Submitted): void {
  switch (outcome.kind) {
    case 'sent':
      showToast({ tone: 'success', title: { message: texts.sent } });
      break;
    case 'waiting':
      showToast({ tone: 'info', title: { message: texts.waitingToast } });
      break;
    case 'failed':
    case 'refused':
      showToast({ tone: 'error', title: { message: texts.failed } });
      break;
    default:
      assertNever(outcome);
  }
}
