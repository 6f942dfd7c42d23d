import type { Page } from 'playwright/test';
import { password } from '#tests/fakes/embedded-world.ts';
import { heicFile, hugePng, noise, pdfOf, plan, pngOf, withExif } from '#tests/fixtures/attachment-files.ts';
import { beSignedIn, newAccount, signIn, trySignIn, type Session } from './people.ts';
import { photo, sizeOf } from './pictures.ts';
import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test('a property goes with two plans and two photos, each without the notes of its camera', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await signIn(page, user);
  await page.goto('/add-property');
  await page.getByTestId('save-property').click();
  await expect(page.getByText('Property title is required')).toBeVisible();
  await expect(page.getByText('City is required')).toBeVisible();
  await expect(page.getByTestId('property-title')).toBeFocused();
  await page.keyboard.type('Our flat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pune');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Green Acres');

  await choose(page, 'plan', [
    file('ground_floor.jpg', withExif(await photo(page, 480, 320))),
    file('first-floor.pdf', pdfOf([['Kitchen'], ['Bedroom']])),
  ]);
  const plans = page.getByTestId('plan-files');
  await expect(plans.getByTestId('chosen-file')).toHaveCount(2);
  await plans.getByTestId('plan-description').first().fill('As it was built');

  await drop(page, 'photo', file('IMG_7.HEIC', heicFile()));
  await paste(page, 'photo', file('image.png', pngOf(plan)));
  const photos = page.getByTestId('photo-files');
  await expect(photos.getByTestId('chosen-file')).toHaveCount(2);
  await expect(photos.locator('img')).toHaveCount(2);

  await page.reload();
  await expect(page.getByTestId('property-title')).toHaveValue('Our flat');
  await expect(page.getByTestId('property-project')).toHaveValue('Green Acres');
  await expect(page.getByTestId('chosen-file')).toHaveCount(4);
  await expect(plans.getByTestId('plan-title').first()).toHaveValue('ground floor');
  await expect(plans.getByTestId('plan-description').first()).toHaveValue('As it was built');

  await photos.getByTestId('photo-caption').first().fill('From the street');
  await page.getByTestId('save-property').dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Property created successfully!')).toBeVisible();

  const [property, ...others] = await stored(user, 1);
  expect(others).toEqual([]);
  expect(property).toMatchObject({ title: 'Our flat', city: 'Pune', project_name: 'Green Acres' });
  const { floorplans = [], property_photos: pictures = [] } = property ?? {};
  expect(floorplans.map(({ title, file_type }) => [title, file_type])).toEqual([
    ['first floor', 'application/pdf'],
    ['ground floor', 'image/jpeg'],
  ]);
  expect(pictures.map(({ caption, file_type }) => [caption, file_type])).toEqual([
    ['From the street', 'image/jpeg'],
    [null, 'image/png'],
  ]);
  const turned = await bytesOf(user, floorplans[1]?.image_url);
  expect(turned.includes('TestCamera7')).toBe(false);
  expect(await sizeOf(page, turned)).toEqual({ width: 320, height: 480 });
  expect(pictures[1]?.image_url).toMatch(new RegExp(`^${user.userId}/photos/[0-9a-f-]{36}\\.png$`));
  expect((await bytesOf(user, pictures[1]?.image_url)).equals(Buffer.from(pngOf(plan)))).toBe(true);

  await page.goto(`/add-property?property=${property?.id}`);
  await expect(page.getByRole('heading', { name: 'Add to Our flat' })).toBeVisible();
  await choose(page, 'photo', [file('back.png', pngOf(noise(60, 40)))]);
  await expect(photos.getByTestId('chosen-file')).toHaveCount(1);
  await page.getByTestId('save-property').click();
  await expect(page.getByText('Photo uploaded successfully!')).toBeVisible();
  expect((await stored(user, 1))[0]?.property_photos).toHaveLength(3);
});

test('what cannot be taken as a plan is refused with its reason, and leaves at a word', async ({
  page,
  backend,
}) => {
  await signIn(page, await newAccount(backend));
  await page.goto('/add-property');
  await choose(page, 'plan', [
    file('locked.pdf', pdfOf([['a']], { isLocked: true })),
    file('book.pdf', pdfOf(Array.from({ length: 300 }, () => ['page']))),
    file('letter.png', Buffer.from('Dear builder')),
    file('poster.png', hugePng(10_000, 10_000)),
  ]);
  const plans = page.getByTestId('plan-files');
  const refusals = [
    'locked.pdf is locked with a password.',
    'book.pdf has more than 20 pages.',
    'letter.png is not a picture or a PDF',
    'poster.png has more than 40 megapixels.',
  ];
  await expect(plans.getByRole('alert')).toHaveCount(refusals.length);
  for (const words of refusals) await expect(plans.getByText(words)).toBeVisible();
  for (const _ of refusals) await plans.getByTestId('refused-file').first().getByRole('button').click();
  await expect(plans.getByTestId('refused-file')).toHaveCount(0);
  await expect(plans.getByTestId('choose-plan')).toBeFocused();
});

