import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { frame } from '#i18n/catalogue/frame.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { nextPaint } from '#lib/next-paint.ts';
import { Choice } from '#ui/choice.tsx';
import { HalfLitIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];
const label: Record<MantineColorScheme, Message> = {
  auto: frame.themeAuto,
  light: frame.themeLight,
  dark: frame.themeDark,
};
const icon = { auto: HalfLitIcon, light: SunIcon, dark: MoonIcon };

/** Mantine would write a style into the page to hold transitions still, which the site's policy refuses. */
const asIs = { keepTransitions: true };

/** Steps through the device's own choice, light and dark; says which one holds. */
export function ThemeButton() {
  const { t } = useI18n();
  const { colorScheme, setColorScheme } = useMantineColorScheme(asIs);
  const Icon = icon[colorScheme];
  const name = t(frame.themeNow, { theme: t(label[colorScheme]) });
  const next = schemes[(schemes.indexOf(colorScheme) + 1) % schemes.length] ?? 'auto';
  return (
    <ActionIcon data-is="theme" aria-label={name} title={name} onClick={() => setColorScheme(next)}>
      <Icon />
    </ActionIcon>
  );
}

/** The three choices side by side, where there is room to name them. */
export function ThemeChoice() {
  const { t } = useI18n();
  const { colorScheme, setColorScheme } = useMantineColorScheme(asIs);
  const options = schemes.map((value) => {
    const Icon = icon[value];
    const text = (
      <>
        <Icon size="1.25rem" />
        <span>{t(label[value])}</span>
      </>
    );
    return { value, label: text };
  });
  return (
    <Choice
      legend={t(frame.themeLabel)}
      options={options}
      value={colorScheme}
      // All that stands on the page changes its colour.
      onChange={(scheme) => void nextPaint().then(() => setColorScheme(scheme))}
    />
  );
}
