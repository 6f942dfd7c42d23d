import { account } from '#i18n/catalogue/account.ts';
import type { Message } from '#i18n/messages.ts';

const minPasswordLength = 6;

export type SignInField = 'email' | 'password';
export type SignUpField = SignInField | 'confirmPassword';
/** The message under each field that has to be mended. */
export type FieldErrors<Field extends string> = Partial<Record<Field, Message>>;

export function checkSignIn({ email, password }: Record<SignInField, string>): FieldErrors<SignInField> {
  return {
    ...(!isEmail(email) && { email: account.emailInvalid }),
    ...(password === '' && { password: account.passwordRequired }),
  };
}

export function checkSignUp(values: Record<SignUpField, string>): FieldErrors<SignUpField> {
  const { email, password, confirmPassword } = values;
  return {
    ...(!isEmail(email) && { email: account.emailInvalid }),
    ...(password.length < minPasswordLength && { password: account.passwordShort }),
    ...(password !== confirmPassword && { confirmPassword: account.passwordsDiffer }),
  };
}

export function checkForgotten(email: string): Message | undefined {
  if (email.trim() === '') return account.emailRequired;
  return email.includes('@') ? undefined : account.emailInvalid;
}

export function checkNewPassword(password: string, confirmPassword: string): Message | undefined {
  if (password === '' || confirmPassword === '') return account.resetFillAll;
  if (password !== confirmPassword) return account.resetDiffer;
  return password.length < minPasswordLength ? account.passwordShort : undefined;
}

/** One @ with something on both sides and a dot behind it; whether it exists only its mail can tell. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
