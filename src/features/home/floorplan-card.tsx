import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { home } from '#i18n/catalogue/home.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { UploadIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './card.module.css';
import { checkFloorplan } from './check-floorplan.ts';

/** Takes a floor plan to where plans are analysed; a guest's waits on this device until they have signed in. */
export function FloorplanCard() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File): Promise<void> {
    const problem = checkFloorplan(file);
    if (problem) {
      showToast({ tone: 'error', title: { message: problem } });
      return;
    }
    const session = await whenSessionKnown();
    const userId = session.status === 'signed-in' ? session.user.id : undefined;
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
        onClick={() => input.current?.click()}
      >
        {t(home.floorplanButton)}
      </Button>
      <p className={classes.hint}>{t(home.floorplanHint)}</p>
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
