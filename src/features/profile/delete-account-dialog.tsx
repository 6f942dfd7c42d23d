import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRouter } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { userDatabase } from '#db/database.ts';
import { unsentActs } from '#db/mutations/wipe-user.ts';
import type { OutboxRow } from '#db/schema.ts';
import { tellingWords } from '#domain/acts/telling-words.ts';
import { accountData } from '#i18n/catalogue/account-data.ts';
import { actName } from '#i18n/act-name.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { assertNever } from '#lib/assert-never.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { Trouble } from '#session/trouble.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import { NeedsConnection } from './data-notes.tsx';
import classes from './data-sections.module.css';
import { goToExport } from './export-place.ts';

export interface DeleteAccountDialogProps {
  userId: string;
  /** The address that confirms it; empty for an account without one. */
  email: string;
}

type Phase = 'idle' | 'asking' | 'deleting' | 'wiping';

/** typed: what was typed is not what was asked for · server: what came of the deletion. */
type Problem = { of: 'typed' | 'server'; message: Message };

/** The end of the account: what that means, the data first, and a question that nobody answers by mistake. */
export function DeleteAccountDialog({ userId, email }: DeleteAccountDialogProps) {
  const { t } = useI18n();
  const router = useRouter();
  const isOnline = useIsOnline();
  const titleId = useId();
  const [phase, setPhase] = useState<Phase>('idle');
  const [problem, setProblem] = useState<Problem>();
  const isUnderWay = phase === 'deleting' || phase === 'wiping';

  async function deleteNow(confirmation: string): Promise<void> {
    setProblem(undefined);
    setPhase('deleting');
    const found = await deleteOnServer(userId, confirmation);
    if (found !== 'deleted') {
      setProblem(found);
      setPhase('asking');
      return;
    }
    setPhase('wiping');
    await emptyDevice();
    showToast({
      tone: 'success',
      title: { message: accountData.deleteDone },
      description: { message: accountData.deleteDoneText },
    });
    await router.navigate({ to: '/' });
  }

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId}>{t(accountData.deleteTitle)}</h2>
      <div className={classes.card}>
        <p>{t(accountData.deleteIntro)}</p>
        <ul className={classes.facts}>
          <li>{t(accountData.deleteRows)}</li>
          <li>{t(accountData.deleteCredits)}</li>
          <li>{t(accountData.deleteDevices)}</li>
          <li>{t(accountData.deleteForGood)}</li>
        </ul>
        {!isOnline && <NeedsConnection>{t(accountData.deleteOffline)}</NeedsConnection>}
        <div className={classes.acts}>
          <Button variant="default" onClick={goToExport}>
            {t(accountData.deleteExportFirst)}
          </Button>
          <Button
            variant="light"
            color="sindoor"
            disabled={!isOnline || isUnderWay}
            onClick={() => {
              setProblem(undefined);
              setPhase('asking');
            }}
          >
            {t(accountData.deleteStart)}
          </Button>
        </div>
      </div>
      {phase !== 'idle' && (
        <Question
          userId={userId}
          email={email}
          phase={phase}
          problem={problem}
          onConfirm={(confirmation) => void deleteNow(confirmation)}
          onProblem={setProblem}
          onClose={() => setPhase((before) => (before === 'asking' ? 'idle' : before))}
        />
      )}
    </section>
  );
}

interface QuestionProps extends DeleteAccountDialogProps {
  phase: Phase;
  problem: Problem | undefined;
  onConfirm(confirmation: string): void;
  onProblem(problem: Problem | undefined): void;
  onClose(): void;
}

