import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { userDatabase } from '#db/database.ts';
import { guestDraft, keepGuestDraft } from '#db/guest-chat.ts';
import { carryFile } from '#db/guest-floorplan.ts';
import { keepDraft } from '#db/mutations/keep-draft.ts';
import { draftOf } from '#db/queries/chat.ts';
import { newChatDraft } from '#db/schema.ts';
import { share } from '#i18n/catalogue/share.ts';
import { logQuietly } from '#lib/log.ts';
import { forgetShared, keepShared, sharedThing, type Shared } from '#lib/shared-store.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { showToast } from '#ui/toast.ts';
import { intoQuestion } from './into-question.ts';
import { onLaunchedFiles } from './launched-files.ts';

/** looking: not known yet · no-room: words that do not fit below the question that waits in the chat · lost: it came and could not be kept. */
export type SharedView =
  | { kind: 'looking' }
  | { kind: 'nothing' }
  | { kind: 'lost' }
  | { kind: 'file'; shared: Shared & { file: NonNullable<Shared['file']> } }
  | { kind: 'no-room'; words: string }
  | { kind: 'fault'; fault: NonNullable<Shared['fault']> };

/** So long a page that was opened for a file waits for the browser to give it. */
const launchPatienceMs = 4_000;

/** What was handed over and what becomes of it: words go on into the chat by themselves, as a question that nobody has sent. */
export function useShared({ isLost, isLaunched }: { isLost: boolean; isLaunched: boolean }) {
  const navigate = useNavigate();
  const [view, setView] = useState<SharedView>({ kind: isLost ? 'lost' : 'looking' });

  const ask = useCallback(
    async (words: string): Promise<void> => {
      const question = await putIntoChat(words);
      if (!question) {
        setView({ kind: 'no-room', words });
        return;
      }
      await forgetShared();
      if (!question.isWhole) showToast({ tone: 'info', title: { message: share.shortened } });
      await navigate({ to: '/chat', replace: true });
    },
    [navigate],
  );

  const show = useCallback(
    async (shared: Shared | undefined): Promise<void> => {
      if (!shared) setView({ kind: 'nothing' });
      else if (shared.fault !== undefined) setView({ kind: 'fault', fault: shared.fault });
      else if (shared.file) setView({ kind: 'file', shared: { ...shared, file: shared.file } });
      else await ask(shared.words);
    },
    [ask],
  );

  useEffect(() => {
    let isGone = false;
    let hasFiles = false;
    const fail = (error: unknown) => {
      logQuietly('share', error);
      if (!isGone) setView({ kind: 'lost' });
    };
    const look = async () => {
      const shared = await sharedThing(Date.now());
      if (!isGone) await show(shared);
    };
    onLaunchedFiles((files) => {
      hasFiles = true;
      keepShared({ title: '', text: '', url: '', files }, Date.now()).then(look).catch(fail);
    }, fail);
    if (isLost) return undefined;
    // Without a file the browser tells nothing, and after a reload what came before is kept here.
    const timer = setTimeout(
      () => {
        if (!hasFiles) look().catch(fail);
      },
      isLaunched && window.launchQueue ? launchPatienceMs : 0,
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isLost, isLaunched, show]);

  /** Somebody says that the file is a plan: it goes where plans are read, or to whoever signs in first. */
  async function readPlan({ file }: { file: NonNullable<Shared['file']> }): Promise<void> {
    const session = await whenSessionKnown();
    const userId = session.status === 'signed-in' ? session.user.id : undefined;
    await carryFile(new File([file.bytes], file.name, { type: file.type }), userId);
    await forgetShared();
    if (userId === undefined) await navigate({ to: '/auth', search: { redirect: '/upload' }, replace: true });
    else await navigate({ to: '/upload', replace: true });
  }

  async function leave(): Promise<void> {
    await forgetShared();
    await navigate({ to: '/', replace: true });
  }

  /** Whatever goes wrong, it is still here. */
  const told = (act: Promise<void>) =>
    act.catch((error: unknown) => {
      logQuietly('share', error);
      showToast({ tone: 'error', title: { message: share.failed } });
    });

  return {
    view,
    ask: (words: string) => told(ask(words)),
    readPlan: (shared: { file: NonNullable<Shared['file']> }) => told(readPlan(shared)),
    leave: () => told(leave()),
  };
}

/** Into the box of a new conversation, below what stands there. Undefined where it does not fit. */
async function putIntoChat(words: string) {
  const session = await whenSessionKnown();
  if (session.status !== 'signed-in') {
    const question = intoQuestion(await guestDraft(), words);
    if (question) await keepGuestDraft(question.text);
    return question;
  }
  const db = userDatabase(session.user.id);
  const question = intoQuestion(await draftOf(db, newChatDraft), words);
  if (question) await keepDraft(db, newChatDraft, question.text);
  return question;
}
