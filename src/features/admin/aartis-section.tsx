import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { adminToasts } from '#i18n/catalogue/admin.ts';
import { adminLanguages, adminWords } from '#i18n/catalogue/admin-words.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { addDefaultAarti, changeDefaultAarti } from '#session/admin.ts';
import { listRows, type AdminRow } from '#session/admin-rows.ts';
import { ProgressLine } from '#ui/progress-line.tsx';
import {
  aartiFaults,
  aartiLanguages,
  aartiLimits,
  aartiRowOf,
  aartiWordsOf,
  noAarti,
  type AartiWords,
} from './aarti-words.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { EntryForm } from './entry-form.tsx';
import { CheckField, SelectField, TextField } from './fields.tsx';
import { audioTypes, FileField } from './file-field.tsx';
import { Badge, EntryHead, RowWords, SectionHead } from './list-parts.tsx';
import { SearchedList } from './searched-list.tsx';
import type { SectionProps } from './section.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useRemote } from '#session/use-remote.ts';
import { useDeityNames, type DeityName } from './use-deity-names.ts';
import { useEntry, type Entry } from './use-entry.ts';
import { useEntryRow } from './use-entry-row.ts';
import { stanzasOf } from './words.ts';

/** The default aartis: a list with search, and one of them to be written. */
export function AartisSection({ userId, id }: SectionProps) {
  return id === undefined ? <AartiList userId={userId} /> : <OneAarti userId={userId} id={id} />;
}

const listed = [
  'id',
  'title',
  'title_hi',
  'deity_id',
  'language',
  'tags',
  'is_verified',
  'audio_url',
] as const;

function AartiList({ userId }: { userId: string }) {
  const { t, language } = useI18n();
  const ask = useCallback(() => listRows(userId, 'aartis', listed, { order: 'title' }), [userId]);
  const asked = useRemote(ask);
  const deities = useDeityNames(userId);
  const names = new Map((deities.found?.ok ? deities.found.value : []).map((deity) => [deity.id, deity]));
  const deityWords = (deity: DeityName | undefined) => (deity ? [deity.name, deity.name_hi ?? ''] : []);
  return (
    <>
      <SectionHead
        title={t(adminWords.aartis)}
        text={t(adminWords.aartisText)}
        add={{ path: 'aartis/new', label: t(adminWords.addAarti) }}
      />
      <SearchedList
        asked={asked}
        wordsOf={({ title, title_hi: titleHi, tags, deity_id: deityId }) => [
          title,
          titleHi ?? '',
          ...(tags ?? []),
          ...deityWords(names.get(deityId ?? '')),
        ]}
        renderRow={(aarti) => {
          const deity = names.get(aarti.deity_id ?? '');
          return (
            <>
              <RowWords path={`aartis/${aarti.id}`} title={aarti.title} titleHi={aarti.title_hi}>
                <div className={classes.badges}>
                  {deity && (
                    <Badge tone="gold">
                      {language === 'hi' ? (deity.name_hi ?? deity.name) : deity.name}
                    </Badge>
                  )}
                  {aarti.audio_url !== null && <Badge>{t(adminWords.hasAudio)}</Badge>}
                </div>
              </RowWords>
              <Badge tone={aarti.is_verified ? 'good' : 'hidden'}>
                {t(aarti.is_verified ? adminWords.verified : adminWords.notVerified)}
              </Badge>
            </>
          );
        }}
      />
    </>
  );
}

