import { expect, expectGoodInBothLooks, test, waitForWorker } from './world.ts';

test(
  'a query that is written without a network waits on the device and is sent once',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/contact');
    await expect(page.getByTestId('no-addresses')).toBeVisible();
    await waitForWorker(page);
    const answers: number[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/rest/v1/contactus')) answers.push(response.status());
    });

    await page.getByTestId('contact-send').click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Property type').selectOption('land');
    await page.getByLabel('City').fill('Pune');
    await page.getByLabel('Your query').fill('Is this land good to build on?');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByLabel('Your query')).toHaveValue('Is this land good to build on?');
    await page.getByTestId('contact-send').click();
    await expect(page.getByTestId('waiting-queries')).toContainText('Is this land good to build on?');
    await expect(page.getByLabel('Your query')).toHaveValue('');

    // Another tab sends it too, and the worker.
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(other.getByTestId('waiting-queries')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByTestId('waiting-queries')).toHaveCount(0);
    await expect(other.getByTestId('waiting-queries')).toHaveCount(0);
    await expect(page.getByText('Thank you for your query! We will get back to you soon.')).toBeVisible();
    expect(answers).toEqual([201]);
  },
);

test('the Contact page is accessible and fits in both languages and schemes', async ({ page }) => {
  await page.goto('/contact');
  await page.getByTestId('contact-send').click();
  await expect(page.locator('select[aria-invalid="true"]')).toBeVisible();
  await expectGoodInBothLooks(page);
});
