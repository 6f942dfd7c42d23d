import { worldAt } from '#tests/fakes/embedded-world.ts';
import { newAccount, say, signIn } from './people.ts';
import { expect, test } from './world.ts';

test('a device that wrote without a network while the account was deleted elsewhere says so, and empties itself', async ({
  page,
  context,
  backend,
}) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/chat');
  await expect(page.getByTestId('credits-badge')).toContainText('2');
  await context.setOffline(true);
  await say(page, 'Written while it went');

  const world = await worldAt(backend.url);
  const { status } = await world.call('delete-account', { confirmation: user.email }, user);
  expect(status).toBe(200);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The account was deleted');
  await expect(page.getByText('Written while it went')).toHaveCount(0);
  // Nothing of it is left in any database of the browser.
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  expect(names.filter((name) => name.includes(user.userId))).toEqual([]);
  await page.reload();
  await expect(page.getByTestId('sign-in-email')).toBeVisible();
});
