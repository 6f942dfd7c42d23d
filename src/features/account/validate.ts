import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { inLatinDigits } from '#domain/latin-digits.ts';
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
  const weakness = passwordWeakness(password);
  return {
    ...(!isEmail(email) && { email: account.emailInvalid }),
    ...(weakness && { password: weakness }),
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
  return passwordWeakness(password);
}

function passwordWeakness(password: string): Message | undefined {
  if (password.length < minPasswordLength) return account.passwordShort;
  return isCommonPassword(password) ? account.passwordCommon : undefined;
}

const leastPhoneLength = 10;
const passcodeLength = 6;

export function checkPhone({ phone }: { phone: string }): FieldErrors<'phone'> {
  const bare = barePhone(phone);
  const isPhone = bare.length >= leastPhoneLength && /^\+?[1-9]\d{1,14}$/.test(bare);
  return isPhone ? {} : { phone: account.phoneInvalid };
}

/** The number with its country: ten digits that begin as Indian mobile numbers do are Indian. */
export function internationalPhone(phone: string): string {
  const bare = barePhone(phone);
  if (bare.startsWith('+')) return bare;
  return /^[6-9]\d{9}$/.test(bare) ? `+91${bare}` : `+${bare}`;
}

/** Without what people put between the digits. */
function barePhone(phone: string): string {
  return inLatinDigits(phone).replace(/[\s().-]/g, '');
}

export function checkPasscode({ otp }: { otp: string }): FieldErrors<'otp'> {
  return otp.length >= passcodeLength ? {} : { otp: account.codeInvalid };
}

/** The digits of what was typed or pasted, no more than a passcode has. */
export function passcodeDigits(text: string): string {
  return inLatinDigits(text).replace(/\D/g, '').slice(0, passcodeLength);
}

export function isWholePasscode(digits: string): boolean {
  return digits.length === passcodeLength;
}

/** One @ with something on both sides and a dot behind it; whether it exists only its mail can tell. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());
}
