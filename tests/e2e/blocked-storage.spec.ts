import { newAccount, signIn } from './people.ts';
import { appStands, expect, test } from './world.ts';

/** As a browser does whose owner forbids cookies: everything that keeps something throws or refuses. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The user denied permission', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  IDBFactory.prototype.open = refuse;
  LockManager.prototype.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException('blocked', 'SecurityError'));
  window.BroadcastChannel = function () {
    refuse();
  } as unknown as typeof BroadcastChannel;
}

test('where a browser keeps nothing the app says so, shows its pages, and somebody may sign in and ask', async ({
  page,
  backend,
}) => {
  const account = await newAccount(backend);
  await page.addInitScript(blockStorage);
  await page.goto('/hindu-festivals');
  await page.mouse.wheel(0, 200);
  await appStands(page);
  await expect(page.getByTestId('storage-note')).toContainText('keeps nothing on this device');
  await signIn(page, account);
  await expect(page.getByTestId('chat-input')).toBeVisible();
  await page.getByTestId('chat-input').fill('Is a kitchen in the south east good?');
  await page.getByTestId('chat-send').click();
  await expect(page.getByTestId('message-user')).toContainText('south east');
  await expect(page.getByTestId('message-system').first()).toContainText('south-east');
});

test('databases that cannot be opened leave the app usable, with a way to help', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    };
  });
  await page.goto('/settings');
  await appStands(page);
  const note = page.getByTestId('storage-note');
  await expect(note).toContainText('cannot be opened');
  await note.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair Disha');
});
