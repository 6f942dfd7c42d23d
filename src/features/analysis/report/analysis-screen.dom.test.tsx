import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import { toastStore } from '#ui/toast.ts';
import type { usePlanPicture } from '../use-plan-picture.ts';
import { AnalysisScreen } from './analysis-screen.tsx';

// happy-dom draws no pictures.
vi.mock('../use-plan-picture.ts', () => ({
  usePlanPicture: vi.fn<typeof usePlanPicture>(() => ({ kind: 'none' })),
}));

let people = 0;
let db: UserDatabase;

beforeEach(() => {
  people += 1;
  const id = `reader-${people}`;
  db = userDatabase(id);
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  sessionStore.setState({ status: 'signed-in', user: { id, email: 'asha@example.in' } }, true);
});

test.each([
  [8, '8 out of 10', 'Excellent', 'green'],
  [7, '7 out of 10', 'Good', 'yellow'],
  [5, '5 out of 10', 'Fair', 'orange'],
  [2, '2 out of 10', 'Needs Improvement', 'red'],
])(
  'a rating of %d is read as “%s”, %s, and has the shape of %s',
  async (overall_rating, spoken, label, tone) => {
    await keepAnalysis({ overall_rating });
    await shown();
    const rating = within(await screen.findByTestId('rating'));
    expect(rating.getByText(spoken)).toBeDefined();
    expect(rating.getByText(label)).toBeDefined();
    expect(rating.getByTestId(`tone-${tone}`)).toBeDefined();
  },
);

test('without a rating it is Not Rated, in grey, and never 0', async () => {
  await keepAnalysis({ overall_rating: null });
  await shown();
  const rating = await screen.findByTestId('rating');
  // The browser keeps it beyond a sign-out: it names no plan.
  expect(document.title).toBe(`${texts.title.en} · Disha`);
  expect(within(rating).getByText('Not Rated')).toBeDefined();
  expect(within(rating).getByTestId('tone-grey')).toBeDefined();
  expect(rating.textContent).not.toContain('0/10');
});

test('the day, the 12-hour clock and the model stand beside the rating', async () => {
  await keepAnalysis({ analyzed_at: '2026-11-21T08:05:00Z', llm_model: 'gpt-5-mini' });
  await shown();
  const rating = await screen.findByTestId('rating');
  const clock = new Date('2026-11-21T08:05:00Z').toLocaleTimeString('en-US', { timeStyle: 'short' });
  expect(rating.textContent).toMatch(/2[01] Nov 2026, \d{1,2}:\d\d [ap]m/);
  expect(rating.textContent).toContain(`, ${clock.replace(/\s/, ' ').toLowerCase()}`);
  expect(rating.textContent).toContain('gpt-5-mini');
});

test('an analysis without a plan shows what was stored, and says how to see the rooms', async () => {
  await keepAnalysis({ plan: null });
  await shown();
  expect((await screen.findByTestId('summary')).textContent).toContain('The kitchen is well placed.');
  expect(screen.getByTestId('recommendations').textContent).toContain(
    'See the analysis above for detailed recommendations.',
  );
  expect(screen.queryByTestId('plan-report')).toBeNull();
  expect(screen.getByText(/No marked plan was kept/)).toBeDefined();
  expect(screen.getByTestId('analyse-again').getAttribute('href')).toBe('/analyze/f');
});

test('a plan that is kept but incomplete is treated as none', async () => {
  await keepAnalysis({ plan: aPlan({ outline: null }) });
  await shown();
  expect(await screen.findByText(/No marked plan was kept/)).toBeDefined();
});