function OneAarti({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const asked = useEntryRow(userId, 'aartis', id);
  const deities = useDeityNames(userId);
  return (
    <>
      <EntryHead title={t(id === 'new' ? adminWords.addAarti : adminWords.editAarti)} list="aartis" />
      <WhenAnswered asked={asked}>
        {(row) => (
          <WhenAnswered asked={deities}>
            {(names) => <AartiForm userId={userId} row={row} deities={names} />}
          </WhenAnswered>
        )}
      </WhenAnswered>
    </>
  );
}

const labels = {
  title: adminWords.titleField,
  title_hi: adminWords.titleHi,
  content: adminWords.verses,
  deity_id: adminWords.deity,
  language: adminWords.language,
  tags: adminWords.tags,
  origin: adminWords.origin,
  origin_hi: adminWords.originHi,
  benefits: adminWords.benefits,
  benefits_hi: adminWords.benefitsHi,
  meanings: adminWords.meanings,
  audio_url: adminWords.audioUrl,
  is_verified: adminWords.isVerified,
};

interface AartiFormProps {
  userId: string;
  row: AdminRow<'aartis'> | undefined;
  deities: readonly DeityName[];
}

function AartiForm({ userId, row: first, deities }: AartiFormProps) {
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const [row, setRow] = useState(first);
  const [audio, setAudio] = useState<File>();
  const [sent, setSent] = useState<{ bytes: number; of: number }>();
  const entry = useEntry(userId, `aarti ${first?.id ?? 'new'}`, {
    initial: row ? aartiWordsOf(row) : noAarti,
    base: row?.updated_at ?? '',
  });
  const { words, change } = entry;
  const faults = aartiFaults(words);

  async function save() {
    takeBackRefusal(adminToasts.aartiFailed);
    const entered = { ...aartiRowOf(words, row), audio };
    const sending = (bytes: number, of: number) => setSent({ bytes, of });
    const outcome = row
      ? await changeDefaultAarti(userId, { id: row.id, updated_at: entry.base }, entered, sending)
      : await addDefaultAarti(userId, entered, sending);
    setSent(undefined);
    if (!row && !outcome.ok) tellRefused(adminToasts.aartiFailed, outcome.problem);
    return outcome;
  }

  function onSaved(saved: AdminRow<'aartis'>): void {
    setAudio(undefined);
    setRow(saved);
    if (row) tellDone(adminWords.saved);
    else {
      tellDone(adminToasts.aartiAdded);
      void navigate({ to: '/admin/$', params: { _splat: `aartis/${saved.id}` }, replace: true });
    }
  }

  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      isMoreToSave={audio !== undefined}
      saveLabel={t(row ? adminWords.save : adminWords.addAarti)}
      save={save}
      wordsOf={aartiWordsOf}
      onSaved={onSaved}
      progress={
        sent && (
          <div data-is-wide>
            <ProgressLine
              words={t(adminWords.sendingFile, {
                sent: saySize(sent.bytes, language),
                all: saySize(sent.of, language),
              })}
              share={sent.bytes / sent.of}
            />
          </div>
        )
      }
      remove={
        row && {
          userId,
          table: 'aartis',
          row: { id: row.id, updated_at: row.updated_at },
          name: row.title,
          onRemoved: () => void navigate({ to: '/admin/$', params: { _splat: 'aartis' } }),
        }
      }
    >
      {(fault) => (
        <>
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.titleField)}
              name="title"
              isRequired
              most={aartiLimits.title}
              value={words.title}
              error={fault('title')}
              onChange={(title) => change({ title })}
            />
            <TextField
              label={t(adminWords.titleHi)}
              name="title_hi"
              lang="hi"
              most={aartiLimits.title}
              value={words.title_hi}
              onChange={(title) => change({ title_hi: title })}
            />
            <SelectField
              label={t(adminWords.deity)}
              value={words.deity_id}
              onChange={(deity) => change({ deity_id: deity })}
              options={[
                { value: '', label: t(adminWords.noDeity) },
                ...deities.map(({ id, name, name_hi: nameHi }) => ({
                  value: id,
                  label: language === 'hi' ? (nameHi ?? name) : name,
                })),
              ]}
              testId="aarti-deity"
            />
            <SelectField
              label={t(adminWords.language)}
              value={words.language}
              onChange={(chosen) => change({ language: chosen })}
              options={aartiLanguages.map((code) => ({ value: code, label: t(adminLanguages[code]) }))}
            />
          </div>
          <TextField
            label={t(adminWords.verses)}
            name="content"
            lang={words.language}
            isRequired
            isSerif
            rows={12}
            most={aartiLimits.content}
            description={t(adminWords.versesText)}
            value={words.content}
            error={fault('content')}
            onChange={(content) => change({ content })}
          />
          <Meanings entry={entry} error={fault('meanings')} />
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.origin)}
              name="origin"
              description={t(adminWords.originText)}
              most={aartiLimits.origin}
              value={words.origin}
              error={fault('origin')}
              onChange={(origin) => change({ origin })}
            />
            <TextField
              label={t(adminWords.originHi)}
              name="origin_hi"
              lang="hi"
              description={t(adminWords.originText)}
              most={aartiLimits.origin}
              value={words.origin_hi}
              error={fault('origin_hi')}
              onChange={(origin) => change({ origin_hi: origin })}
            />
            <TextField
              label={t(adminWords.benefits)}
              name="benefits"
              rows={4}
              description={t(adminWords.benefitsText)}
              most={aartiLimits.benefits}
              value={words.benefits}
              error={fault('benefits')}
              onChange={(benefits) => change({ benefits })}
            />
            <TextField
              label={t(adminWords.benefitsHi)}
              name="benefits_hi"
              lang="hi"
              rows={4}
              description={t(adminWords.benefitsText)}
              most={aartiLimits.benefits}
              value={words.benefits_hi}
              error={fault('benefits_hi')}
              onChange={(benefits) => change({ benefits_hi: benefits })}
            />
          </div>
          <TextField
            label={t(adminWords.tags)}
            name="tags"
            description={t(adminWords.tagsText)}
            most={aartiLimits.tags}
            value={words.tags}
            error={fault('tags')}
            onChange={(tags) => change({ tags })}
          />
          <fieldset className={classes.fieldset}>
            <legend>{t(adminWords.audio)}</legend>
            <FileField
              label={t(adminWords.chooseAudio)}
              accept={audioTypes}
              file={audio}
              onFile={setAudio}
              testId="aarti-audio"
            />
            <TextField
              label={t(adminWords.audioUrl)}
              name="audio_url"
              description={t(adminWords.audioText)}
              most={aartiLimits.audio}
              value={words.audio_url}
              error={fault('audio_url')}
              onChange={(address) => change({ audio_url: address })}
            />
          </fieldset>
          <CheckField
            label={t(adminWords.isVerified)}
            isChecked={words.is_verified}
            onChange={(isChecked) => change({ is_verified: isChecked })}
            testId="is-verified"
          />
        </>
      )}
    </EntryForm>
  );
}

