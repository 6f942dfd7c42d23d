import { MantineProvider, useComputedColorScheme } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { useI18n } from '#i18n/use-i18n.ts';
import '#ui/mantine-css.ts';
import { colorSchemeManager, paper, theme } from '#ui/theme.ts';

/** What every page needs around it: theme and language. The colours themselves are static CSS, so no style is injected. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <DocumentLanguage />
      <BrowserBarColor />
      <Standing />
      {children}
    </MantineProvider>
  );
}

/** Tells public/rescue.js that the app has stood up. */
function Standing() {
  useEffect(() => {
    document.documentElement.dataset['up'] = '';
  }, []);
  return null;
}

/** The browser picks voice, hyphenation and glyphs by the document's language. */
function DocumentLanguage() {
  const { language } = useI18n();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return null;
}

/** The bar of the browser or of the installed app continues the paper of the page. */
function BrowserBarColor() {
  const colorScheme = useComputedColorScheme('light');
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[colorScheme]);
  }, [colorScheme]);
  return null;
}
