import { newAccount, signIn } from './people.ts';
import { photo } from './pictures.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

const shiv = '6f1d2b7e-0a03-4c3e-9a51-000000000004';
test('the page of the aartis is accessible and fits in both languages and schemes', async ({
  page,
  backend,
}) => {
  await page.goto('/hindu-aartis');
  await expect(page.getByTestId('shelf').first()).toBeVisible();
  await expectGoodInBothLooks(page);

  await signIn(page, await newAccount(backend));
  await page.goto('/hindu-aartis');
  await page.getByTestId('add-deity').click();
  await expect(page.getByTestId('available-deity').first()).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByTestId('deity-search').fill('Ganesh');
  await page.getByTestId('add-this-deity').click();
  await page.getByTestId('add-deity').click();
  await page.getByTestId('deity-search').fill('Kuldevimaachamundadeviofthevillagebytheriver');
  await page.getByTestId('create-deity').click();
  await expect(page.getByTestId('submit-deity')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByTestId('submit-deity').click();
  await expect(page.getByTestId('deity-card')).toHaveCount(2);
  await page.getByTestId('select-deity').first().click();
  await page.getByTestId('toggle-aarti').first().click();
  await expect(page.getByTestId('benefits')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByTestId('remove-deity').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodInBothLooks(page);
});

test(
  'a collection is kept without a network and is on the server once there is one',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/hindu-aartis');
    await expect(page.getByRole('heading', { name: 'No Deities Added Yet' })).toBeVisible();
    await waitForWorker(page);
    const picture = Buffer.from(await photo(page, 1600, 1200));
    await context.setOffline(true);
    await page.reload();

    await page.getByTestId('add-deity').click();
    await page.getByTestId('deity-search').fill('गणेश');
    await page.getByRole('button', { name: 'Add Ganesh' }).click();
    await expect(page.getByText('Ganesh added to your collection!')).toBeVisible();
    const ganesh = page.getByTestId('deity-card').filter({ hasText: 'Ganesh' });
    await expect(ganesh).toContainText(/[1-9]\d* Aarti\(s\)/);
    await expect(ganesh.getByTestId('deity-waits')).toBeVisible();

    await page.getByTestId('add-deity').click();
    await page.getByTestId('deity-search').fill('Kuldevi');
    await page.getByTestId('create-deity').click();
    await page
      .getByTestId('picture-input')
      .setInputFiles({ name: 'kuldevi.jpg', mimeType: 'image/jpeg', buffer: picture });
    await expect(page.getByTestId('picture-preview')).toBeVisible();
    await page.getByTestId('submit-deity').click();
    const kuldevi = page.getByTestId('deity-card').filter({ hasText: 'Kuldevi' });
    await expect(kuldevi).toContainText('Custom');
    await expect(kuldevi.locator('img')).toHaveAttribute('src', /^blob:/);

    // The other device is quicker.
    const { error } = await user.client
      .from('user_deity')
      .insert({ user_id: user.userId, deity_id: shiv, name: 'Shiv' });
    expect(error).toBeNull();
    await page.getByTestId('add-deity').click();
    await page.getByRole('button', { name: 'Add Shiv' }).click();
    await expect(page.getByTestId('deity-card')).toHaveCount(3);

    await kuldevi.getByTestId('select-deity').click();
    await expect(page.getByText('No aartis added for Kuldevi yet.')).toBeVisible();
    await page.getByTestId('add-own-aarti').click();
    await page.getByTestId('aarti-title').fill('Kuldevi ki aarti');
    await page.getByTestId('aarti-lyrics').fill('जय कुलदेवी माता');
    await page.getByTestId('save-aarti').click();
    await expect(page.getByTestId('aarti-card')).toContainText('Your Aarti');
    await expect(kuldevi).toContainText('1 Aarti(s)');

    await context.setOffline(false);
    const duplicate = page.getByTestId('duplicate-deity');
    await expect(duplicate).toContainText('Already Added');
    await duplicate.getByTestId('settle-duplicate').click();
    await expect(duplicate).toBeHidden();
    await expect(page.getByTestId('deity-waits')).toHaveCount(0);
    await expect(page.getByTestId('deity-card')).toHaveCount(3);
    const { data: deities } = await user.client
      .from('user_deity')
      .select('name, deity_id, image')
      .is('deleted_at', null)
      .order('name');
    expect(deities).toMatchObject([
      { name: 'Ganesh', image: null },
      { name: 'Kuldevi', deity_id: null, image: expect.stringMatching(/\.jpg$/) as unknown as string },
      { name: 'Shiv', deity_id: shiv },
    ]);
    const { data: aartis } = await user.client.from('user_aartis').select('title, is_private');
    expect(aartis).toEqual([{ title: 'Kuldevi ki aarti', is_private: true }]);

    await kuldevi.getByTestId('remove-deity').click();
    await expect(page.getByRole('dialog')).toContainText('The aarti that you added to it goes too.');
    await page.getByTestId('confirm-remove-deity').click();
    await expect(page.getByText('Kuldevi has been removed from your collection.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Select a Deity' })).toBeVisible();
  },
);

test(
  'a guest finds an aarti in either script and reads it at an address of its own, also without a network',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/hindu-aartis');
    await expect(
      page.getByText('Please log in to manage your personal deity collection and aartis.'),
    ).toBeVisible();
    await waitForWorker(page);
    await page.getByTestId('library-search').fill('हनुमान');
    const found = page.getByTestId('library-aarti');
    await expect(found.first()).toContainText('Hanuman');
    await context.setOffline(true);
    await found.first().click();
    await expect(page.getByTestId('reader')).toBeVisible();
    await expect(page).toHaveURL(/\?read=/);
    await page.goBack();
    await expect(page.getByTestId('reader')).toBeHidden();
  },
);
