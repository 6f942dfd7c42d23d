import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import type { ReadableAarti } from '#db/queries/readable-aarti.ts';
import { readAloud } from '#i18n/catalogue/read-aloud.ts';
import { readerTexts as texts } from '#i18n/catalogue/reader.ts';
import { formatNumber } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Deferred } from '#ui/deferred.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ShareCardButton } from '#ui/share-card/share-card-button.tsx';
import { scriptLanguage } from '#ui/verses.tsx';
import { AartiAudio } from './aarti-audio.tsx';
import classes from './aarti-reader.module.css';
import { choose, fastest, linesFor, readerChoices, sizes } from './reader-choices.ts';
import { PauseIcon, PlayIcon } from './reader-icons.tsx';
import { ReaderSettings } from './reader-settings.tsx';
import { ReadingFile } from './reading-file.tsx';
import { readingOf, type AartiReading } from './reading.ts';
import { ShareButton } from './share-button.tsx';
import { StanzaText } from './stanza-text.tsx';
import { StanzasAloud, type SaidStanza } from './stanzas-aloud.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useWakeLock } from '#ui/use-wake-lock.ts';

export interface AartiReaderProps {
  /** absent: the device does not have it. */
  readable: ReadableAarti | 'loading' | 'absent';
  /** When its reader wants to close it; it is closed by being drawn no more. */
  onClose(): void;
}

/** An aarti alone on the whole screen, to be read and sung from. */
export function AartiReader({ readable, onClose }: AartiReaderProps) {
  const { t } = useI18n();
  const tone = useStore(readerChoices, (choices) => choices.tone);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Not the button that closes it: the next key is meant for the words.
    shown?.querySelector<HTMLElement>('[data-words]')?.focus();
    // Closed before it goes, so that the focus returns to what opened it.
    return () => shown?.close();
  }, []);
  const reading = useMemo(() => (typeof readable === 'object' ? readingOf(readable) : undefined), [readable]);
  return createPortal(
    <dialog
      ref={dialog}
      className={classes.reader}
      data-tone={tone}
      aria-label={reading ? undefined : t(texts.reading)}
      aria-labelledby={reading ? titleId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) onClose();
      }}
      data-testid="reader"
    >
      {reading ? (
        <OpenReading key={reading.id} reading={reading} readable={readable} onClose={onClose} />
      ) : (
        <div className={classes.waiting}>
          <button type="button" className={classes.button} onClick={onClose} data-testid="close-reader">
            <CloseIcon />
            {t(texts.close)}
          </button>
          {readable === 'absent' ? (
            <p>{t(texts.absent)}</p>
          ) : (
            <Deferred>
              <output>{t(texts.opening)}</output>
            </Deferred>
          )}
        </div>
      )}
    </dialog>,
    document.body,
  );
}

const titleId = 'reader-title';

interface OpenReadingProps {
  reading: AartiReading;
  readable: AartiReaderProps['readable'];
  onClose(): void;
}

