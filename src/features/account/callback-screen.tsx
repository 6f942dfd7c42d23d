import { Screen } from '#ui/screen.tsx';

export function CallbackScreen() {
  return <Screen title="CallbackScreen">{null}</Screen>;
}
