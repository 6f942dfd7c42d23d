import type { Page } from 'playwright/test';
import {
  docxOf,
  heicFile,
  noise,
  paragraphs,
  pdfOf,
  pngOf,
  withExif,
} from '#tests/fixtures/attachment-files.ts';
import { password } from '#tests/fakes/embedded-world.ts';
import { cutLine } from './cut-line.ts';
import { newAccount, say, signIn, trySignIn, type Session } from './people.ts';
import { photo, sizeOf } from './pictures.ts';
import { expect, expectAccessible, expectFits, test, waitForWorker } from './world.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a photo goes upright and without the notes of its camera, and is shown with the message', async ({
  page,
  backend,
}) => {
  const user = await openChat(page, await newAccount(backend));
  await choose(page, 'IMG_0001.jpg', 'image/jpeg', withExif(await photo(page, 480, 320)));
  const chip = page.getByTestId('attachment');
  await expect(chip).toContainText('IMG_0001.jpg');
  await expect(chip).toContainText('Costs 1 credit');
  await expect(chip.locator('img')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await say(page, 'Is this room good?');
  await expect(chip).toHaveCount(0);
  await expect(page.getByTestId('message-file').locator('img')).toBeVisible();

  const [row] = await stored(user, 1);
  expect(row).toMatchObject({
    query: 'Is this room good?',
    attachment_name: 'IMG_0001.jpg',
    page_urls: null,
  });
  const sent = await fileOf(user, row?.image_url);
  expect(sent.type).toBe('image/jpeg');
  expect(Buffer.from(sent.bytes).includes('Exif')).toBe(false);
  expect(Buffer.from(sent.bytes).includes('TestCamera7')).toBe(false);
  expect(await sizeOf(page, sent.bytes)).toEqual({ width: 320, height: 480 });
});

test('a PDF that is dropped goes with its words and its pages, and needs no question', async ({
  page,
  backend,
}) => {
  const user = await openChat(page, await newAccount(backend));
  const pdf = pdfOf([['Kitchen in the south east'], ['Bedroom in the south west']]);
  await drag(page, 'dragenter', 'plan.pdf', 'application/pdf', pdf);
  await expect(page.getByTestId('drop-target')).toBeVisible();
  await drag(page, 'drop', 'plan.pdf', 'application/pdf', pdf);
  await expect(page.getByTestId('drop-target')).toHaveCount(0);
  await expect(page.getByTestId('attachment')).toContainText('with pictures of 2 pages');
  await expect(page.getByTestId('attachment')).toContainText('Costs 1 credit');
  await page.getByTestId('chat-send').click();
  // The device looks for rooms in it first, which takes as long as its processor needs.
  await expect(page.getByTestId('message-file')).toContainText('plan.pdf', { timeout: 60_000 });

  const [row] = await stored(user, 1);
  expect(row).toMatchObject({
    query: '',
    attachment_name: 'plan.pdf',
    attachment_text: 'Kitchen in the south east\n\nBedroom in the south west',
  });
  expect(Buffer.from((await fileOf(user, row?.image_url)).bytes).equals(Buffer.from(pdf))).toBe(true);
  const pages = row?.page_urls ?? [];
  expect(pages).toHaveLength(2);
  for (const path of pages)
    expect(await sizeOf(page, (await fileOf(user, path)).bytes)).toEqual({ width: 1131, height: 1600 });
});

test('a picture is pasted, a Word document is read, and a photo of an iPhone becomes a JPEG', async ({
  page,
  backend,
}) => {
  const user = await openChat(page, await newAccount(backend));
  await paste(page, 'image.png', 'image/png', pngOf(noise(60, 40)));
  const chip = page.getByTestId('attachment');
  await expect(chip).toContainText('image.png');
  await page.getByRole('button', { name: 'Remove image.png' }).click();
  await expect(chip).toHaveCount(0);
  await expect(page.getByTestId('chat-input')).toBeFocused();

  await choose(page, 'IMG_2.HEIC', 'image/heic', heicFile());
  await expect(chip).toContainText('IMG_2.HEIC');
  await expect(chip).toContainText('Costs 1 credit');

  await choose(
    page,
    'letter.docx',
    docx,
    docxOf(paragraphs('The stove stands in the north', 'रसोई उत्तर में है')),
  );
  await expect(chip).toContainText('3 such messages = 1 credit');
  await expect(chip).toContainText('answered by your words alone');
  // What the guide does not know would cost nothing.
  await say(page, 'Where should the stove stand?');
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  const [row] = await stored(user, 1);
  expect(row).toMatchObject({
    attachment_name: 'letter.docx',
    attachment_text: 'The stove stands in the north\nरसोई उत्तर में है',
    page_urls: null,
  });
  await expect(page.getByTestId('credits-badge')).toContainText('1.67');
});