function Question({ userId, email, phase, problem, onConfirm, onProblem, onClose }: QuestionProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const word = t(accountData.deleteWord);
  const hasEmail = email !== '';
  const isBusy = phase === 'deleting' || phase === 'wiping';

  useEffect(() => {
    if (!isBusy) {
      // A browser may close it against our will; what is to be said has to be seen.
      if (problem && !dialog.current?.open) dialog.current?.showModal();
      return undefined;
    }
    const shown = dialog.current;
    const stay = (event: Event) => event.preventDefault();
    shown?.addEventListener('cancel', stay);
    return () => shown?.removeEventListener('cancel', stay);
  }, [isBusy, problem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (plain(typed) !== plain(hasEmail ? email : word)) {
      const message = hasEmail ? accountData.deleteConfirmWrong : accountData.deleteWordWrong;
      onProblem({ of: 'typed', message });
      input.current?.focus();
      return;
    }
    onConfirm(hasEmail ? typed : userId);
  }

  return (
    <Dialog ref={dialog} title={t(accountData.deleteQuestion)} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.paragraph}>{t(accountData.deleteForGood)}</p>
        <Unsent userId={userId} />
        <TextInput
          ref={input}
          label={
            hasEmail ? t(accountData.deleteConfirm, { email }) : t(accountData.deleteConfirmWord, { word })
          }
          value={typed}
          {...(hasEmail && { type: 'email', inputMode: 'email' as const })}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isBusy}
          error={problem?.of === 'typed' && t(problem.message)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onProblem(undefined);
          }}
        />
        {problem?.of === 'server' && (
          <p className={classes.refusal} role="alert">
            <AlertIcon size="1.25rem" />
            <span>{t(problem.message)}</span>
          </p>
        )}
        {isBusy && (
          <div className={classes.progress}>
            <output className={classes.quiet}>
              {t(phase === 'wiping' ? accountData.deleteWiping : accountData.deleteBusy)}
            </output>
            <progress aria-label={t(accountData.deleteTitle)} />
          </div>
        )}
        <div className={classes.answers}>
          <Button variant="default" disabled={isBusy} onClick={() => dialog.current?.close()}>
            {t(accountData.deleteKeep)}
          </Button>
          <Button type="submit" color="sindoor" disabled={isBusy}>
            {t(accountData.deleteNow)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const namedAtMost = 5;

/** What exists on this device alone and goes with it. */
function Unsent({ userId }: { userId: string }) {
  const { t } = useI18n();
  const acts = useLiveQuery(async () => {
    const unsent = await unsentActs(userDatabase(userId)).catch(() => []);
    // A file is part of what it belongs to.
    return unsent.filter(({ kind }) => kind !== 'upload');
  }, [userId]);
  if (!acts || acts.length === 0) return null;
  const more = acts.length - namedAtMost;
  return (
    <div className={classes.warning}>
      <AlertIcon size="1.25rem" />
      <div>
        <p>
          {t(acts.length === 1 ? accountData.deleteUnsentOne : accountData.deleteUnsentMany, {
            count: acts.length,
          })}
        </p>
        <ul>
          {acts.slice(0, namedAtMost).map((act) => (
            <li key={act.opId}>
              <UnsentName act={act} />
            </li>
          ))}
          {more > 0 && <li>{t(accountData.deleteUnsentMore, { count: more })}</li>}
        </ul>
      </div>
    </div>
  );
}

function UnsentName({ act: { kind, payload } }: { act: OutboxRow }) {
  const { t } = useI18n();
  const words = tellingWords(payload);
  return (
    <>
      {t(actName(kind))}
      {words !== undefined && (
        <>
          {': '}
          <span className={classes.cut} dir="auto">
            {words}
          </span>
        </>
      )}
    </>
  );
}

/** What there is to say where it was not deleted. The code that empties the device is there before anything is begun. */
async function deleteOnServer(userId: string, confirmation: string): Promise<'deleted' | Problem> {
  try {
    const [{ deleteMyAccount }] = await Promise.all([
      import('#session/delete-account.ts'),
      import('#session/sign-out.ts'),
    ]);
    const outcome = await deleteMyAccount(userId, confirmation);
    switch (outcome.kind) {
      case 'deleted':
        return 'deleted';
      case 'confirmation-wrong':
        return { of: 'typed', message: accountData.deleteConfirmWrong };
      case 'not-deleted':
        return { of: 'server', message: notDeleted[outcome.trouble] };
      case 'uncertain':
        return {
          of: 'server',
          message:
            outcome.trouble === 'signed-out'
              ? accountData.deleteUncertainSignIn
              : accountData.deleteUncertain,
        };
      default:
        return assertNever(outcome);
    }
  } catch {
    return { of: 'server', message: accountData.notDeletedOffline }; // the code could not be fetched
  }
}

const notDeleted: Readonly<Record<Trouble, Message>> = {
  offline: accountData.notDeletedOffline,
  'signed-out': accountData.notDeletedSignedOut,
  busy: accountData.notDeletedBusy,
  failed: accountData.notDeletedFailed,
};

/** The account is gone whatever comes of this: the next start ends what is left. */
async function emptyDevice(): Promise<void> {
  try {
    const { signOut } = await import('#session/sign-out.ts');
    await signOut('nothing');
  } catch {
    // The mark of the sign-out stays.
  }
}

function plain(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
