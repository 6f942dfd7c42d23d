import { Screen } from '#ui/screen.tsx';

export function ResetPasswordScreen() {
  return <Screen title="ResetPasswordScreen">{null}</Screen>;
}
