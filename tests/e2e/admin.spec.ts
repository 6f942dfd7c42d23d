import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { newAccount, signIn, type Session } from './people.ts';
import { expect, test, type Backend } from './world.ts';

/** One for all tests of the file: what they do does not meet. */
const admins = new Map<Backend, Promise<Session>>();

function anAdmin(backend: Backend): Promise<Session> {
  const admin = admins.get(backend) ?? newAdmin(backend);
  admins.set(backend, admin);
  return admin;
}

/** An account that whoever runs the installation has made an admin, by their tool. */
async function newAdmin(backend: Backend): Promise<Session> {
  const account = await newAccount(backend);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/make-admin.ts', account.email],
    {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: new URL(backend.url).port,
        DATA_DIR: backend.dataFolder,
      },
    },
  );
  expect(stdout).toContain('is an admin now');
  return account;
}

test('a post is written beside its preview and read by everybody once it is published', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page, await anAdmin(backend));
  await page.goto('/profile');
  await page.getByRole('link', { name: /Administration/ }).click();
  await expect(page.getByTestId('total-users')).toBeVisible();
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.getByTestId('add-entry').click();

  await page.getByTestId('title').fill('रसोई की दिशा');
  await expect(page.getByTestId('slug')).toHaveValue('rasoi-ki-disha');
  await page
    .getByTestId('content')
    .fill(
      '## Where the fire stands\n\nSouth *east*.\n\n<script>alert(1)</script>\n\n[no](javascript:alert(1))',
    );
  const preview = page.getByTestId('preview');
  await expect(preview.getByRole('heading', { name: 'Where the fire stands' })).toBeVisible();
  await expect(preview.locator('script, a[href^="javascript"]')).toHaveCount(0);

  // What was written comes back after a reload.
  await page.reload();
  await expect(page.getByTestId('title')).toHaveValue('रसोई की दिशा');
  await page.getByTestId('post-published').check();
  await page.getByTestId('save-entry').click();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);

  const reader = await (await browser.newContext({ baseURL: backend.url })).newPage();
  await reader.goto('/blog/rasoi-ki-disha');
  await expect(reader.getByRole('heading', { name: 'रसोई की दिशा', level: 1 })).toBeVisible();
  await reader.context().close();
});

test('shared aartis are read first: one is rejected with a reason, one is verified for everybody', async ({
  page,
  backend,
}) => {
  const author = await newAccount(backend);
  const deity = randomUUID();
  const made = await author.client.from('user_deity').insert({ id: deity, name: 'Kul Devi' });
  expect(made.error).toBeNull();
  const share = (title: string) =>
    author.client
      .from('user_aartis')
      .insert({ user_deity_id: deity, title, content: 'जय जय देवी', file_type: 'text', is_private: false });
  for (const title of ['Kept back', 'Shared aarti']) expect((await share(title)).error).toBeNull();

  await signIn(page, await anAdmin(backend));
  await page.goto('/admin/review');
  const card = (title: string) => page.getByTestId('to-review').filter({ hasText: title });
  await card('Kept back').getByTestId('reject').click();
  await page.getByTestId('reason').fill('The second verse is missing.');
  await page.getByTestId('reject-now').click();
  await expect(card('Kept back')).toHaveCount(0);
  await card('Shared aarti').getByTestId('show-words').click();
  await card('Shared aarti').getByTestId('verify').click();
  await expect(card('Shared aarti')).toHaveCount(0);

  const { data } = await author.client.from('user_aartis').select('title, review_status, review_note');
  expect(data).toEqual(
    expect.arrayContaining([
      { title: 'Kept back', review_status: 'rejected', review_note: 'The second verse is missing.' },
      { title: 'Shared aarti', review_status: 'verified', review_note: null },
    ]),
  );
  const { data: shared } = await author.client.from('shared_aartis').select('title');
  expect(shared).toEqual([{ title: 'Shared aarti' }]);
});

test('whoever is no admin finds nothing there', async ({ page, backend }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await signIn(page, await newAccount(backend));
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: /My dates/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Administration/ })).toHaveCount(0);
});
