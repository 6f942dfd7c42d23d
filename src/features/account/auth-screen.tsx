import { Screen } from '#ui/screen.tsx';

export function AuthScreen() {
  return <Screen title="AuthScreen">{null}</Screen>;
}
