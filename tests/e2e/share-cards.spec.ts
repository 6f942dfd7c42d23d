import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { appStands, expect, test } from './world.ts';

for (const language of ['en', 'hi'] as const)
  test(`a festival, a day's panchang and an aarti are saved as pictures made for messengers, in ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('disha.language', chosen);
      // Nothing here takes files, as on most desktops.
      Object.defineProperty(navigator, 'canShare', { value: undefined });
    }, language);
    await page.goto('/hindu-festivals?month=2026-11&day=2026-11-08&festival=diwali');
    await appStands(page);
    const festival = await pictureFrom(page, page.getByTestId('festival-details').getByTestId('share-card'));
    expect(festival.name).toBe('festival-diwali-lakshmi-puja-2026-11-08.png');
    const panchang = await pictureFrom(page, page.getByTestId('panchang').getByTestId('share-card'));
    expect(panchang.name).toBe('panchang-2026-11-08.png');
    await page.getByTestId('read-aarti').first().click();
    const aarti = await pictureFrom(page, page.getByTestId('reader').getByTestId('share-card'));
    expect(aarti.name).toBe('aarti.png');
    for (const { type, width, height } of [festival, panchang, aarti])
      expect({ type, width, height }).toEqual({ type: 'PNG', width: 1080, height: 1350 });
  });

test('where the device hands on files, the picture goes to it and none is saved', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { handedOn: [] });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      async value({ files }: { files: File[] }) {
        const { handedOn } = window as unknown as { handedOn: unknown[] };
        handedOn.push(...files.map(({ name, type }) => ({ name, type })));
      },
    });
  });
  await page.goto('/hindu-festivals?month=2026-11&day=2026-11-08');
  await appStands(page);
  await page.getByTestId('panchang').getByTestId('share-card').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { handedOn: unknown[] }).handedOn))
    .toEqual([{ name: 'panchang-2026-11-08.png', type: 'image/png' }]);
  await expect(page.getByText('Picture saved')).toBeHidden();
});

async function pictureFrom(page: Page, button: Locator) {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  const picture = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    type: picture.subarray(1, 4).toString('latin1'),
    width: picture.readUInt32BE(16),
    height: picture.readUInt32BE(20),
  };
}
