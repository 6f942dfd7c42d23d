import { Screen } from '#ui/screen.tsx';

export function ForgotPasswordScreen() {
  return <Screen title="ForgotPasswordScreen">{null}</Screen>;
}
