import { useCallback, useId, useRef, useState } from 'react';
import type { ConsentPurpose } from '#domain/account/consent-purposes.ts';
import { accountData, consentPurposeTexts } from '#i18n/catalogue/account-data.ts';
import { formatDate } from '#i18n/format.ts';
import type { Language } from '#i18n/messages.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { decide, listConsents, type ConsentDecision } from '#session/consents.ts';
import { useRemote } from '#session/use-remote.ts';
import { Switch } from '#ui/switch.tsx';
import { showToast } from '#ui/toast.ts';
import { ListShape, NotTold, NeedsConnection } from './data-notes.tsx';
import classes from './data-sections.module.css';
import { troubleTexts } from './trouble-text.ts';

/** What the user agrees to, purpose by purpose. */
export function ConsentsSection({ userId }: { userId: string }) {
  const { t } = useI18n();
  const titleId = useId();
  const ask = useCallback(() => listConsents(userId), [userId]);
  const { found, isOnline, askAgain, setValue } = useRemote(ask, { once: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const [saving, setSaving] = useState<ReadonlySet<ConsentPurpose>>(new Set());

  async function save({ purpose, isGiven }: ConsentDecision): Promise<void> {
    if (saving.has(purpose)) return;
    setSaving((before) => new Set([...before, purpose]));
    const told = await decide(userId, purpose, !isGiven);
    setSaving((before) => new Set([...before].filter((each) => each !== purpose)));
    // The switch follows the server, never the finger: a consent that is not on record is none.
    if (told.ok) {
      setValue((before) => before.map((each) => (each.purpose === purpose ? told.value : each)));
      return;
    }
    showToast({
      tone: 'error',
      title: { message: accountData.consentNotSaved },
      description: { message: troubleTexts[told.problem] },
    });
    // It may have been done without an answer.
    askAgain();
  }

  function tryAgain(): void {
    // The button goes with what it stands beside.
    heading.current?.focus();
    askAgain();
  }

  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <h2 id={titleId} ref={heading} tabIndex={-1}>
        {t(accountData.consentsTitle)}
      </h2>
      <p className={classes.quiet}>{t(accountData.consentsText)}</p>
      {!isOnline && <NeedsConnection>{t(accountData.consentsOffline)}</NeedsConnection>}
      {isOnline && found === undefined && <ListShape rows={4} />}
      {isOnline && found?.ok === false && (
        <NotTold what={t(accountData.consentsFailed)} trouble={found.problem} onTryAgain={tryAgain} />
      )}
      {found?.ok && (
        <ul className={classes.rows}>
          {found.value.map((decision) => (
            <ConsentRow
              key={decision.purpose}
              decision={decision}
              isSaving={saving.has(decision.purpose)}
              isOnline={isOnline}
              onToggle={() => void save(decision)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ConsentRowProps {
  decision: ConsentDecision;
  isSaving: boolean;
  isOnline: boolean;
  onToggle(): void;
}

function ConsentRow({ decision, isSaving, isOnline, onToggle }: ConsentRowProps) {
  const { t, language } = useI18n();
  const id = useId();
  const { title, text } = consentPurposeTexts[decision.purpose];
  return (
    <li className={classes.row}>
      <div className={classes.rowWords}>
        <label htmlFor={id} className={classes.rowTitle}>
          {t(title)}
        </label>
        <p id={`${id}-text`} className={classes.quiet}>
          {t(text)}
        </p>
        <output id={`${id}-state`} className={classes.decided} data-given={decision.isGiven}>
          {isSaving ? t(accountData.consentSaving) : sayDecision(decision, { t, language })}
        </output>
      </div>
      <Switch
        id={id}
        checked={decision.isGiven}
        // One that were disabled while it saves would lose the focus.
        disabled={!isOnline}
        aria-busy={isSaving}
        aria-describedby={`${id}-text ${id}-state`}
        onChange={onToggle}
      />
    </li>
  );
}

function sayDecision(
  { isGiven, decidedAt }: ConsentDecision,
  { t, language }: { t: I18n['t']; language: Language },
): string {
  if (decidedAt === undefined) return t(accountData.consentNever);
  const date = formatDate(new Date(decidedAt), language);
  return t(isGiven ? accountData.consentGiven : accountData.consentTakenBack, { date });
}