test(
  'a property that is entered without a network waits with its files, and goes once',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.evaluate(() => localStorage.setItem('disha.language', 'hi'));
    await page.goto('/add-property');
    await expect(page.getByTestId('property-title')).toBeVisible();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.getByTestId('property-title').fill('बाणेर वाला फ़्लैट');
    await page.getByTestId('property-city').fill('पुणे');
    await choose(page, 'plan', [file('भूतल.png', pngOf(plan))]);
    await choose(page, 'photo', [file('front.jpg', await photo(page, 200, 150))]);
    await expect(page.getByTestId('chosen-file')).toHaveCount(2);
    await expect(page.getByTestId('plan-title')).toHaveValue('भूतल');
    await page.getByTestId('save-property').click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('इस डिवाइस पर सहेज लिया गया')).toBeVisible();
    await page.reload();

    await context.setOffline(false);
    await expect
      .poll(async () => {
        const [property] = await stored(user);
        return [property?.floorplans.length, property?.property_photos.length];
      })
      .toEqual([1, 1]);
    const files = await user.client.storage.from('floorplans').list(user.userId);
    expect(files.data?.filter(({ name }) => name.endsWith('.png'))).toHaveLength(1);
  },
);

test('the plan of a guest waits for their sign-in, and goes on to its analysis', async ({
  page,
  backend,
}) => {
  const user = await newAccount(backend);
  await page.goto('/');
  await page
    .getByTestId('floorplan-input')
    .setInputFiles({ name: 'our_home.png', mimeType: 'image/png', buffer: Buffer.from(pngOf(plan)) });
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fupload/);
  await expect(page.getByText('Your floor plan waits on this device.')).toBeVisible();
  await page.reload();
  await trySignIn(page, user.email, password);
  await expect(page).toHaveURL(/\/analyze\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect
    .poll(async () => (await user.client.from('floorplans').select('id, title, property_id')).data)
    .toEqual([{ id, title: 'our home', property_id: null }]);

  await page.goto('/upload');
  await page.getByTestId('choose-plan-input').setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(25 * 1024 * 1024 + 1),
  });
  await expect(page.getByTestId('refused-file')).toContainText('large.pdf is larger than 25 MB.');
  await page.getByTestId('choose-plan-input').setInputFiles(file('sketch.jpg', pngOf(plan)));
  await expect(page).toHaveURL(/\/analyze\/[0-9a-f-]{36}$/);
});

test('entering a property and a plan is accessible and fits in both languages and schemes', async ({
  page,
  backend,
}) => {
  await beSignedIn(page, await newAccount(backend));
  await page.goto('/add-property');
  await page.getByTestId('save-property').click();
  await choose(page, 'plan', [
    file(`${'a_long_name_'.repeat(25)}.png`, pngOf(plan)),
    file('a.png', Buffer.from('a')),
  ]);
  await choose(page, 'photo', [file('front.png', pngOf(noise(60, 40)))]);
  await expect(page.getByTestId('chosen-file')).toHaveCount(2);
  await expect(page.getByTestId('refused-file')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByTestId('clear-property').click();
  await expect(page.getByTestId('confirm-clear')).toBeVisible();
  await expectGoodInBothLooks(page);
  await page.getByTestId('confirm-clear').click();
  await expect(page.getByTestId('chosen-file')).toHaveCount(0);

  await page.goto('/upload');
  await page.getByTestId('choose-plan-input').setInputFiles(file('a.png', Buffer.from('a')));
  await expect(page.getByTestId('refused-file')).toBeVisible();
  await expectGoodInBothLooks(page);
});

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function file(name: string, bytes: Uint8Array): Chosen {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
}

async function choose(page: Page, use: 'plan' | 'photo', files: Chosen[]): Promise<void> {
  await page.getByTestId(`choose-${use}-input`).setInputFiles(files);
}

function drop(page: Page, use: 'plan' | 'photo', chosen: Chosen): Promise<void> {
  return hand(page, use, 'drop', chosen);
}

function paste(page: Page, use: 'plan' | 'photo', chosen: Chosen): Promise<void> {
  return hand(page, use, 'paste', chosen);
}

/** Hands a file to a part of the form as a mouse or a clipboard does. */
function hand(
  page: Page,
  use: 'plan' | 'photo',
  type: 'drop' | 'paste',
  { name, mimeType, buffer }: Chosen,
): Promise<void> {
  return page.getByTestId(`${use}-files`).evaluate(
    (section, given) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], given.name, { type: given.mimeType }));
      const how = { bubbles: true, cancelable: true };
      section.dispatchEvent(
        given.type === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: data })
          : new DragEvent('drop', { ...how, dataTransfer: data }),
      );
    },
    { type, name, mimeType, base64: buffer.toString('base64') },
  );
}

interface Stored {
  id: string;
  title: string;
  city: string;
  project_name: string | null;
  floorplans: { title: string; image_url: string; file_type: string | null }[];
  property_photos: { caption: string | null; image_url: string; file_type: string | null }[];
}

/** The properties of somebody as the server has them; with `count` once there are so many. */
async function stored({ client }: Session, count?: number): Promise<Stored[]> {
  const read = async () => {
    const { data, error } = await client
      .from('properties')
      .select(
        'id, title, city, project_name, floorplans(title, image_url, file_type), property_photos(caption, image_url, file_type)',
      );
    if (error) throw new Error(error.message);
    return (data as Stored[]).map((property) => ({
      ...property,
      floorplans: property.floorplans.toSorted((one, other) => one.title.localeCompare(other.title)),
      property_photos: property.property_photos.toSorted((one, other) =>
        (one.file_type ?? '').localeCompare(other.file_type ?? ''),
      ),
    }));
  };
  if (count !== undefined) await expect.poll(async () => (await read()).length).toBe(count);
  return read();
}

async function bytesOf({ client }: Session, path: string | undefined): Promise<Buffer> {
  const { data, error } = await client.storage.from('floorplans').download(path ?? '');
  if (error) throw new Error(error.message);
  return Buffer.from(await data.arrayBuffer());
}
