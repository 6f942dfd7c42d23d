import { Button } from '@mantine/core';
import { accountData, missingParts } from '#i18n/catalogue/account-data.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { ExportProgress, ExportStep } from '#session/export-account.ts';
import { AlertIcon, CheckCircleIcon } from '#ui/icons.tsx';
import { NeedsConnection } from './data-notes.tsx';
import classes from './data-sections.module.css';
import { exportSectionId } from './export-place.ts';
import { useExport, type ExportState, type ReadyExport } from './use-export.ts';

/** Everything that is kept of the user, as one file to take away. */
export function ExportSection({ userId }: { userId: string }) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const { state, start, cancel, save } = useExport(userId, language, isOnline);
  const titleId = `${exportSectionId}-title`;
  return (
    <section id={exportSectionId} aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} tabIndex={-1}>
        {t(accountData.exportTitle)}
      </h2>
      <div className={classes.card}>
        <p>{t(accountData.exportText)}</p>
        {!isOnline && state.kind !== 'running' && (
          <NeedsConnection>{t(accountData.exportOffline)}</NeedsConnection>
        )}
        {state.kind === 'running' && <Running progress={state.progress} />}
        <div>
          <div className={classes.live} aria-live="polite">
            {state.kind === 'ready' && <Ready ready={state.ready} />}
            {state.kind === 'idle' && state.after !== undefined && <After after={state.after} />}
          </div>
          <div className={classes.acts}>
            {state.kind === 'ready' && <Button onClick={save}>{t(accountData.exportSave)}</Button>}
            {/* One button in one place, so that the focus stays where it is. */}
            <Button
              variant={state.kind === 'idle' ? 'filled' : 'default'}
              onClick={state.kind === 'running' ? cancel : start}
            >
              {t(actOf(state))}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

function actOf({ kind }: ExportState) {
  switch (kind) {
    case 'idle':
      return accountData.exportStart;
    case 'running':
      return accountData.cancel;
    case 'ready':
      return accountData.exportAgain;
    default:
      return assertNever(kind);
  }
}

function Running({ progress: { step, percent } }: { progress: ExportProgress }) {
  const { t } = useI18n();
  const shown = Math.round(percent);
  return (
    <div className={classes.progress}>
      <p className={classes.progressWords} aria-hidden="true">
        <span>{sayStep(step, t)}</span>
        <span data-numeric>{shown}%</span>
      </p>
      <progress
        max={100}
        value={shown}
        aria-label={t(accountData.exportTitle)}
        aria-valuetext={`${sayStep(step, t)} ${shown}%`}
      />
      {/* Told when a step begins, not at each file. */}
      <output className="visually-hidden">
        {t(step.kind === 'files' ? accountData.exportFetchingFiles : stepTexts[step.kind])}
      </output>
    </div>
  );
}

const stepTexts = {
  sync: accountData.exportSync,
  account: accountData.exportAccount,
  packing: accountData.exportPacking,
} as const;

function sayStep(step: ExportStep, t: I18n['t']): string {
  if (step.kind !== 'files') return t(stepTexts[step.kind]);
  return t(accountData.exportFiles, { done: step.done, of: step.of });
}

function Ready({ ready: { archive, fileName, missing, files } }: { ready: ReadyExport }) {
  const { t, language } = useI18n();
  const gaps = [
    ...new Set(missing.map(({ part }) => t(missingParts[part]))),
    ...(files.missing === 0
      ? []
      : [t(files.missing === 1 ? missingParts.file : missingParts.files, { count: files.missing })]),
  ];
  return (
    <>
      <p className={classes.done}>
        <CheckCircleIcon size="1.25rem" />
        <span>{t(accountData.exportReady, { name: fileName, size: saySize(archive.size, language) })}</span>
      </p>
      {gaps.length > 0 && (
        <div className={classes.gaps}>
          <p>{t(accountData.exportMissing)}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
          <p>{t(accountData.exportMissingWhy)}</p>
        </div>
      )}
    </>
  );
}

function After({ after }: { after: 'cancelled' | 'failed' }) {
  const { t } = useI18n();
  if (after === 'cancelled') return <p className={classes.quiet}>{t(accountData.exportCancelled)}</p>;
  return (
    <p className={classes.refusal}>
      <AlertIcon size="1.25rem" />
      <span>{t(accountData.exportFailed)}</span>
    </p>
  );
}
