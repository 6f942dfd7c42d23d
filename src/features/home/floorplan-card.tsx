import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { home } from '#i18n/catalogue/home.ts';
import { languageWords } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { ReadyAttachment } from '#lib/attachment.ts';
import { logQuietly } from '#lib/log.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import type { ReadFloorplan } from '#session/read-floorplan.ts';
import { UploadIcon } from '#ui/icons.tsx';
import { ProgressOverlay } from '#ui/progress-overlay.tsx';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import classes from './card.module.css';
import { checkFloorplan } from './check-floorplan.ts';
import { floorplanProgress } from './question-progress.ts';
import { tellOutcome } from './tell-outcome.ts';

/** Dialogs come with what most screens share, of which the first page has nothing. */
const NorthDialog = lazy(async () => ({ default: (await import('./north-dialog.tsx')).NorthDialog }));

/** What is told of choosing a plan. */
const act = 'floorplan';

/**
 * Reads a floor plan and leads to the conversation with its first reading; a guest's waits on this device until they have
 * signed in.
 */
export function FloorplanCard() {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<ReturnType<typeof floorplanProgress>>();
  const [leave, setLeave] = useState<() => void>();
  const [north, setNorth] = useState<{
    rooms: number;
    read: number | undefined;
    answer(degrees: number | undefined): void;
  }>();
  const isBusy = useRef(false);

  async function choose(file: File): Promise<void> {
    dismissToastAbout(act);
    const problem = checkFloorplan(file);
    if (problem) {
      showToast({ tone: 'error', title: { message: problem }, about: act });
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const session = await whenSessionKnown();
      if (session.status !== 'signed-in') await carry(file, undefined);
      else await read(file, session.user.id);
    } catch (error) {
      logQuietly('floorplan', error);
      showToast({ tone: 'error', title: { message: home.floorplanFailed }, about: act });
    } finally {
      isBusy.current = false;
      setProgress(undefined);
      setLeave(undefined);
    }
  }

  /** To where files are chosen, which says why one is not taken. */
  async function carry(file: File, userId: string | undefined): Promise<void> {
    try {
      // Few visitors choose a file, and nobody before the page is there.
      const { carryFile } = await import('#db/guest-floorplan.ts');
      await carryFile(file, userId);
    } catch (error) {
      // It is chosen once more where it is needed.
      logQuietly('floorplan', error);
      showToast({ tone: 'info', title: { message: home.floorplanNotKept } });
    }
    if (userId === undefined) await navigate({ to: '/auth', search: { redirect: '/upload' } });
    else await navigate({ to: '/upload' });
  }

  async function read(file: File, userId: string): Promise<void> {
    setProgress(floorplanProgress('begun'));
    const leaving = new AbortController();
    setLeave(() => () => leaving.abort());
    const { keepRead, readFloorplan } = await import('#session/read-floorplan.ts');
    const found = await readFloorplan({
      file,
      userId,
      language,
      onStep: (step, share) => setProgress(floorplanProgress(step, share)),
      left: leaving.signal,
    });
    if (found.kind === 'not-taken') return carry(file, userId);
    if (found.kind === 'kept') {
      if (!found.wasLeft) showToast({ tone: 'info', title: { message: home.planNoRooms } });
      return navigate({ to: '/analyze/$id', params: { id: found.floorplanId } });
    }
    const degrees = await northOf(found);
    const { attachment, title } = await keepRead(userId, { ...found, fileName: file.name }, degrees ?? null);
    if (degrees === undefined || attachment.text === undefined)
      return navigate({ to: '/analyze/$id', params: { id: found.floorplanId } });
    await ask(userId, title, attachment);
  }

  /** Asks in front of the page; undefined where it is not known. */
  async function northOf({
    plan,
    north: asRead,
  }: Extract<ReadFloorplan, { kind: 'read' }>): Promise<number | undefined> {
    setProgress(undefined);
    const answer = await new Promise<number | undefined>((resolve) => {
      setNorth({ rooms: plan.rooms.length, read: asRead, answer: resolve });
    });
    setNorth(undefined);
    setProgress(floorplanProgress('read'));
    return answer;
  }

  async function ask(userId: string, title: string, attachment: ReadyAttachment): Promise<void> {
    const { askAndFollow } = await import('./ask-and-follow.ts');
    const id = crypto.randomUUID();
    const sessionId = crypto.randomUUID();
    const leaving = new AbortController();
    setLeave(() => () => leaving.abort());
    const outcome = await askAndFollow({
      userId,
      id,
      sessionId,
      text: '',
      language: languageWords[language],
      attachment,
      title,
      onStep: (step) => setProgress(floorplanProgress(step)),
      left: leaving.signal,
    });
    tellOutcome(outcome, {
      about: id,
      failed: home.floorplanFailed,
      getCredits: () => void navigate({ to: '/subscriptions' }),
    });
    if (outcome.kind === 'full' || outcome.kind === 'refused' || outcome.kind === 'gone') return;
    await navigate({ to: '/chat', search: { session: sessionId } });
  }

  return (
    <section className={classes.card} aria-labelledby="floorplan-title">
      <h2 id="floorplan-title" className={classes.title}>
        {t(home.floorplanTitle)}
      </h2>
      <p className={classes.text}>{t(home.floorplanText)}</p>
      <PlanDrawing />
      <span className={classes.grow} />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t(home.floorplanButton)}
        data-testid="floorplan-input"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      <Button
        variant="default"
        className={classes.file}
        leftSection={<UploadIcon />}
        data-picks-file
        onClick={() => input.current?.click()}
      >
        {t(home.floorplanButton)}
      </Button>
      <p className={classes.hint}>{t(home.floorplanHint)}</p>
      {progress && (
        <ProgressOverlay
          percent={progress.percent}
          label={t(progress.label)}
          way={
            leave && {
              label: t(progress.percent < 60 ? home.planByHand : home.waitInChat),
              go: leave,
            }
          }
        />
      )}
      {north && (
        <Suspense>
          <NorthDialog rooms={north.rooms} read={north.read} onAnswer={north.answer} />
        </Suspense>
      )}
    </section>
  );
}

/** A plan under the rings: the same geometry that a real analysis lays over it. Decorative. */
function PlanDrawing() {
  return (
    <svg
      className={classes.plan}
      viewBox="0 0 320 160"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="2" opacity="0.9">
        <path d="M84 24h152v112H176M152 136H84Z" />
        <path d="M164 24v46M164 92v44M84 80h46M150 80h14M164 70h34M216 70h20" />
      </g>
      <path d="M152 136a24 24 0 0 1 24-24v24" strokeWidth="1" />
      <g strokeWidth="1" opacity="0.65">
        <circle cx="160" cy="80" r="74" />
        <circle cx="160" cy="80" r="48" />
        <circle cx="160" cy="80" r="22" />
        {Array.from({ length: 16 }, (_, index) => (
          <path key={index} d="M160 32V6" transform={`rotate(${index * 22.5} 160 80)`} />
        ))}
      </g>
      <path d="M160 58l5 22h-10Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
