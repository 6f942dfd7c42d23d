import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mirrorOf, userDatabase, type UserDatabase } from '#db/database.ts';
import type { AnalysisRow } from '#db/schema.ts';
import { withOutbox } from '#db/queries/overlay.ts';
import type { KeptPlan } from '#domain/vaastu/plan.ts';
import { rulesVersion } from '#domain/vaastu/rules-version.ts';
import { languageStore } from '#i18n/language-store.ts';
import { sessionStore } from '#session/session-store.ts';
import { aPlan, aRoom, rectangle } from '#tests/builders/a-plan.ts';
import { renderScreen } from '#tests/builders/render-page.tsx';
import type { usePlanPicture } from '../use-plan-picture.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { assessedOf } from './assessed.ts';

// happy-dom draws no pictures.
vi.mock('../use-plan-picture.ts', () => ({
  usePlanPicture: vi.fn<typeof usePlanPicture>(() => ({ kind: 'none' })),
}));

const floorplanId = '7c1f4a52-0000-4000-8000-00000000000f';
let people = 0;
let db: UserDatabase;

beforeEach(() => {
  people += 1;
  const id = `asker-${people}`;
  db = userDatabase(id);
  languageStore.setState({ language: 'en' });
  sessionStore.setState({ status: 'signed-in', user: { id, email: 'asha@example.in' } }, true);
});

/** A flat of four rooms with two things to do about it. */
const flat = aPlan({
  rules: rulesVersion,
  rooms: [
    aRoom('kitchen', rectangle(800, 550, 250, 200)),
    aRoom('master_bedroom', rectangle(900, 120, 180, 150)),
    aRoom('toilet', rectangle(120, 520, 300, 260)),
    aRoom('living_room', rectangle(450, 120, 300, 260)),
  ],
  door: [560, 100],
  context: { dwelling: 'flat' },
});

describe.each(['en', 'hi'] as const)('a report of four rooms in %s, with everything folded', (language) => {
  test('comes to its first advice within 40 words, and ends within 220', async () => {
    languageStore.setState({ language });
    await shown(flat);
    const [first] = await screen.findAllByTestId('step');
    const page = screen.getByTestId('analysis');
    if (!first) throw new Error('no advice');
    const all = readable(page);
    const from = all.indexOf(readable(first));
    expect(from).toBeGreaterThan(0);
    expect(countOf(all.slice(0, from))).toBeLessThanOrEqual(40);
    expect(countOf(all)).toBeLessThanOrEqual(220);
  });
});

test('each room has one card, and each thing about the home one', async () => {
  await shown(flat);
  const cards = await screen.findAllByTestId('finding');
  const places = cards.map((card) => card.dataset['place']).filter((place) => place !== undefined);
  expect(places.toSorted()).toEqual(['door', 'kitchen', 'living_room', 'master_bedroom', 'toilet']);
});

test('a rating is the whole number that it is called by, and tells what it was before', async () => {
  const exact = assessedOf(flat)?.report.score ?? 0;
  const whole = Math.round(exact);
  expect(exact).not.toBe(whole);
  await shown(flat, {
    overall_rating: whole,
    analysis_summary: `## Overall rating: ${exact}/10\n\nA reading.`,
  });
  const said = (await screen.findByTestId('rating')).textContent;
  expect(said).toContain(`${whole} out of 10`);
  expect(said).toContain(`${exact} before rounding.`);
});

describe('what was not assessed', () => {
  test('is answered there and then: the rating follows, and the new reading is kept beside the old one', async () => {
    await shown({ ...flat, door: null });
    const open = within(await screen.findByTestId('not-assessed'));
    fireEvent.click(open.getByRole('button'));
    const now = () => screen.getByTestId('rating-now').textContent;
    const before = now();
    fireEvent.change(open.getByLabelText('Where is the main door?'), { target: { value: 'N4' } });
    await waitFor(() => expect(now()).not.toBe(before));
    expect(screen.getByTestId('rating').textContent).toContain('from 7 of');
    expect(screen.getByTestId('new-reading').textContent).toMatch(/With your answers: \S+ becomes \S+\./u);

    fireEvent.change(open.getByLabelText(/Do you sleep with the head/u), { target: { value: 'no' } });
    await waitFor(() =>
      expect(screen.getAllByTestId('step').map(({ textContent }) => textContent).join(' ')).toContain('Turn the bed'),
    ); // prettier-ignore
    fireEvent.click(screen.getByTestId('keep-reading'));
    await waitFor(async () => expect(await db.outbox.count()).toBe(1));
    const rows = await withOutbox<AnalysisRow>(db, 'vaastu_analysis', []);
    expect(rows[0]?.plan).toMatchObject({
      rules: rulesVersion,
      door: [expect.any(Number), expect.any(Number)],
      context: { seen: { G10: false } },
    });
  });

  test('is open again where an answer is taken back', async () => {
    await shown({ ...flat, door: null });
    const open = within(await screen.findByTestId('not-assessed'));
    fireEvent.click(open.getByRole('button'));
    const now = () => screen.getByTestId('rating-now').textContent;
    const before = now();
    const question = open.getByLabelText(/Are there more windows/u);
    fireEvent.change(question, { target: { value: 'yes' } });
    await waitFor(() => expect(now()).not.toBe(before));
    fireEvent.change(question, { target: { value: '' } });
    await waitFor(() => expect(now()).toBe(before));
  });
});

describe('a reading by earlier rules', () => {
  const { rules: _, ...older } = flat;
  const summary = '## Overall rating: 5.8/10\n\nAn old text.';

  test('stays as it was and offers the new one, with the reason', async () => {
    await shown(older, { overall_rating: 6, analysis_summary: summary });
    expect((await screen.findByTestId('new-reading')).textContent).toMatch(
      /The rules were corrected: 5\.8 would be \S+ now, because a home is now read by the fields/u,
    );
    expect(screen.getByTestId('rating').textContent).toContain('6 out of 10');
    expect(screen.getByTestId('summary').textContent).toContain('An old text.');
  });

  test('by the rules of today nothing is offered', async () => {
    await shown(flat);
    await screen.findByTestId('rating');
    expect(screen.queryByTestId('new-reading')).toBeNull();
  });
});

/** What is read on the screen: without what is folded, drawn, or for those who listen alone. */
function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const hidden = '[data-closed], [data-folded], .visually-hidden, svg, [data-testid="plan-stage"]';
  for (const each of copy.querySelectorAll(hidden)) each.remove();
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) words.push(node.textContent ?? '');
    for (const child of node.childNodes) walk(child);
  };
  walk(copy);
  return words.join(' ').replaceAll(/\s+/gu, ' ').trim();
}

function countOf(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

async function shown(plan: KeptPlan, values: Partial<AnalysisRow> = {}): Promise<void> {
  const floorplan = {
    id: floorplanId,
    seq: 1,
    deleted_at: null,
    property_id: null,
    title: 'Flat 4B',
    image_url: 'u/f.png',
  };
  await mirrorOf(db, 'floorplans').put(floorplan);
  await mirrorOf(db, 'vaastu_analysis').put({
    id: 'a',
    seq: 2,
    deleted_at: null,
    floorplan_id: floorplanId,
    overall_rating: 7,
    analysis_summary: 'A reading.',
    recommendations: 'See the analysis above for detailed recommendations.',
    analyzed_at: '2026-11-20T10:00:00Z',
    llm_model: 'built-in engine',
    plan,
    ...values,
  });
  await renderScreen(<AnalysisScreen floorplanId={floorplanId} analysisId={undefined} />);
}
