import { expect, test, waitForWorker } from './world.ts';

test(
  'a guest reads the blog, finds posts by words and category, and reads on without a network',
  { tag: '@worker' },
  async ({ page, context }) => {
    await page.goto('/blog');
    const cards = page.getByTestId('post-card');
    await expect(cards.first()).toBeVisible();
    const atFirst = await cards.count();
    // Each says how many posts it has: those far below are drawn when they come into sight.
    const lists = page.getByRole('heading', { level: 2 });
    const named = await lists.allTextContents();
    await waitForWorker(page);
    await context.setOffline(true);
    await page.reload();
    await expect(lists).toHaveText(named);

    await page.getByRole('button', { name: 'Kitchen' }).click();
    await expect(page).toHaveURL(/category=kitchen/);
    const inKitchen = await cards.count();
    expect(inKitchen).toBeGreaterThan(0);
    expect(inKitchen).toBeLessThan(atFirst);
    await page.getByTestId('blog-search').fill('zzz');
    await expect(page.getByText('No posts found')).toBeVisible();
    await expect(page).toHaveURL(/q=zzz/);
    await page.getByRole('button', { name: 'Show all posts' }).click();
    await expect(page).toHaveURL(/\/blog$/);

    const title = (await cards.first().getByRole('heading').textContent()) ?? '';
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByTestId('twin-post').click();
    await expect(page.locator('article h1')).toHaveAttribute('lang', 'hi');
    await page.goto('/blog/no-such-post');
    await expect(page.getByText('Failed to load blog post. Please try again later.').first()).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible();
  },
);