test('what cannot be sent is refused with its reason, and the words stay', async ({ page, backend }) => {
  await openChat(page, await newAccount(backend));
  await page.getByTestId('chat-input').fill('Look at this');
  const refusals: [string, Uint8Array, string][] = [
    ['letter.pdf', Buffer.from('MZ\u0090\u0000'), 'not a file that can be attached'],
    ['plan.exe', pngOf(noise(4, 4)), 'The name of this file'],
    ['letter.pdf', pdfOf([['a']], { isLocked: true }), 'locked with a password'],
    ['letter.pdf', pdfOf([]), 'has no pages'],
    ['plan.heic', heicFile().slice(0, 500), 'Please export it as JPEG'],
    ['empty.png', new Uint8Array(), 'This file is empty'],
    ['large.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'Please select a file smaller than 10MB.'],
  ];
  for (const [name, bytes, words] of refusals) {
    await choose(page, name, 'application/octet-stream', bytes);
    await expect(page.getByTestId('attachment').getByRole('alert')).toContainText(words);
  }
  await expectAccessible(page);
  await expect(page.getByTestId('chat-input')).toHaveValue('Look at this');
  await page.getByTestId('attachment-remove').click();
  await say(page, 'Look at this');
  await expect(page.getByTestId('message-file')).toHaveCount(0);
});

test(
  'a file that is chosen without a network waits with its message, also over a restart, and goes once',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await openChat(page, await newAccount(backend));
    const picture = await photo(page, 300, 200);
    await waitForWorker(page);
    await context.setOffline(true);
    await choose(page, 'plan.jpg', 'image/jpeg', picture);
    await page.getByTestId('chat-input').fill('Where is north?');
    await page.getByTestId('chat-send').click();
    // Without a network nothing reads it here.
    await page.getByTestId('plan-missing').getByTestId('plan-send-unread').click();
    await expect(page.getByTestId('upload-waits')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByTestId('message-file').locator('img')).toBeVisible();

    await context.setOffline(false);
    const [row] = await stored(user, 1);
    await expect(page.getByTestId('upload-waits')).toHaveCount(0);
    expect(await sizeOf(page, (await fileOf(user, row?.image_url)).bytes)).toEqual({
      width: 300,
      height: 200,
    });
    const files = await user.client.storage.from('chat_attachments').list(user.userId);
    expect(files.data).toHaveLength(1);
  },
);

test('a line that is cut in the middle of a file costs nothing but the bytes: it goes again, whole', async ({
  page,
  backend,
}) => {
  const line = await cutLine(backend);
  try {
    const user = await newAccount(backend);
    await page.goto(`${line.url}/auth`);
    await trySignIn(page, user.email, password);
    await expect(page).not.toHaveURL(/\/auth/);
    await page.goto(`${line.url}/chat`);
    await expect(page.getByTestId('credits-badge')).toContainText('2');
    const picture = pngOf(noise(900, 700));
    await choose(page, 'noise.png', 'image/png', picture);
    await expect(page.getByTestId('attachment')).toContainText('Costs 1 credit');
    line.cutAfter('/storage/v1/object/chat_attachments', 100_000);
    await page.getByTestId('chat-input').fill('What is this?');
    await page.getByTestId('chat-send').click();
    // Noise is read for long before it turns out to be no plan.
    await page.getByTestId('plan-send-unread').click();
    const [row] = await stored(user, 1);
    expect(line.cuts()).toBe(1);
    expect(await sizeOf(page, (await fileOf(user, row?.image_url)).bytes)).toEqual({
      width: 900,
      height: 700,
    });
    await expect(page.getByTestId('message-user')).toHaveCount(1);
  } finally {
    line.close();
  }
});

