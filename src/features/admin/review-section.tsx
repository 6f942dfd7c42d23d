import { Button } from '@mantine/core';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useIsOnline } from '#pwa/connectivity.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';
import {
  listShared,
  listToReview,
  readShared,
  readSharedWords,
  reviewAarti,
  type AartiToReview,
  type ReadableFile,
  type ReviewVerdict,
} from '#session/admin-review.ts';
import { useRemote } from '#session/use-remote.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { Badge, SectionHead } from './list-parts.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import type { SectionProps } from './section.ts';
import { SharedList } from './shared-list.tsx';
import { strangeSigns } from './strange-signs.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useAddresses } from './use-addresses.ts';
import { wordsInPieces } from './words-in-pieces.ts';

/** The aartis that users want to share, read before anybody else sees them, and those that everybody sees. */
export function ReviewSection({ userId }: SectionProps) {
  const { t } = useI18n();
  const ask = useCallback(() => listToReview(userId), [userId]);
  const asked = useRemote(ask);
  const { askAgain, setValue } = asked;
  const askShared = useCallback(() => listShared(userId), [userId]);
  const shared = useRemote(askShared);
  /** The one that is shown: what strangers send is fetched and laid out one at a time, and when somebody asks for it. */
  const [openId, setOpenId] = useState<string>();

  async function decide(aarti: AartiToReview, verdict: ReviewVerdict): Promise<AdminRefusal | undefined> {
    takeBackRefusal(adminWords.reviewFailed);
    const outcome = await reviewAarti(userId, verdict);
    if (!outcome.ok) {
      tellRefused(adminWords.reviewFailed, outcome.problem);
      if (outcome.problem === 'gone' || outcome.problem === 'changed') askAgain();
      return outcome.problem;
    }
    setValue((before) => before.filter(({ id }) => id !== aarti.id));
    // Only some are listed at a time: when the last of them is decided, others follow.
    if (asked.found?.ok && asked.found.value.every(({ id }) => id === aarti.id)) askAgain();
    shared.askAgain();
    const isVerified = verdict.kind === 'verified';
    showToast({
      tone: 'success',
      title: {
        message: isVerified ? adminWords.wasVerified : adminWords.wasRejected,
        values: { title: aarti.title },
      },
      // A rejection tells its owner at once; a publication can be taken back before many have seen it.
      ...(isVerified && {
        action: {
          label: { message: adminWords.takeBack },
          run: () => void takeBack({ ...aarti, seq: outcome.value.seq }),
        },
      }),
    });
    return undefined;
  }

  async function takeBack(aarti: AartiToReview): Promise<void> {
    const reason = t(adminWords.takenBackReason);
    const outcome = await reviewAarti(userId, { kind: 'rejected', aarti, reason });
    if (!outcome.ok) tellRefused(adminWords.reviewFailed, outcome.problem);
    else {
      tellDone(adminWords.wasTakenBack);
      shared.askAgain();
    }
  }

  return (
    <>
      <SectionHead title={t(adminWords.review)} text={t(adminWords.reviewText)} />
      <WhenAnswered asked={asked}>
        {(aartis) =>
          aartis.length === 0 ? (
            <EmptyState
              order={3}
              title={t(adminWords.nothingToReview)}
              text={t(adminWords.nothingToReviewText)}
            />
          ) : (
            aartis.map((aarti) => (
              <ToReview
                key={`${aarti.id} ${aarti.seq}`}
                userId={userId}
                aarti={aarti}
                isOpen={openId === aarti.id}
                onOpen={() => setOpenId(aarti.id)}
                onVerdict={(verdict) => decide(aarti, verdict)}
              />
            ))
          )
        }
      </WhenAnswered>
      <SharedList userId={userId} shared={shared} />
    </>
  );
}

interface ToReviewProps {
  userId: string;
  aarti: AartiToReview;
  isOpen: boolean;
  onOpen(): void;
  /** Resolves with why it was not taken. */
  onVerdict(verdict: ReviewVerdict): Promise<AdminRefusal | undefined>;
}

