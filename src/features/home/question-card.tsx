import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { keepQuestion, keptQuestion, releaseQuestion } from '#db/guest.ts';
import { longestQuestion, withSpoken } from '#domain/chat/question-text.ts';
import { home } from '#i18n/catalogue/home.ts';
import { languageWords } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { whenSessionKnown } from '#session/session-store.ts';
import { MicrophoneIcon } from '#ui/icons.tsx';
import { isPlainEnter } from '#ui/is-plain-enter.ts';
import { ProgressOverlay } from '#ui/progress-overlay.tsx';
import { dismissToastAbout, showToast } from '#ui/toast.ts';
import type { VoiceSlot } from '#ui/voice-slot.ts';
import classes from './card.module.css';
import { questionProgress, type QuestionStep } from './question-progress.ts';
import { tellOutcome } from './tell-outcome.ts';

const examples = [home.exampleDoor, home.exampleSleep, home.exampleToilet];

/** What is told of asking. */
const act = 'question';

/** Asks a typed or spoken question: at once for whoever is signed in, after sign-in for everybody else. */
export function QuestionCard({ voice: Voice }: { voice?: VoiceSlot | undefined }) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  /** The words were understood from a voice, and nobody has changed them since. */
  const [isSpoken, setIsSpoken] = useState(false);
  const [step, setStep] = useState<QuestionStep>();
  const [leave, setLeave] = useState<() => void>();
  const input = useRef<HTMLTextAreaElement>(null);
  const spokenId = useId();
  const isBusy = useRef(false);
  const isEmpty = text.trim() === '';

  // A guest who comes back finds the question as it was left.
  useEffect(() => {
    let isGone = false;
    async function bringBack() {
      const kept = await keptQuestion();
      if (kept && !isGone) setText((typed) => (typed === '' ? kept.text : typed));
    }
    void bringBack();
    return () => {
      isGone = true;
    };
  }, []);

  async function ask(): Promise<void> {
    const question = text.trim();
    dismissToastAbout(act);
    if (question === '') {
      showToast({ tone: 'error', title: { message: home.questionEmpty }, about: act });
      input.current?.focus();
      return;
    }
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const session = await whenSessionKnown();
      if (session.status === 'guest') await askAfterSignIn(question);
      else await askNow(session.user.id, question);
    } catch {
      showToast({ tone: 'error', title: { message: home.questionFailed }, about: act });
    } finally {
      isBusy.current = false;
      setStep(undefined);
    }
  }

  async function askAfterSignIn(question: string): Promise<void> {
    const sessionId = crypto.randomUUID();
    await keepQuestion({
      requestId: crypto.randomUUID(),
      sessionId,
      sessionOpId: crypto.randomUUID(),
      text: question,
      language: languageWords[language],
      keptAt: Date.now(),
    });
    await navigate({ to: '/auth', search: { redirect: `/chat?session=${sessionId}` } });
  }

  async function askNow(userId: string, question: string): Promise<void> {
    setStep('kept');
    const { askAndFollow } = await import('./ask-and-follow.ts');
    const id = crypto.randomUUID();
    const sessionId = crypto.randomUUID();
    const leaving = new AbortController();
    setLeave(() => () => leaving.abort());
    const outcome = await askAndFollow({
      left: leaving.signal,
      userId,
      id,
      sessionId,
      text: question,
      language: languageWords[language],
      onStep: setStep,
    });
    tellOutcome(outcome, {
      about: id,
      failed: home.questionFailed,
      getCredits: () => void navigate({ to: '/subscriptions' }),
    });
    if (outcome.kind === 'full' || outcome.kind === 'refused' || outcome.kind === 'gone') return;
    // One that had waited too long to be asked by itself was only offered; now it is on its way.
    const kept = await keptQuestion();
    if (kept?.text === question) await releaseQuestion(kept.requestId);
    // Answered or not, its conversation shows what has become of it, and what can be done.
    await navigate({ to: '/chat', search: { session: sessionId } });
  }

  function write(typed: string): void {
    setText(typed);
    setIsSpoken(false);
  }

  /** What was spoken before is spoken anew; what was typed stays in front of it. */
  function takeSpoken(spoken: string): void {
    setText(withSpoken(isSpoken ? '' : text, spoken));
    setIsSpoken(true);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void ask();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    void ask();
  }

  const progress = step && questionProgress(step);
  return (
    <section className={classes.card} aria-labelledby="ask-title">
      <h2 id="ask-title" className={classes.title}>
        {t(home.askTitle)}
      </h2>
      <p className={classes.text}>{t(home.askText)}</p>
      <form onSubmit={onSubmit} className={classes.card} style={{ padding: 0, border: 0 }}>
        <div className={classes.field}>
          <textarea
            ref={input}
            className={classes.input}
            data-testid="question-input"
            aria-label={t(home.questionLabel)}
            placeholder={t(home.questionPlaceholder)}
            enterKeyHint="send"
            maxLength={longestQuestion}
            value={text}
            data-spoken={isSpoken || undefined}
            aria-describedby={isSpoken ? spokenId : undefined}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {Voice && (
            <div className={classes.microphone}>
              <Voice language={language} isDisabled={step !== undefined} onText={takeSpoken} />
            </div>
          )}
        </div>
        {isSpoken && (
          <p className={classes.spoken} id={spokenId} data-testid="spoken-mark">
            <MicrophoneIcon size="1.125rem" />
            {t(home.spoken)}
          </p>
        )}
        <Button type="submit" data-testid="ask-button" disabled={isEmpty}>
          {t(home.askButton)}
        </Button>
      </form>
      <p className={classes.hint}>{t(home.askHint)}</p>
      <p className={classes.hint} id="examples">
        {t(home.examples)}
      </p>
      <ul className={classes.examples} aria-labelledby="examples">
        {examples.map((example) => (
          <li key={example.en}>
            <button
              type="button"
              className={classes.example}
              onClick={() => {
                write(t(example));
                input.current?.focus();
              }}
            >
              {t(example)}
            </button>
          </li>
        ))}
      </ul>
      {progress && (
        <ProgressOverlay
          percent={progress.percent}
          label={t(progress.label)}
          way={leave && { label: t(home.waitInChat), go: leave }}
        />
      )}
    </section>
  );
}