test('a message goes on without a file that the server refuses, says so, and costs what its words cost', async ({
  page,
  backend,
}) => {
  const user = await openChat(page, await newAccount(backend));
  await page.route('**/storage/v1/object/chat_attachments/**', (route) =>
    route.fulfill({ status: 415, json: { statusCode: '415', error: 'invalid_mime_type', message: 'no' } }),
  );
  await choose(page, 'plan.jpg', 'image/jpeg', await photo(page, 300, 200));
  await say(page, 'Where should the stove stand?');
  await expect(page.getByText('Continuing with your message without the attachment.')).toBeVisible();
  await expect(page.getByTestId('message-system')).toHaveCount(1);
  await expect(page.getByTestId('message-file')).toContainText('plan.jpg');
  await expect(page.getByTestId('message-file')).toContainText('Not sent');
  const [row] = await stored(user, 1);
  expect(row).toMatchObject({ attachment_name: 'plan.jpg', image_url: null, page_urls: null });
  await expect(page.getByTestId('credits-badge')).toContainText('1.67');
});

test('a file is told of in Hindi as well', async ({ page, backend }) => {
  await openChat(page, await newAccount(backend));
  await page.evaluate(() => localStorage.setItem('disha.language', 'hi'));
  await page.reload();
  await choose(page, 'letter.docx', docx, docxOf(paragraphs('रसोई')));
  await expect(page.getByTestId('attachment')).toContainText('ऐसे 3 संदेश = 1 क्रेडिट');
  await choose(page, 'letter.pdf', 'application/pdf', Buffer.from('MZ'));
  await expect(page.getByTestId('attachment').getByRole('alert')).toContainText('यह फ़ाइल नहीं जोड़ी जा सकती');
  await expectAccessible(page);
  await expectFits(page);
});

interface Row {
  query: string;
  image_url: string | null;
  attachment_name: string | null;
  attachment_text: string | null;
  page_urls: string[] | null;
}

async function openChat(page: Page, user: Session): Promise<Session> {
  await signIn(page, user);
  await page.goto('/chat');
  await expect(page.getByTestId('credits-badge')).toContainText('2');
  return user;
}

async function choose(page: Page, name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
  await page.getByTestId('chat-file').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
}

function drag(
  page: Page,
  type: 'dragenter' | 'drop',
  name: string,
  mimeType: string,
  bytes: Uint8Array,
): Promise<void> {
  return hand(page, { type, name, mimeType, base64: Buffer.from(bytes).toString('base64') });
}

function paste(page: Page, name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
  return hand(page, { type: 'paste', name, mimeType, base64: Buffer.from(bytes).toString('base64') });
}

/** Hands a file to the message box as a mouse or a clipboard does. */
function hand(
  page: Page,
  given: { type: 'dragenter' | 'drop' | 'paste'; name: string; mimeType: string; base64: string },
): Promise<void> {
  return page.getByTestId('chat-input').evaluate((box, { type, name, mimeType, base64 }) => {
    const data = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    data.items.add(new File([bytes], name, { type: mimeType }));
    const how = { bubbles: true, cancelable: true };
    box.dispatchEvent(
      type === 'paste'
        ? new ClipboardEvent(type, { ...how, clipboardData: data })
        : new DragEvent(type, { ...how, dataTransfer: data }),
    );
  }, given);
}

/** The messages of somebody as the server has them, once there are so many. */
async function stored({ client }: Session, count: number): Promise<Row[]> {
  let rows: Row[] = [];
  await expect
    .poll(async () => {
      const { data, error } = await client
        .from('user_chats')
        .select('query, image_url, attachment_name, attachment_text, page_urls')
        .order('created_at');
      if (error) throw new Error(error.message);
      rows = data;
      return rows.length;
    })
    .toBe(count);
  return rows;
}

async function fileOf(
  { client }: Session,
  path: string | null | undefined,
): Promise<{ bytes: Uint8Array; type: string | null }> {
  const { publicUrl } = client.storage.from('chat_attachments').getPublicUrl(path ?? '').data;
  const answer = await fetch(publicUrl);
  expect(answer.status).toBe(200);
  return { bytes: new Uint8Array(await answer.arrayBuffer()), type: answer.headers.get('content-type') };
}
