import { ActionIcon, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { frame } from '#i18n/catalogue/frame.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { HalfLitIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';
import classes from './theme-switch.module.css';

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];
const label: Record<MantineColorScheme, Message> = {
  auto: frame.themeAuto,
  light: frame.themeLight,
  dark: frame.themeDark,
};
const icon = { auto: HalfLitIcon, light: SunIcon, dark: MoonIcon };

/** Steps through the device's own choice, light and dark; says which one holds. */
export function ThemeButton() {
  const { t } = useI18n();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icon[colorScheme];
  const name = t(frame.themeNow, { theme: t(label[colorScheme]) });
  const next = schemes[(schemes.indexOf(colorScheme) + 1) % schemes.length] ?? 'auto';
  return (
    <ActionIcon aria-label={name} title={name} onClick={() => setColorScheme(next)}>
      <Icon />
    </ActionIcon>
  );
}

/** The three choices side by side, where there is room to name them. */
export function ThemeChoice() {
  const { t } = useI18n();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  // The menu and a page may both offer the choice, and radio buttons of one name would push each other out.
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t(frame.themeLabel)}</legend>
      <div className={classes.options}>
        {schemes.map((scheme) => {
          const Icon = icon[scheme];
          return (
            <label key={scheme} className={classes.option}>
              <input
                type="radio"
                name={name}
                className="visually-hidden"
                checked={scheme === colorScheme}
                onChange={() => setColorScheme(scheme)}
              />
              <Icon size="1.25rem" />
              <span>{t(label[scheme])}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
