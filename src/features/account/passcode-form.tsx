import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { PasscodeAddress } from '#session/passcode-sign-in.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { tellFailure } from './failure-text.ts';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkPasscode, isWholePasscode, passcodeDigits } from './validate.ts';

export interface PasscodeFormProps {
  /** Where the passcode was sent. */
  to: PasscodeAddress;
  label: string;
  /** What its button says. */
  submit: Message;
  isFocusedAtFirst?: boolean;
}

/** Signs in with a passcode, which is sent with its last digit. */
export function PasscodeForm({ to, label, submit, isFocusedAtFirst = false }: PasscodeFormProps) {
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocusedAtFirst) input.current?.focus();
  }, [isFocusedAtFirst]);
  const form = useForm<'otp'>({ otp: '' }, checkPasscode, async ({ otp }) => {
    try {
      const { signInWithPasscode } = await import('#session/passcode-sign-in.ts');
      const outcome = await signInWithPasscode(to, otp);
      switch (outcome.kind) {
        case 'signed-in':
          showToast({
            tone: 'success',
            title: { message: account.signedIn },
            description: { message: account.welcomeBack },
          });
          break;
        case 'wrong-code':
          showToast({ tone: 'error', title: { message: account.codeWrong } });
          return { otp: account.codeWrong };
        case 'failed':
          tellFailure(outcome.failure, account.signInFailed);
      }
    } catch {
      showToast({ tone: 'error', title: { message: account.signInFailed } });
    }
    return undefined;
  });
  const field = form.field('otp');
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={form.onSubmit}>
      <TextInput
        {...field}
        onChange={({ currentTarget }) => {
          const digits = passcodeDigits(currentTarget.value);
          field.onChange({ currentTarget: { value: digits } });
          // Sent with the last digit, once the form knows of it.
          if (isWholePasscode(digits) && digits !== field.value)
            setTimeout(() => element.current?.requestSubmit());
        }}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        ref={input}
        classNames={{ input: classes.passcode }}
        label={label}
        error={form.errors.otp && t(form.errors.otp)}
        data-testid="passcode"
      />
      <SubmitButton isBusy={form.isBusy} data-testid="passcode-submit">
        {t(form.isBusy ? account.signingIn : submit)}
      </SubmitButton>
    </form>
  );
}
