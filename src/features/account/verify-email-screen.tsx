import { Screen } from '#ui/screen.tsx';

export function VerifyEmailScreen() {
  return <Screen title="VerifyEmailScreen">{null}</Screen>;
}
