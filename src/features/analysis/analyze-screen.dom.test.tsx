import 'fake-indexeddb/auto';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUserDatabase, userDatabase } from '#db/database.ts';
import { noteSynced } from '#db/mutations/note-synced.ts';
import type { DraftedRoom } from '#domain/vaastu/draft-rooms.ts';
import type { KeptPlan, Polygon } from '#domain/vaastu/plan.ts';
import { languageStore } from '#i18n/language-store.ts';
import { analyseHere, analyseOnServer, draftByModel, type ServerAnalysis } from '#session/analyse.ts';
import { draftPlan, ReaderMissing, type DraftedPlan } from '#session/draft-plan.ts';
import { decideOnModel, planModels } from '#session/model-consent.ts';
import { sessionStore } from '#session/session-store.ts';
import { renderScreen, type RenderedApp } from '#tests/builders/render-page.tsx';
import { outboxRow } from '#tests/fakes/manual-rows.ts';
import { toastStore } from '#ui/toast.ts';
import { AnalyzeScreen } from './analyze-screen.tsx';
import { loadPlanPicture } from './load-plan-picture.ts';

vi.mock('#session/analyse.ts', () => ({
  analyseOnServer: vi.fn<typeof analyseOnServer>(),
  analyseHere: vi.fn<typeof analyseHere>(),
  draftByModel: vi.fn<typeof draftByModel>(),
}));
vi.mock('#session/draft-plan.ts', () => ({
  draftPlan: vi.fn<typeof draftPlan>(),
  ReaderMissing: class extends Error {},
}));
vi.mock('#session/model-consent.ts', () => ({
  planModels: vi.fn<typeof planModels>(),
  decideOnModel: vi.fn<typeof decideOnModel>(),
}));
vi.mock('./load-plan-picture.ts', () => ({ loadPlanPicture: vi.fn<typeof loadPlanPicture>() }));
// They have tests of their own, and need a document that knows where things lie.
vi.mock('./editor/plan-editor.tsx', () => ({ PlanEditor: () => <div data-testid="plan-editor" /> }));
vi.mock('./plan-stage/plan-stage.tsx', () => ({ PlanStage: () => <div /> }));

const userId = 'b7d0c7de-5f0b-4d2e-9a53-000000000001';
const planId = 'b7d0c7de-5f0b-4d2e-9a53-0000000000aa';
const outline = box(0, 0, 400, 300);
const complete: KeptPlan = {
  v: 1,
  size: [400, 300],
  north: 0,
  outline,
  rooms: [{ id: 'k', room: 'kitchen', polygon: box(200, 150, 400, 300) }],
  door: null,
  context: {},
};

configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

beforeEach(async () => {
  languageStore.setState({ language: 'en' });
  toastStore.setState({ toast: undefined });
  sessionStore.setState({ status: 'signed-in', user: { id: userId, email: 'asha@example.com' } }, true);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  Element.prototype.scrollIntoView ??= () => {};
  for (const each of [analyseOnServer, analyseHere, draftByModel, draftPlan, decideOnModel])
    vi.mocked(each).mockReset();
  vi.mocked(planModels).mockReset().mockResolvedValue({ looking: 'none', writing: 'none' });
  const picture = { blob: new Blob(['x']), size: [400, 300] as const, pages: 1, pdf: undefined };
  vi.mocked(loadPlanPicture).mockReset().mockResolvedValue(picture);
  const db = userDatabase(userId);
  await db.table('floorplans').put({
    id: planId,
    seq: 1,
    deleted_at: null,
    property_id: null,
    title: 'Ground floor',
    description: null,
    image_url: `${userId}/plan.png`,
    upload_date: '2026-11-01T00:00:00Z',
    file_size: 10,
    file_type: 'image/png',
    created_at: '2026-11-01T00:00:00Z',
  });
  await db.credit_balances.put({ id: userId, seq: 1, deleted_at: null, thirds: 6 });
});

afterEach(async () => {
  sessionStore.setState({ status: 'guest' }, true);
  await deleteUserDatabase(userId);
});