test('each finding opens with its reason, its basis and its sources, one at a time', async () => {
  await keepAnalysis({ plan: aPlan() });
  await shown();
  const findings = await screen.findAllByTestId('finding');
  expect(findings.length).toBeGreaterThan(2);
  const [first, second] = findings.map((card) => within(card).getByRole('button'));
  if (!first || !second) throw new Error('too few findings');
  fireEvent.click(first);
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(findings[0]?.textContent).toMatch(/classical verse|modern practice|our deduction/);
  fireEvent.click(second);
  expect(first.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('false');
});

test('a room of the plan opens its finding, and the finding lights up its room', async () => {
  await keepAnalysis({ plan: aPlan() });
  await shown();
  const stage = within(await screen.findByTestId('plan-stage'));
  const kitchen = stage.getByRole('button', { name: /^Kitchen/ });
  fireEvent.keyDown(kitchen, { key: 'Enter' });
  const card = screen.getAllByTestId('finding').find((each) => each.dataset['place'] === 'kitchen');
  expect(card?.dataset['open']).toBe('true');

  const other = screen.getAllByTestId('finding').find((each) => each.dataset['place'] === 'pooja');
  if (!other) throw new Error('no finding about the shrine');
  fireEvent.click(within(other).getByRole('button'));
  expect(stage.getByRole('button', { name: /^Pooja/ }).getAttribute('aria-pressed')).toBe('true');
  expect(kitchen.getAttribute('aria-pressed')).toBe('false');
});

test('the language changes at once; a summary in another one says so and can be had in the reader’s', async () => {
  await keepAnalysis({ plan: aPlan(), language: 'english' });
  await shown();
  await screen.findByTestId('summary');
  expect(screen.queryByText(/This summary was written in/)).toBeNull();
  languageStore.setState({ language: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'वास्तु विश्लेषण' })).toBeDefined();
  const summary = screen.getByTestId('summary');
  expect(summary.textContent).toContain('यह सारांश अंग्रेज़ी में लिखा गया था।');
  expect(summary.textContent).toContain('The kitchen is well placed.');
  expect(summary.querySelector('[lang="en"]')).not.toBeNull();
  fireEvent.click(within(summary).getByRole('button', { name: /हिन्दी में दिखाएँ/ }));
  expect(summary.textContent).not.toContain('The kitchen is well placed.');
  expect(summary.textContent).toMatch(/\p{Script=Devanagari}/u);
  expect(screen.getByTestId('recommendations').textContent).toContain('विस्तृत सुझावों');
});

test('where there is none, the reader is told and led to the dashboard', async () => {
  await putPlan();
  await noteSynced(db, Date.now() + 1_000);
  const { router } = await shown();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(toastText()).toBe('No analysis found for this floorplan');
});

test('where the device cannot be read, the reader is told and led to the dashboard', async () => {
  vi.spyOn(db, 'transaction').mockRejectedValue(new Error('unreadable'));
  const { router } = await shown();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(toastText()).toBe('Failed to load analysis data');
});

test('while the device has not been in step yet, the shape of the page stands there and nobody is led away', async () => {
  const { router } = await shown();
  expect(await screen.findByTestId('analysis-skeleton')).toBeDefined();
  await keepAnalysis({});
  expect(await screen.findByTestId('rating')).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
});

test('without a network, what this device never had is said to be missing here, and nobody is led away', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { router } = await shown();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This analysis is not on this device yet' }),
  ).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
});

async function shown() {
  return renderScreen(<AnalysisScreen floorplanId="f" analysisId={undefined} />);
}

function toastText(): unknown {
  const title = toastStore.getState().toast?.title;
  return typeof title === 'object' ? title.message.en : title;
}

async function putPlan(): Promise<void> {
  const plan = {
    id: 'f',
    seq: 1,
    deleted_at: null,
    property_id: null,
    title: 'Flat 4B',
    image_url: 'u/f.png',
  };
  await mirrorOf(db, 'floorplans').put(plan);
}

async function keepAnalysis(values: object): Promise<void> {
  await putPlan();
  const row = {
    id: 'a',
    seq: 2,
    deleted_at: null,
    floorplan_id: 'f',
    overall_rating: 7,
    analysis_summary: 'The kitchen is well placed.',
    recommendations: 'See the analysis above for detailed recommendations.',
    analyzed_at: '2026-11-20T10:00:00Z',
    llm_model: 'built-in engine',
    ...values,
  };
  await mirrorOf(db, 'vaastu_analysis').put(row);
}
