import { TextInput, type TextInputProps } from '@mantine/core';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';

/** The address that an account goes by, as every form here asks for it. */
export function EmailField(props: TextInputProps) {
  const { t } = useI18n();
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      label={t(account.email)}
      {...props}
    />
  );
}
