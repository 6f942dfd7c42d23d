import { Button, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { DeityPictureFile } from '#db/mutations/deity-collection.ts';
import { collectionDialogs as texts } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './deity-form.module.css';
import { PictureField, type ChosenPicture } from './picture-field.tsx';
import { deityFaultsOf, type DeityFault, type DeityValues } from './deity-values.ts';

export interface DeityFormProps {
  initial: DeityValues;
  /** The picture that it has, as its row has it. */
  image: string | null;
  submitLabel: Message;
  /** What leads out of the form. */
  leaveLabel: Message;
  onLeave(): void;
  /** `picture`: undefined where it stays as it is. Returns whether it worked, and has said so where it did not. */
  onSubmit(values: DeityValues, picture: DeityPictureFile | undefined): Promise<boolean>;
}

/** What somebody says of a deity of their own. */
export function DeityForm({ initial, image, submitLabel, leaveLabel, onLeave, onSubmit }: DeityFormProps) {
  const { t, language } = useI18n();
  const [values, setValues] = useState(initial);
  const [picture, setPicture] = useState<ChosenPicture>({ kind: 'kept' });
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const faults = wasSent ? deityFaultsOf(values) : [];

  function change(part: Partial<DeityValues>): void {
    setValues((before) => ({ ...before, ...part }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWasSent(true);
    if (isBusy) return;
    const [first] = deityFaultsOf(values);
    if (first) {
      const input = form.current?.elements.namedItem(first.field);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    setIsBusy(true);
    const prepared = await settled(picture);
    if (prepared === 'failed' || !(await onSubmit(values, prepared))) setIsBusy(false);
  }

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        id={`${id}-name`}
        name="name"
        label={t(texts.name)}
        data-autofocus
        autoComplete="off"
        dir="auto"
        aria-required
        value={values.name}
        error={wordsOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        data-testid="deity-form-name"
      />
      <PictureField names={[values.name]} image={image} picture={picture} onChange={setPicture} />
      <Textarea
        name="about"
        label={t(texts.about)}
        rows={3}
        autoComplete="off"
        dir="auto"
        value={values.about}
        error={wordsOf('about')}
        onChange={({ currentTarget }) => change({ about: currentTarget.value })}
        data-testid="deity-form-about"
      />
      <Textarea
        name="dates"
        label={t(texts.dates)}
        placeholder={t(texts.datesExample)}
        rows={2}
        autoComplete="off"
        dir="auto"
        value={values.dates}
        error={wordsOf('dates')}
        onChange={({ currentTarget }) => change({ dates: currentTarget.value })}
        data-testid="deity-form-dates"
      />
      <div className={classes.answers}>
        <Button variant="default" onClick={onLeave}>
          {t(leaveLabel)}
        </Button>
        {/* One that were disabled while it saves would lose the focus. */}
        <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy} data-testid="submit-deity">
          {t(submitLabel)}
        </Button>
      </div>
    </form>
  );

  function wordsOf(field: DeityFault['field']): string | undefined {
    const fault = faults.find((one) => one.field === field);
    if (fault === undefined) return undefined;
    if (fault.kind === 'missing') return t(texts.nameNeeded);
    const most = formatNumber(fault.most, language);
    if (fault.kind === 'too-many') return t(texts.tooManyDates, { most });
    return t(fault.field === 'dates' ? texts.dateTooLong : texts.tooLong, { most });
  }
}

/** The picture once it is ready; undefined where it stays as it is. */
async function settled(picture: ChosenPicture): Promise<DeityPictureFile | undefined | 'failed'> {
  switch (picture.kind) {
    case 'kept':
    case 'refused':
      return undefined;
    case 'removed':
      return null;
    case 'chosen':
      return picture.picture;
    case 'preparing': {
      const outcome = await picture.done;
      return outcome ?? 'failed';
    }
  }
}
