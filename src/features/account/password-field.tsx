import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { account } from '#i18n/catalogue/account.ts';
import { useI18n } from '#i18n/use-i18n.ts';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps & { 'data-testid'?: string }) {
  const { t } = useI18n();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      required
      withAsterisk={false}
      {...props}
      // Mantine says so of its other inputs only.
      aria-invalid={props.error ? true : undefined}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? account.hidePassword : account.showPassword),
        tabIndex: 0,
        'aria-hidden': false,
      }}
    />
  );
}
