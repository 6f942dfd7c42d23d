import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { adminToasts } from '#i18n/catalogue/admin.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { addCatalogueDeity, changeCatalogueDeity } from '#session/admin.ts';
import { listRows, type AdminRow } from '#session/admin-rows.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { DeityPicture } from './deity-picture.tsx';
import { deityFaults, deityLimits, deityRowOf, deityWordsOf, noDeity } from './deity-words.ts';
import { EntryForm } from './entry-form.tsx';
import { CheckField, TextField } from './fields.tsx';
import { FileField, pictureTypes } from './file-field.tsx';
import { Badge, EntryHead, RowWords, SectionHead } from './list-parts.tsx';
import { SearchedList } from './searched-list.tsx';
import type { SectionProps } from './section.ts';
import { takeBackRefusal, tellDone, tellRefused } from './tell.ts';
import { useRemote } from '#session/use-remote.ts';
import { useEntry } from './use-entry.ts';
import { useEntryRow } from './use-entry-row.ts';

/** The catalogue of deities: a list with search, and one of them to be written. */
export function DeitiesSection({ userId, id }: SectionProps) {
  return id === undefined ? <DeityList userId={userId} /> : <OneDeity userId={userId} id={id} />;
}

const listed = ['id', 'name', 'name_hi', 'image', 'is_published'] as const;

function DeityList({ userId }: { userId: string }) {
  const { t } = useI18n();
  const ask = useCallback(() => listRows(userId, 'deities', listed, { order: 'name' }), [userId]);
  const asked = useRemote(ask);
  return (
    <>
      <SectionHead
        title={t(adminWords.deities)}
        text={t(adminWords.deitiesText)}
        add={{ path: 'deities/new', label: t(adminWords.addDeity) }}
      />
      <SearchedList
        asked={asked}
        wordsOf={({ name, name_hi: nameHi }) => [name, nameHi ?? '']}
        renderRow={(deity) => (
          <>
            <DeityPicture deity={deity} />
            <RowWords path={`deities/${deity.id}`} title={deity.name} titleHi={deity.name_hi} />
            {!deity.is_published && <Badge tone="hidden">{t(adminWords.hidden)}</Badge>}
          </>
        )}
      />
    </>
  );
}

function OneDeity({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const asked = useEntryRow(userId, 'deities', id);
  return (
    <>
      <EntryHead title={t(id === 'new' ? adminWords.addDeity : adminWords.editDeity)} list="deities" />
      <WhenAnswered asked={asked}>{(row) => <DeityForm userId={userId} row={row} />}</WhenAnswered>
    </>
  );
}

const labels = {
  name: adminWords.name,
  name_hi: adminWords.nameHi,
  about: adminWords.about,
  about_hi: adminWords.aboutHi,
  image: adminWords.image,
  is_published: adminWords.isPublished,
};

function DeityForm({ userId, row: first }: { userId: string; row: AdminRow<'deities'> | undefined }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [row, setRow] = useState(first);
  const [picture, setPicture] = useState<File>();
  const entry = useEntry(userId, `deity ${first?.id ?? 'new'}`, {
    initial: row ? deityWordsOf(row) : noDeity,
    base: row?.updated_at ?? '',
  });
  const { words, change } = entry;
  const faults = deityFaults(words);

  async function save() {
    takeBackRefusal(adminToasts.deityFailed);
    const entered = { ...deityRowOf(words), picture };
    if (row) return changeCatalogueDeity(userId, { id: row.id, updated_at: entry.base }, entered);
    const outcome = await addCatalogueDeity(userId, entered);
    if (!outcome.ok) tellRefused(adminToasts.deityFailed, outcome.problem);
    return outcome;
  }

  function onSaved(saved: AdminRow<'deities'>): void {
    setPicture(undefined);
    setRow(saved);
    if (row) tellDone(adminWords.saved);
    else {
      tellDone(adminToasts.deityAdded);
      void navigate({ to: '/admin/$', params: { _splat: `deities/${saved.id}` }, replace: true });
    }
  }

  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      isMoreToSave={picture !== undefined}
      saveLabel={t(row ? adminWords.save : adminWords.addDeity)}
      save={save}
      wordsOf={deityWordsOf}
      onSaved={onSaved}
      remove={
        row && {
          userId,
          table: 'deities',
          row: { id: row.id, updated_at: row.updated_at },
          name: row.name,
          onRemoved: () => void navigate({ to: '/admin/$', params: { _splat: 'deities' } }),
        }
      }
    >
      {(fault) => (
        <>
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.name)}
              name="name"
              isRequired
              most={deityLimits.name}
              value={words.name}
              error={fault('name')}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t(adminWords.nameHi)}
              name="name_hi"
              lang="hi"
              most={deityLimits.name}
              value={words.name_hi}
              error={fault('name_hi')}
              onChange={(name) => change({ name_hi: name })}
            />
            <TextField
              label={t(adminWords.about)}
              name="about"
              rows={6}
              most={deityLimits.about}
              value={words.about}
              error={fault('about')}
              onChange={(about) => change({ about })}
            />
            <TextField
              label={t(adminWords.aboutHi)}
              name="about_hi"
              lang="hi"
              rows={6}
              most={deityLimits.about}
              value={words.about_hi}
              error={fault('about_hi')}
              onChange={(about) => change({ about_hi: about })}
            />
          </div>
          <fieldset className={classes.fieldset}>
            <legend>{t(adminWords.picture)}</legend>
            <DeityPicture
              deity={{ name: words.name, name_hi: words.name_hi, image: words.image }}
              chosen={picture}
            />
            <FileField
              label={t(adminWords.choosePicture)}
              accept={pictureTypes}
              file={picture}
              onFile={setPicture}
              testId="deity-picture"
            />
            <TextField
              label={t(adminWords.image)}
              name="image"
              description={t(adminWords.imageText)}
              most={deityLimits.image}
              value={words.image}
              error={fault('image')}
              onChange={(image) => change({ image })}
            />
          </fieldset>
          <CheckField
            label={t(adminWords.isPublished)}
            description={t(adminWords.isPublishedText)}
            isChecked={words.is_published}
            onChange={(isChecked) => change({ is_published: isChecked })}
            testId="is-published"
          />
        </>
      )}
    </EntryForm>
  );
}
