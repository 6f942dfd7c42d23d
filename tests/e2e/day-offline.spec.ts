import { newAccount, say, signIn } from './people.ts';
import { expect, expectAccessible, test, waitForWorker } from './world.ts';

const asked = [
  'Where should the kitchen be?',
  'And the main door?',
  'मेरी रसोई दक्षिण-पश्चिम में है',
  'mandir kis disha me ho?',
  'Which way should I sleep?',
];

test(
  'a day without a network: five questions wait, the guide answers one of them meanwhile for nothing, and all are answered once and in order in the evening',
  { tag: '@worker' },
  async ({ page, context, backend }) => {
    const user = await newAccount(backend);
    await signIn(page, user);
    await page.goto('/chat');
    await expect(page.getByTestId('credits-badge')).toContainText('2');
    await waitForWorker(page);

    await context.setOffline(true);
    for (const words of asked) await say(page, words);
    await expect(page.getByTestId('message-state').filter({ hasText: 'Waiting to be sent' })).toHaveCount(5);
    const guide = page.getByRole('button', { name: 'Answer from the guide now' });
    await expect(guide).toHaveCount(5);
    await guide.first().click();
    const meanwhile = page.getByTestId('message-system').filter({ hasText: 'free' });
    await expect(meanwhile).toContainText(/south-east|agni/i);
    await expectAccessible(page);
    // What will be spent is not spent yet.
    await expect(page.getByTestId('credits-badge')).toContainText('2');

    const conversation = page.url();
    await page.close();
    const evening = await context.newPage();
    await evening.goto(conversation);
    await expect(evening.getByTestId('message-user')).toHaveText(asked);
    await expect(evening.getByTestId('message-system')).toHaveCount(0);

    await context.setOffline(false);
    await expect(evening.getByTestId('message-system')).toHaveCount(5, { timeout: 45_000 });
    await expect(evening.getByTestId('message-user')).toHaveText(asked);
    await expect(evening.getByTestId('message-state').filter({ hasText: 'Waiting' })).toHaveCount(0);
    await expect(evening.getByTestId('credits-badge')).toContainText('0.33');
    const { data } = await user.client.from('user_chats').select('query, response').order('created_at');
    const rows = data as { query: string; response: string | null }[];
    expect(rows.map(({ query }) => query)).toEqual(asked);
    expect(rows.every(({ response }) => response !== null)).toBe(true);
  },
);
