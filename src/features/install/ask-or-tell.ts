import { install } from '#i18n/catalogue/install.ts';
import { askToInstall } from '#pwa/install-prompt.ts';
import { showToast } from '#ui/toast.ts';

/** Lets the browser ask, or says that it does not. In a click. */
export async function askOrTell(): Promise<void> {
  if ((await askToInstall()) === 'gone') showToast({ tone: 'info', title: { message: install.gone } });
}
