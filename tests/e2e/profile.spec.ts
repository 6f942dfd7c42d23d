import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { letTokenRunOut, newAccount, say, signIn, trySignIn } from './people.ts';
import { password } from '#tests/fakes/embedded-world.ts';
import { expect, test, waitForWorker } from './world.ts';

test(
  'a name and a picture that are changed without a network show at once and reach the server later, the picture without what its camera wrote',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/profile');
    await expect(page.getByText('Verified')).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);

    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();

    await page.getByRole('button', { name: 'Add a picture' }).click();
    const camera = 'taken by canary-camera at 28.61N';
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(page, camera),
    });
    await page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    await expect(page.getByText('Saved on this device.')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Saved on this device.')).toBeHidden();
    const { data } = await user.client.from('profiles').select('full_name, avatar_url').single();
    expect(data?.full_name).toBe('Asha Rao');
    const { data: file } = await user.client.storage.from('avatars').download(String(data?.avatar_url));
    const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.length).toBeGreaterThan(100);
    expect(bytes.includes(camera)).toBe(false);
  },
);

test('all of one’s data is taken along in one file', async ({ page, backend }) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/chat');
  await say(page, 'Kitchen in the south east?');
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  const { error } = await user.client
    .from('user_events')
    .insert({ title: 'माँ का जन्मदिन', date_type: 'solar', event_date: '1960-02-29', is_recurring: true });
  expect(error).toBeNull();

  await page.goto('/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Download my data' }).getByRole('button').click();
  const zip = unzipSync(await readFile(await (await downloading).path()));
  const kept = JSON.parse(strFromU8(zip['data.json'] ?? new Uint8Array())) as object;
  expect(JSON.stringify(kept)).toContain('Kitchen in the south east?');
  expect(JSON.stringify(kept)).toContain(user.email);
  expect(JSON.stringify(kept)).toContain('Welcome credits');
  expect(strFromU8(zip['events.ics'] ?? new Uint8Array())).toContain('माँ का जन्मदिन');
});

test('another device is seen and signed out', async ({ page, browser, backend }) => {
  const user = await newAccount(backend);
  const context = await browser.newContext({ baseURL: backend.url });
  const other = await context.newPage();
  await signIn(other, user);
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await signIn(page, user);
  await page.goto('/profile');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByText('This device', { exact: true })).toHaveCount(1);
  // Of the same origin, and without the app, which would hear of it and leave by itself.
  await other.goto('/healthz');
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('This device', { exact: true })).toBeVisible();

  // What the other one still holds runs out, and cannot be renewed.
  await letTokenRunOut(other);
  await other.goto('/chat');
  await expect(other).toHaveURL(/\/auth/);
  await context.close();
});

test('a deleted account is gone from the device and from the server, and nobody else’s', async ({
  page,
  backend,
}) => {
  const [user, neighbour] = [await newAccount(backend), await newAccount(backend)];
  await signIn(page, user);
  await page.goto('/chat');
  await say(page, 'Where does the water tank go?');
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Nothing has been deleted.')).toBeVisible();
  await dialog.getByRole('textbox').fill(user.email.toUpperCase());
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases.filter((name) => name?.includes(user.userId))).toEqual([]);

  await page.goto('/auth');
  await trySignIn(page, user.email, password);
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid Credentials' })).toBeVisible();
  await signIn(page, neighbour);
  await expect(page).toHaveURL(/\/chat/);
});

/** A JPEG of one colour, with words where a camera writes when and where it was. */
async function photograph(page: Page, exif: string): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = 'teal';
    context?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(drawn, 'base64');
  const body = Buffer.from(`Exif\0\0${exif}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