function ToReview({ userId, aarti, isOpen, onOpen, onVerdict }: ToReviewProps) {
  const { t, language } = useI18n();
  const isOnline = useIsOnline();
  const [isBusy, setIsBusy] = useState(false);
  const [isRejecting, setIsRejecting] = useState(false);
  const { title, letters, fileType, tags, festival, deity, isChange, waitingSince } = aarti;
  const isFor = festival ?? deity;
  const hasWords = letters !== undefined;
  const isFile = fileType !== 'text';
  const [words, setWords] = useState<string>();
  const [file, setFile] = useState<Uint8Array<ArrayBuffer>>();
  const signs = strangeSigns(title) + strangeSigns(words ?? '');
  const isShown = (!hasWords || words !== undefined) && (!isFile || file !== undefined);
  // Nobody verifies what was not shown to them.
  const mayVerify = !isBusy && isOnline && isShown;

  async function decide(verdict: ReviewVerdict): Promise<boolean> {
    setIsBusy(true);
    const why = await onVerdict(verdict);
    setIsBusy(false);
    return why === undefined;
  }

  return (
    <article className={classes.card} aria-labelledby={`review-${aarti.id}`} data-testid="to-review">
      <div>
        <h3 id={`review-${aarti.id}`} className={classes.subhead}>
          <bdi>{title}</bdi>
        </h3>
        <div className={classes.badges}>
          {isFor && (
            <Badge tone="gold">
              <bdi>{language === 'hi' ? (isFor.nameHi ?? isFor.name) : isFor.name}</bdi>
            </Badge>
          )}
          {isChange && <Badge>{t(adminWords.isChange)}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </div>
        <p className={classes.quiet}>
          {t(adminWords.waitingSince, { date: formatDate(new Date(waitingSince), language) })}
        </p>
      </div>
      {signs > 0 && (
        <p className={classes.refusal} role="alert">
          <AlertIcon size="1.25rem" />
          <span>{t(adminWords.strangeInIt, { count: signs })}</span>
        </p>
      )}
      {isOpen && hasWords && <SharedWords userId={userId} aarti={aarti} onShown={setWords} />}
      {isOpen && isFile && <SharedFile userId={userId} aarti={aarti} onShown={setFile} />}
      {!isOpen && (hasWords || isFile) && (
        <div className={classes.acts}>
          <Button variant="default" onClick={onOpen} data-testid={isFile ? 'show-file' : 'show-words'}>
            {t(isFile ? adminWords.showFile : adminWords.showWords)}
          </Button>
        </div>
      )}
      <div className={classes.acts}>
        <Button
          aria-disabled={!mayVerify}
          data-disabled={!mayVerify}
          onClick={() => mayVerify && void decide({ kind: 'verified', aarti, file })}
          data-testid="verify"
        >
          {t(isBusy ? adminWords.saving : adminWords.verify)}
        </Button>
        <Button
          variant="default"
          disabled={!isOnline}
          onClick={() => setIsRejecting(true)}
          data-testid="reject"
        >
          {t(adminWords.reject)}
        </Button>
      </div>
      {isRejecting && (
        <ReasonDialog
          title={t(adminWords.rejectTitle)}
          act={t(adminWords.reject)}
          onReason={(reason) => decide({ kind: 'rejected', aarti, reason })}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </article>
  );
}

interface SharedWordsProps {
  userId: string;
  aarti: AartiToReview;
  /** With the words that are shown; undefined when they are shown no more. */
  onShown(words: string | undefined): void;
}

function SharedWords({ userId, aarti, onShown }: SharedWordsProps) {
  const { t } = useI18n();
  const ask = useCallback(() => readSharedWords(userId, aarti), [userId, aarti]);
  const asked = useRemote(ask);
  const found = asked.found?.ok ? asked.found.value : undefined;
  useEffect(() => {
    onShown(found);
    return () => onShown(undefined);
  }, [found, onShown]);
  return (
    <WhenAnswered asked={asked}>
      {(words) => (
        <Scrolled label={t(adminWords.wordsOf, { title: aarti.title })}>
          {wordsInPieces(words).map((piece, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the words stay as they are
            <p key={at} className={classes.verse} dir="auto">
              {piece}
            </p>
          ))}
        </Scrolled>
      )}
    </WhenAnswered>
  );
}

interface SharedFileProps {
  userId: string;
  aarti: AartiToReview;
  /** With the bytes of what is shown; undefined when it is shown no more. */
  onShown(bytes: Uint8Array<ArrayBuffer> | undefined): void;
}

/** A file, shown only as pictures of it that this device has drawn. */
function SharedFile({ userId, aarti, onShown }: SharedFileProps) {
  const { t } = useI18n();
  const ask = useCallback(() => readShared(userId, aarti), [userId, aarti]);
  const asked = useRemote(ask);
  const found = asked.found?.ok ? asked.found.value : undefined;
  useEffect(() => {
    if (found?.kind !== 'pictures') return undefined;
    onShown(found.bytes);
    return () => onShown(undefined);
  }, [found, onShown]);
  return (
    <WhenAnswered asked={asked}>
      {(file) =>
        file.kind === 'unreadable' ? (
          <p className={classes.refusal} role="alert">
            <AlertIcon size="1.25rem" />
            <span>{t(adminWords.fileUnreadable)}</span>
          </p>
        ) : (
          <Pages file={file} title={aarti.title} />
        )
      }
    </WhenAnswered>
  );
}

function Pages({ file, title }: { file: Extract<ReadableFile, { kind: 'pictures' }>; title: string }) {
  const { t } = useI18n();
  const addresses = useAddresses(file.pictures) ?? [];
  return (
    <Scrolled label={t(adminWords.wordsOf, { title })}>
      {addresses.map((address, at) => (
        <img
          key={address}
          src={address}
          alt={t(adminWords.pageOf, { title, page: at + 1, all: file.pages })}
        />
      ))}
      {file.pages > file.pictures.length && (
        <p className={classes.quiet}>
          {t(adminWords.morePages, { shown: file.pictures.length, all: file.pages })}
        </p>
      )}
    </Scrolled>
  );
}

/** Longer than its place: it scrolls, so that it has to be reached by the keyboard. */
function Scrolled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.reader} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