describe('an analysis by the server', () => {
  test.each<[ServerAnalysis, string[]]>([
    [
      { kind: 'refused', reason: 'provider' },
      ['Failed to analyze floorplan. Please try again.', 'No credit was used.'],
    ],
    [{ kind: 'refused', reason: 'credits' }, ['You do not have a whole credit left.']],
  ])('that ends with %j is told, and the plan can be changed again', async (outcome, words) => {
    vi.mocked(analyseOnServer).mockResolvedValue(outcome);
    await open(complete);
    fireEvent.click(await screen.findByTestId('start-analysis'));
    for (const told of words) await waitFor(() => expect(said()).toContain(told));
    expect(await screen.findByTestId('plan-editor')).toBeDefined();
    expect((await userDatabase(userId).plan_drafts.get(planId))?.request).toBeUndefined();
  });

  test.each<[ServerAnalysis, string]>([
    [{ kind: 'no-result' }, 'Analysis completed but no results were returned.'],
    [{ kind: 'not-kept' }, 'Analysis completed but failed to save. Please try again.'],
  ])(
    'that was made but is not here (%j) is told, and tried again under its request',
    async (outcome, told) => {
      vi.mocked(analyseOnServer).mockResolvedValue(outcome);
      await open(complete);
      fireEvent.click(await screen.findByTestId('start-analysis'));
      await waitFor(() => expect(said()).toContain(told));
      fireEvent.click(await screen.findByTestId('try-again'));
      await waitFor(() => expect(vi.mocked(analyseOnServer).mock.calls).toHaveLength(2));
      const ids = vi.mocked(analyseOnServer).mock.calls.map(([, { requestId }]) => requestId);
      expect(new Set(ids).size).toBe(1);
      fireEvent.click(await screen.findByTestId('change-plan'));
      expect(await screen.findByTestId('plan-editor')).toBeDefined();
    },
  );

  test('that the server gives no answer to is told at once, says so in its heading, and is tried no more once stopped', async () => {
    vi.mocked(analyseOnServer).mockResolvedValue({ kind: 'unreached', trouble: 'failed' });
    await open(complete);
    fireEvent.click(await screen.findByTestId('start-analysis'));
    await waitFor(() => expect(said()).toContain('Failed to analyze floorplan. Please try again.'));
    const note = await screen.findByTestId('analysing-retrying');
    expect(note.textContent).toContain('It is tried again by itself (1 of 3).');
    expect(screen.queryByText('Analysing…')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
    await screen.findByTestId('try-again');
    expect(screen.getByText('No analysis yet')).toBeDefined();
    expect(vi.mocked(analyseOnServer).mock.calls).toHaveLength(1);
  });

  test('that fails in a way nobody expected is told, and its request is kept to be tried again', async () => {
    vi.mocked(analyseOnServer).mockRejectedValueOnce(new Error('odd')).mockResolvedValue(refused);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    await open(complete);
    fireEvent.click(await screen.findByTestId('start-analysis'));
    await waitFor(() => expect(said()).toContain('An error occurred during analysis'));
    fireEvent.click(await screen.findByTestId('try-again'));
    await waitFor(() => expect(said()).toContain('Failed to analyze floorplan.'));
    const ids = vi.mocked(analyseOnServer).mock.calls.map(([, { requestId }]) => requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('that is stored is told and opened, and nothing is left of the draft', async () => {
    vi.mocked(analyseOnServer).mockImplementation(async () => {
      await userDatabase(userId).table('vaastu_analysis').put(analysis);
      return { kind: 'stored', analysis } as unknown as ServerAnalysis;
    });
    const { router } = await open(complete);
    fireEvent.click(await screen.findByTestId('start-analysis'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/analysis/${planId}`));
    expect(said()).toContain('Analysis completed successfully!');
    expect(await userDatabase(userId).plan_drafts.count()).toBe(0);
  });

  test('that waits for the network is not sent once its plan is changed instead', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.mocked(analyseOnServer).mockResolvedValue(refused);
    await open(complete);
    const start = await screen.findByTestId('start-analysis');
    // Lost between the press and the sending: the page itself has not heard of it.
    onLine.mockReturnValue(false);
    fireEvent.click(start);
    expect(await screen.findByTestId('analysing-offline')).toBeDefined();
    fireEvent.click(screen.getByTestId('change-plan'));
    expect(await screen.findByTestId('plan-editor')).toBeDefined();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await new Promise((resolve) => setTimeout(resolve));
    expect(vi.mocked(analyseOnServer).mock.calls).toEqual([]);
    onLine.mockRestore();
  });

  test('that hangs can be left: after a while the ways round the server are shown', async () => {
    vi.mocked(analyseOnServer).mockReturnValue(new Promise(() => {}));
    const request = { id: 'r', language: 'english', begunAt: Date.now() - 20_000 } as const;
    const draft = { id: planId, plan: complete, isDrafted: true, changedAt: 1, request };
    await userDatabase(userId).plan_drafts.put(draft);
    await open();
    fireEvent.click(await screen.findByTestId('change-plan'));
    expect(await screen.findByTestId('plan-editor')).toBeDefined();
  });

  test('has no other way beside it while it takes no longer than usual', async () => {
    vi.mocked(analyseOnServer).mockReturnValue(new Promise(() => {}));
    await open(complete);
    fireEvent.click(await screen.findByTestId('start-analysis'));
    await screen.findByText('Analysing…');
    expect(screen.queryByTestId('change-plan')).toBeNull();
  });

  test('is never begun with something missing: that is shown instead', async () => {
    await open({ ...complete, north: null });
    fireEvent.click(await screen.findByTestId('start-analysis'));
    expect(document.activeElement).toBe(screen.getByTestId('missing'));
    expect(screen.getByTestId('missing').textContent).toMatch(/north/i);
    expect(vi.mocked(analyseOnServer).mock.calls).toEqual([]);
  });
});

describe('an analysis on the device', () => {
  test('is what is offered while the file has not reached the server', async () => {
    const db = userDatabase(userId);
    await db.table('floorplans').clear();
    await db.outbox.add(
      outboxRow({
        opId: 'op',
        kind: 'floorplan.create',
        entityId: planId,
        payload: { title: 'Ground floor', image_url: `${userId}/plan.png` },
      }),
    );
    vi.mocked(analyseHere).mockResolvedValue({ kind: 'kept', analysisId: 'a' });
    const { router } = await open(complete);
    expect(await screen.findByTestId('still-uploading')).toBeDefined();
    expect(screen.queryByTestId('price')).toBeNull();
    fireEvent.click(screen.getByTestId('start-analysis'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/analysis/${planId}`));
    expect(vi.mocked(analyseOnServer).mock.calls).toEqual([]);
    expect(vi.mocked(analyseHere).mock.calls[0]?.[1]).toMatchObject({ plan: complete, language: 'english' });
  });

  test('that has no room is told, and what is marked stays', async () => {
    vi.mocked(analyseHere).mockResolvedValue({ kind: 'full' });
    await open(complete);
    fireEvent.click(await screen.findByTestId('analyse-here'));
    await waitFor(() => expect(said()).toContain('Analysis completed but failed to save. Please try again.'));
    expect(await userDatabase(userId).plan_drafts.count()).toBe(1);
  });
});

describe('the rooms', () => {
  test('are marked by hand by a button that stays where it is when the picture comes', async () => {
    await open();
    const places = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    await screen.findByTestId('mark-myself');
    // The browser keeps it beyond a sign-out: it names no plan.
    expect(document.title).toBe('Analyse the floorplan · Disha');
    const acts = () =>
      places().filter((name) => name === 'Read the rooms' || name === 'Mark the rooms myself');
    expect(acts()).toEqual(['Read the rooms', 'Mark the rooms myself']);
    await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('read-rooms').disabled).toBe(false));
    expect(acts()).toEqual(['Read the rooms', 'Mark the rooms myself']);
  });

  test('that were read stand on the plan, and an arrow is north only once its owner says so', async () => {
    vi.mocked(draftPlan).mockImplementation((_, { onProgress }) => {
      onProgress?.({ step: 'reading', done: 0.4 });
      return Promise.resolve({ rooms: [room('kitchen')], outline, north: 30, notes: [] });
    });
    await open();
    await readRooms();
    expect((await screen.findByTestId('drafted')).textContent).toContain('One room was found.');
    expect((await kept())?.north).toBeNull();
    expect(screen.getByTestId('north-question').textContent).toContain('30°');
    fireEvent.click(screen.getByTestId('north-as-read'));
    await waitFor(async () => expect((await kept())?.north).toBe(30));
    expect((await kept())?.rooms).toMatchObject([{ room: 'kitchen', name: 'KITCHEN' }]);
    expect(screen.queryByTestId('north-question')).toBeNull();
  });

  test.each<[DraftedPlan['notes'], string]>([
    [['nothing-read'], 'No room names could be read here.'],
    [['nothing-read', 'photo'], 'This looks like a photo'],
  ])('of which none was read (%j) can be marked by hand, and nothing was spent', async (notes, told) => {
    vi.mocked(draftPlan).mockResolvedValue({ rooms: [], notes });
    await open();
    await readRooms();
    const note = await screen.findByTestId('drafted-nothing');
    expect(note.textContent).toContain(told);
    expect(note.textContent).toContain('Nothing was spent.');
    expect(screen.queryByTestId('plan-editor')).toBeNull();
    fireEvent.click(screen.getByTestId('mark-myself'));
    expect(screen.getByTestId('plan-editor')).toBeDefined();
  });

  test('cannot be read without the reader, which is said', async () => {
    vi.mocked(draftPlan).mockRejectedValue(new ReaderMissing());
    await open();
    await readRooms();
    expect((await screen.findByTestId('drafting-failed')).textContent).toContain('not on this device yet');
  });

  test('are left alone when the reading is cancelled', async () => {
    vi.mocked(draftPlan).mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    await open();
    await readRooms();
    fireEvent.click(await screen.findByTestId('cancel-reading'));
    expect(await screen.findByTestId('read-rooms')).toBeDefined();
    expect(await kept()).toBeUndefined();
  });

  test('are shown to a model only after their owner has agreed', async () => {
    vi.mocked(planModels).mockResolvedValue({ looking: 'undecided', writing: 'undecided' });
    vi.mocked(draftPlan).mockResolvedValue({ rooms: [room('kitchen')], outline, notes: [] });
    vi.mocked(draftByModel).mockResolvedValue({ kind: 'drafted', rooms: [room('toilet')] });
    vi.mocked(decideOnModel).mockResolvedValue({
      ok: true,
      value: { purpose: 'ai_answers', isGiven: true, decidedAt: '2026-11-21T00:00:00Z' },
    });
    await open();
    await readRooms();
    await screen.findByTestId('drafted');
    expect(vi.mocked(draftByModel).mock.calls).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, it may' }));
    await waitFor(() => expect(screen.queryByTestId('model-question')).toBeNull());
    fireEvent.click(screen.getByTestId('read-rooms'));
    fireEvent.click(await screen.findByRole('button', { name: 'Read and replace' }));
    await waitFor(() => expect(vi.mocked(draftByModel).mock.calls).toHaveLength(1));
    await waitFor(async () => expect((await kept())?.rooms.map((each) => each.room)).toContain('toilet'));
  });
});

test('a plan that is nowhere leads to the dashboard with a word', async () => {
  const db = userDatabase(userId);
  await db.table('floorplans').clear();
  await noteSynced(db, performance.timeOrigin + 1000);
  const { router } = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(said()).toContain('Failed to load analysis data');
});

test('a plan that is deleted while it is open leads there too', async () => {
  const { router } = await open(complete);
  await screen.findByTestId('start-analysis');
  await act(async () => {
    await userDatabase(userId)
      .table('floorplans')
      .put({ id: planId, seq: 2, deleted_at: '2026-11-21T00:00:00Z' });
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

const refused: ServerAnalysis = { kind: 'refused', reason: 'provider' };

const analysis = {
  id: 'a',
  seq: 2,
  deleted_at: null,
  floorplan_id: planId,
  property_id: null,
  overall_rating: 7,
  analysis_summary: '7/10',
  recommendations: null,
  analyzed_at: '2026-11-21T00:00:00Z',
  llm_model: 'built-in engine',
  plan: complete,
  created_at: '2026-11-21T00:00:00Z',
};

/** The page, with this plan as the draft of the device. */
async function open(plan?: KeptPlan): Promise<RenderedApp> {
  if (plan) await userDatabase(userId).plan_drafts.put({ id: planId, plan, isDrafted: true, changedAt: 1 });
  return renderScreen(<AnalyzeScreen floorplanId={planId} />);
}

/** Once the picture is there. */
async function readRooms(): Promise<void> {
  await waitFor(() => expect(screen.getByTestId<HTMLButtonElement>('read-rooms').disabled).toBe(false));
  fireEvent.click(screen.getByTestId('read-rooms'));
}

async function kept(): Promise<KeptPlan | undefined> {
  return (await userDatabase(userId).plan_drafts.get(planId))?.plan as KeptPlan | undefined;
}

function said(): string {
  return JSON.stringify(toastStore.getState().toast ?? '');
}

function room(id: 'kitchen' | 'toilet'): DraftedRoom {
  const polygon = id === 'kitchen' ? box(0, 0, 100, 100) : box(300, 200, 400, 300);
  return { room: id, name: id.toUpperCase(), polygon, sureness: 1, from: 'ocr' };
}

function box(left: number, top: number, right: number, bottom: number): Polygon {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