function OpenReading({ reading, readable, onClose }: OpenReadingProps) {
  const { t, language } = useI18n();
  const choices = useStore(readerChoices);
  const [hasSettings, setHasSettings] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  // The words may come after the dialog has opened.
  useLayoutEffect(() => page.current?.focus({ preventScroll: true }), []);
  const wakeLock = useWakeLock();
  const scroll = useAutoScroll(page, choices);
  const place = useReadingPlace(page, reading.id, choices.size);
  const lines = linesFor(choices.lines, language);
  const other = language === 'hi' ? 'en' : 'hi';
  const { title, deity, origin, benefits, stanzas, file } = reading;
  const current = stanzas[place.current];
  const [said, setSaid] = useState<SaidStanza>();
  const hasRecording =
    typeof readable === 'object' && readable.kind === 'library' && readable.aarti.audioUrl !== undefined;

  function follow(now: SaidStanza | undefined): void {
    setSaid(now);
    if (now === undefined) return;
    scroll.stop();
    place.goTo(now.stanza);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape' && hasSettings) {
      // Closes what was opened last; the reader itself would else go with it.
      event.preventDefault();
      setHasSettings(false);
      settingsButton.current?.focus();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const keys: Partial<Record<string, () => void>> = {
    ' ': scroll.toggle,
    '+': () => resize(sizes.step),
    '=': () => resize(sizes.step),
    '-': () => resize(-sizes.step),
    ArrowRight: () => turnTo(1),
    ArrowLeft: () => turnTo(-1),
    '>': () => speedUp(1),
    '<': () => speedUp(-1),
  };

  function resize(by: number): void {
    choose({ size: Math.min(sizes.to, Math.max(sizes.from, choices.size + by)) });
  }

  function speedUp(by: number): void {
    choose({ speed: Math.min(fastest, Math.max(1, choices.speed + by)) });
  }

  function turnTo(by: number): void {
    scroll.stop();
    place.goTo(place.current + by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what has buttons, too
    <div
      className={classes.frame}
      onKeyDown={onKeyDown}
      style={{ '--reader-size': `${choices.size / 16}rem` } as React.CSSProperties}
    >
      <header className={classes.bar}>
        <button
          type="button"
          className={classes.icon}
          aria-label={t(texts.close)}
          title={t(texts.close)}
          onClick={onClose}
          data-testid="close-reader"
        >
          <CloseIcon />
        </button>
        <p className={classes.barTitle} aria-hidden="true">
          {title[language]}
        </p>
        {reading.isForAll && <ShareButton aartiId={reading.id} title={title[language]} />}
        <button
          ref={settingsButton}
          type="button"
          className={classes.icon}
          aria-label={t(texts.settings)}
          title={t(texts.settings)}
          aria-expanded={hasSettings}
          onClick={() => setHasSettings(!hasSettings)}
          data-testid="reader-settings-button"
        >
          <span aria-hidden="true" className={classes.letters}>
            Aa
          </span>
        </button>
      </header>
      {hasSettings && <ReaderSettings reading={reading} lines={lines} wakeLock={wakeLock} />}
      <section
        ref={page}
        className={classes.page}
        data-words
        data-focused={(choices.isFocused && stanzas.length > 1) || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody could scroll it without a pointer
        tabIndex={0}
        aria-label={t(texts.words)}
        data-testid="reader-page"
      >
        <article className={classes.text}>
          <h2 id={titleId} className={classes.title} lang={scriptLanguage(title[language])} dir="auto">
            {title[language]}
          </h2>
          {title[other] !== title[language] && (
            <p className={classes.otherTitle} lang={scriptLanguage(title[other])}>
              {title[other]}
            </p>
          )}
          {deity && <p className={classes.soft}>{deity[language]}</p>}
          {origin && (
            <p className={classes.soft} data-testid="reader-origin">
              {origin[language]}
            </p>
          )}
          {typeof readable === 'object' && readable.kind === 'library' && (
            <div className={classes.audio}>
              <AartiAudio aarti={readable.aarti} />
            </div>
          )}
          {!hasRecording && stanzas.length > 0 && (
            <div className={classes.audio}>
              <StanzasAloud reading={reading} onSay={follow} />
            </div>
          )}
          {file && <ReadingFile file={file} title={title[language]} />}
          {stanzas.map((stanza, index) => (
            <StanzaText
              // oxlint-disable-next-line react/no-array-index-key -- they never change their places
              key={index}
              stanza={stanza}
              language={reading.language}
              lines={lines}
              scheme={choices.scheme}
              isCurrent={index === place.current}
              isSaid={index === said?.stanza}
              onChoose={() => place.goTo(index)}
            />
          ))}
          {!file && stanzas.length === 0 && <p className={classes.soft}>{t(texts.empty)}</p>}
          {reading.isForAll && stanzas.length > 0 && (
            <ShareCardButton
              cardOf={async (inLanguage) => {
                const { aartiShare } = await import('./aarti-share.ts');
                return aartiShare(reading, inLanguage);
              }}
            />
          )}
          {benefits && (
            <aside className={classes.benefits} aria-labelledby="reader-benefits">
              <h3 id="reader-benefits">{t(texts.benefits)}</h3>
              <p>{benefits[language]}</p>
            </aside>
          )}
        </article>
      </section>
      {stanzas.length > 0 && (
        <footer className={classes.bar}>
          {said ? (
            // The voice leads, and its end is at hand however far down the page it has come.
            <button type="button" className={classes.button} onClick={said.stop} data-testid="stop-aloud">
              <PauseIcon />
              {t(readAloud.stop)}
            </button>
          ) : (
            <>
              <button
                type="button"
                className={classes.button}
                aria-pressed={scroll.isRunning}
                onClick={scroll.toggle}
                data-testid="auto-scroll"
              >
                {scroll.isRunning ? <PauseIcon /> : <PlayIcon />}
                {t(scroll.isRunning ? texts.stopScroll : texts.scroll)}
              </button>
              <span className={classes.speed}>
                <button
                  type="button"
                  className={classes.icon}
                  aria-label={t(texts.slower)}
                  aria-disabled={choices.speed === 1}
                  onClick={() => speedUp(-1)}
                >
                  −
                </button>
                <output aria-label={t(texts.speed)} data-numeric>
                  {formatNumber(choices.speed, language)}
                </output>
                <button
                  type="button"
                  className={classes.icon}
                  aria-label={t(texts.faster)}
                  aria-disabled={choices.speed === fastest}
                  onClick={() => speedUp(1)}
                  data-testid="faster"
                >
                  +
                </button>
              </span>
            </>
          )}
          <p className={classes.counter} data-numeric data-testid="verse-counter">
            {current?.number === undefined
              ? t(texts.refrain)
              : t(texts.verseOf, {
                  number: formatNumber(current.number, language),
                  count: formatNumber(reading.verses, language),
                })}
          </p>
        </footer>
      )}
    </div>
  );
}

/** Whether a key there has a meaning of its own. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, button, a, audio') !== null;
}
