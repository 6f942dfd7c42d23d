import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AuthFailure } from '#session/auth-failure.ts';
import { showToast } from '#ui/toast.ts';
import classes from './account.module.css';
import { tellFailure } from './failure-text.ts';
import { PasscodeForm } from './passcode-form.tsx';
import { SendAgain } from './send-again.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';
import { checkPhone, internationalPhone } from './validate.ts';

/** Sign-in with a number and the passcode that is sent to it. */
export function PhoneEntry({ onBack }: { onBack(): void }) {
  const [typed, setTyped] = useState('');
  const [phone, setPhone] = useState<string>();
  return phone === undefined ? (
    <PhoneForm
      typed={typed}
      onSent={(text) => {
        setTyped(text);
        setPhone(internationalPhone(text));
      }}
      onBack={onBack}
    />
  ) : (
    <PasscodeStep phone={phone} onBack={() => setPhone(undefined)} />
  );
}

interface PhoneFormProps {
  typed: string;
  onSent(typed: string): void;
  onBack(): void;
}

function PhoneForm({ typed, onSent, onBack }: PhoneFormProps) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useForm<'phone'>({ phone: typed }, checkPhone, async (values) => {
    const failure = await sendPasscode(internationalPhone(values.phone));
    if (failure) tellFailure(failure, account.signInFailed);
    else {
      showToast({ tone: 'success', title: { message: account.codeSent } });
      onSent(values.phone);
    }
    return undefined;
  });
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit}>
      <h2 className={classes.step}>{t(account.phoneTitle)}</h2>
      <TextInput
        {...form.field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        withAsterisk={false}
        ref={input}
        label={t(account.phone)}
        description={t(account.phoneHint)}
        error={form.errors.phone && t(form.errors.phone)}
        data-testid="phone-number"
      />
      <SubmitButton isBusy={form.isBusy} data-testid="phone-submit">
        {t(form.isBusy ? account.sendingCode : account.sendCode)}
      </SubmitButton>
      <Button variant="default" onClick={onBack}>
        {t(account.otherWays)}
      </Button>
    </form>
  );
}

function PasscodeStep({ phone, onBack }: { phone: string; onBack(): void }) {
  const { t } = useI18n();
  return (
    <div className={classes.form}>
      <h2 className={classes.step}>{t(account.codeTitle)}</h2>
      <p className={classes.stepText}>{t(account.codeText, { phone })}</p>
      <PasscodeForm to={{ phone }} label={t(account.code)} submit={account.signIn} isFocusedAtFirst />
      <SendAgain
        label={account.sendAgain}
        sent={account.codeSent}
        notSent={account.signInFailed}
        isPausedAtFirst
        send={() => sendPasscode(phone)}
      />
      <Button variant="default" onClick={onBack}>
        {t(account.otherPhone)}
      </Button>
    </div>
  );
}

/** Undefined where the passcode is on its way. */
async function sendPasscode(phone: string): Promise<AuthFailure | undefined> {
  try {
    const { requestPasscode } = await import('#session/passcode-sign-in.ts');
    const outcome = await requestPasscode(phone);
    return outcome.kind === 'failed' ? outcome.failure : undefined;
  } catch {
    // The code could not be fetched, which is the same as no network.
    return { code: 'no_connection', message: undefined, reasons: [] };
  }
}
