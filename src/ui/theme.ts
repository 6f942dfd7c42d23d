import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/**
 * The colours a screen may name. Their values, light and dark, stand in tokens.css: the theme is plain CSS, so that
 * nothing is computed or injected while the page starts and the first paint already has its colours.
 */
export const tones = ['gold', 'sindoor', 'tulsi', 'haldi', 'terracotta', 'slate'] as const;
export type Tone = (typeof tones)[number];

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<Tone | 'gray' | 'dark', MantineColorsTuple>;
  }
}

/** Light, dark or as the device says; remembered under the key that public/first-paint.js reads too. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'disha.theme' });

/** The colour of the page itself, for the bar of the browser around it. */
export const paper = { light: '#fbf7ef', dark: '#17130e' };

export const theme = createTheme({
  primaryColor: 'gold',
  colors: {
    gold: shades('gold'),
    sindoor: shades('sindoor'),
    tulsi: shades('tulsi'),
    haldi: shades('haldi'),
    terracotta: shades('terracotta'),
    slate: shades('slate'),
  },
  variantColorResolver: readableVariant,
  defaultRadius: 'md',
  cursorType: 'pointer',
  // One focus ring for everything, Mantine's or ours: base.css draws it.
  focusClassName: '',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle', color: 'gray' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Paper: { defaultProps: { withBorder: true, p: 'lg' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
});

/** Mantine writes white on every filled part; gold and turmeric need ink. */
function readableVariant(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colors = defaultVariantColorsResolver(input);
  const tone = tones.find((name) => name === (input.color ?? input.theme.primaryColor));
  return input.variant === 'filled' && tone
    ? { ...colors, color: `var(--mantine-color-${tone}-contrast)` }
    : colors;
}

/** One tone has one fill: screens choose a variant, never a shade. */
function shades(tone: Tone): MantineColorsTuple {
  const fill = `var(--mantine-color-${tone}-filled)`;
  return [fill, fill, fill, fill, fill, fill, fill, fill, fill, fill];
}