/** What each stanza means, beside the stanza. */
function Meanings({ entry, error }: { entry: Entry<AartiWords>; error: string | undefined }) {
  const { t } = useI18n();
  const { words, change } = entry;
  const stanzas = stanzasOf(words.content);
  const written = words.meanings.filter(({ en, hi }) => en.trim() !== '' || hi.trim() !== '').length;
  if (stanzas.length === 0) return null;

  function write(at: number, some: { en?: string; hi?: string }): void {
    const meanings = stanzas.map((_, index) => words.meanings[index] ?? { en: '', hi: '' });
    const before = meanings[at] ?? { en: '', hi: '' };
    change({ meanings: meanings.with(at, { ...before, ...some }) });
  }

  return (
    <details className={classes.card} open={error !== undefined || undefined}>
      <summary>{t(adminWords.meaningsOf, { written, all: stanzas.length })}</summary>
      {error !== undefined && (
        <p className={classes.refusal} role="alert">
          {error}
        </p>
      )}
      {words.meanings.length > stanzas.length && (
        <p className={classes.notice}>{t(adminWords.meaningsTooMany)}</p>
      )}
      {stanzas.map((stanza, at) => (
        // Stanzas are told from each other by their place alone: a refrain comes again.
        <div key={at} className={classes.stanza}>
          <p className={classes.verse} lang={words.language}>
            {stanza}
          </p>
          <TextField
            label={t(adminWords.meaningEn, { number: at + 1 })}
            name={`meaning-${at}-en`}
            lang="en"
            rows={4}
            most={aartiLimits.meaning}
            value={words.meanings[at]?.en ?? ''}
            onChange={(en) => write(at, { en })}
          />
          <TextField
            label={t(adminWords.meaningHi, { number: at + 1 })}
            name={`meaning-${at}-hi`}
            lang="hi"
            rows={4}
            most={aartiLimits.meaning}
            value={words.meanings[at]?.hi ?? ''}
            onChange={(hi) => write(at, { hi })}
          />
        </div>
      ))}
    </details>
  );
}
