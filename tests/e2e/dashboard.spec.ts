import type { Page } from 'playwright/test';
import { canary, keepHome, keepPlan } from './homes.ts';
import { beSignedIn, logOut, newAccount, signIn, type Session } from './people.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test('the dashboard is accessible and fits with each of its dialogs in both languages and schemes', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await beSignedIn(page, user);
  await page.goto('/dashboard');
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectGoodInBothLooks(page);
  await keepHome(page, user, home);
  await keepPlan(page, user, { title: 'Plan of the broker', rating: 9 }, null);
  await page.reload();
  await expect(page.locator('[data-state=ready]')).toHaveCount(6);
  await expectGoodInBothLooks(page);
  for (const name of [words.edit, words.delete, words.photo]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('dialog [aria-busy=true]')).toHaveCount(0);
    await expectGoodInBothLooks(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test(
  'a home is looked at, changed and cleared without a network, and the server hears of it later',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await keepHome(page, user, home);
    await page.goto('/dashboard');
    await expect(page.locator('[data-state=ready]')).toHaveCount(5);
    await expect(page.getByText('7/10')).toBeVisible();
    await expect(page.getByText('+2 more')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Analysis: Terrace' })).toBeVisible();
    expect(await keptBytes(page, user.userId)).not.toContain(canary);
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('[data-state=ready]')).toHaveCount(5);

    await page.getByRole('button', { name: words.photo }).click();
    await expect(page.getByRole('img', { name: 'Living room' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Delete this photo' }).click();
    await page.getByTestId('confirm-delete').click();
    await expect(page.getByText('Photo deleted successfully')).toBeVisible();
    await expect(page.getByText('2 of 4')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('+1 more')).toBeVisible();

    await page.getByRole('button', { name: words.edit }).click();
    await page.getByLabel('City').fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('City is required')).toBeVisible();
    await page.getByLabel('City').fill('Nashik');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByTestId('send-waits')).toHaveCount(1);

    await page.getByRole('button', { name: 'Delete As built' }).click();
    await expect(
      page.getByText('“As built” will be deleted everywhere, and with it 1 analysis.'),
    ).toBeVisible();
    await page.getByTestId('confirm-delete').click();
    await expect(page.getByText('Floorplan deleted successfully')).toBeVisible();
    await expect(page.getByTestId('plan')).toHaveCount(1);

    await context.setOffline(false);
    await expect(page.getByTestId('send-waits')).toHaveCount(0);
    await expect
      .poll(async () => {
        const [plans, photos] = await Promise.all([
          user.client.from('floorplans').select('title').is('deleted_at', null),
          user.client.from('property_photos').select('id').is('deleted_at', null),
        ]);
        return [plans.data?.map(({ title }) => title as string), photos.data?.length];
      })
      .toEqual([['Terrace'], 4]);
    const { data } = await user.client.from('properties').select('city').single();
    expect(data?.city).toBe('Nashik');

    await page.getByRole('button', { name: words.delete }).click();
    await expect(page.getByText('and with it 1 floor plan and 4 photos.')).toBeVisible();
    await page.getByTestId('confirm-delete').click();
    await expect(page.getByText('Property deleted successfully')).toBeVisible();
    await expect(page.getByText(words.empty)).toBeVisible();
  },
);

test('nothing of a home is left for the next person on the device', async ({ page, backend }) => {
  const [user, neighbour] = [await newAccount(backend), await newAccount(backend)];
  await signIn(page, user);
  await keepHome(page, user, { ...home, photos: home.photos.slice(0, 1) });
  await page.goto('/dashboard');
  await expect(page.locator('[data-state=ready]')).toHaveCount(3);
  await logOut(page);
  await expect(page.getByRole('heading', { name: home.title })).toBeHidden();
  await expect.poll(() => leftOf(page, user)).toEqual([]);
  await signIn(page, neighbour);
  await page.goto('/dashboard');
  await expect(page.getByText(words.empty)).toBeVisible();
});

const home = {
  title: 'Green Park, Flat 402',
  city: 'Pune',
  project_name: 'Green Park',
  description: 'A corner flat on the fourth floor. '.repeat(12),
  plans: [{ title: 'As built', rating: 7 }, { title: 'Terrace' }],
  photos: [
    { colour: '#8a6', caption: 'Living room' },
    { colour: '#a86' },
    { colour: '#68a' },
    { colour: '#a68' },
    { colour: '#886' },
  ],
};

const words = {
  empty: 'Nothing here yet',
  edit: 'Edit Green Park, Flat 402',
  delete: 'Delete Green Park, Flat 402',
  photo: 'Open photo 1 of 5: Living room',
};

/** All bytes of the copies on the device, as text. */
async function keptBytes(page: Page, userId: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('pictures').objectStore('pictures').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            const rows = reading.result as { bytes: ArrayBuffer }[];
            resolve(rows.map(({ bytes }) => new TextDecoder('latin1').decode(bytes)).join(''));
          });
        });
      }),
    `disha-user-${userId}`,
  );
}

/** The databases and the kept answers of the server that name a user. */
async function leftOf(page: Page, { userId }: Session): Promise<string[]> {
  return page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const kept: string[] = [];
    for (const name of await caches.keys())
      kept.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    return [...databases, ...kept].filter((name) => name.includes(id) || name.includes('/storage/'));
  }, userId);
}
