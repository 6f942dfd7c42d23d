import { useCallback, useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { changeAdminRow, listRows, type AdminRow } from '#session/admin-rows.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { EntryForm } from './entry-form.tsx';
import {
  festivalFaults,
  festivalLimits,
  festivalRowOf,
  festivalWordsOf,
  type EditedFestival,
} from './festival-words.ts';
import { CheckField, SelectField, TextField } from './fields.tsx';
import { Badge, EntryHead, RowWords, SectionHead } from './list-parts.tsx';
import { SearchedList } from './searched-list.tsx';
import type { SectionProps } from './section.ts';
import { tellDone } from './tell.ts';
import { useRemote } from '#session/use-remote.ts';
import { useDeityNames, type DeityName } from './use-deity-names.ts';
import { useEntry } from './use-entry.ts';
import { useEntryRow } from './use-entry-row.ts';

/** The words of the festivals: a list with search, and one of them to be written. */
export function FestivalsSection({ userId, id }: SectionProps) {
  return id === undefined ? <FestivalList userId={userId} /> : <OneFestival userId={userId} id={id} />;
}

const listed = ['id', 'name', 'name_hi', 'festival_type', 'rule_id', 'is_published'] as const;

function FestivalList({ userId }: { userId: string }) {
  const { t } = useI18n();
  const ask = useCallback(() => listRows(userId, 'festivals', listed, { order: 'name' }), [userId]);
  const asked = useRemote(ask);
  return (
    <>
      <SectionHead title={t(adminWords.festivals)} text={t(adminWords.festivalsText)} />
      <SearchedList
        asked={asked}
        wordsOf={({ name, name_hi: nameHi, festival_type: type }) => [name, nameHi ?? '', type ?? '']}
        renderRow={(festival) => (
          <>
            <RowWords path={`festivals/${festival.id}`} title={festival.name} titleHi={festival.name_hi} />
            {!festival.is_published && <Badge tone="hidden">{t(adminWords.hidden)}</Badge>}
          </>
        )}
      />
    </>
  );
}

function OneFestival({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const asked = useEntryRow(userId, 'festivals', id);
  const deities = useDeityNames(userId);
  return (
    <>
      <EntryHead title={t(adminWords.editFestival)} list="festivals" />
      <WhenAnswered asked={asked}>
        {(row) =>
          row && (
            <WhenAnswered asked={deities}>
              {(names) => <FestivalForm userId={userId} row={row} deities={names} />}
            </WhenAnswered>
          )
        }
      </WhenAnswered>
    </>
  );
}

const labels: Readonly<Record<keyof EditedFestival, Message>> = {
  name: adminWords.name,
  name_hi: adminWords.nameHi,
  description: adminWords.description,
  description_hi: adminWords.descriptionHi,
  significance: adminWords.significance,
  significance_hi: adminWords.significanceHi,
  region: adminWords.regionWords,
  region_hi: adminWords.regionWordsHi,
  festival_type: adminWords.festivalType,
  deity_id: adminWords.deity,
  is_published: adminWords.isPublished,
};

/** The texts of a festival, in pairs of languages. */
const texts: readonly { name: Exclude<keyof EditedFestival, 'is_published'>; most: number; rows?: number }[] =
  [
    { name: 'name', most: festivalLimits.name },
    { name: 'name_hi', most: festivalLimits.name },
    { name: 'description', most: festivalLimits.text, rows: 6 },
    { name: 'description_hi', most: festivalLimits.text, rows: 6 },
    { name: 'significance', most: festivalLimits.text, rows: 6 },
    { name: 'significance_hi', most: festivalLimits.text, rows: 6 },
    { name: 'region', most: festivalLimits.region },
    { name: 'region_hi', most: festivalLimits.region },
  ];

interface FestivalFormProps {
  userId: string;
  row: AdminRow<'festivals'>;
  deities: readonly DeityName[];
}

function FestivalForm({ userId, row: first, deities }: FestivalFormProps) {
  const { t, language } = useI18n();
  const [row, setRow] = useState(first);
  const entry = useEntry(userId, `festival ${first.id}`, {
    initial: festivalWordsOf(row),
    base: row.updated_at,
  });
  const { words, change } = entry;
  const faults = festivalFaults(words);
  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      saveLabel={t(adminWords.save)}
      save={() =>
        changeAdminRow(userId, 'festivals', { id: row.id, updated_at: entry.base }, festivalRowOf(words))
      }
      wordsOf={festivalWordsOf}
      onSaved={(saved) => {
        setRow(saved);
        tellDone(adminWords.saved);
      }}
    >
      {(fault) => (
        <>
          <div className={classes.pair}>
            {texts.map(({ name, most, rows }) => (
              <TextField
                key={name}
                label={t(labels[name])}
                name={name}
                lang={name.endsWith('_hi') ? 'hi' : 'en'}
                isRequired={name === 'name'}
                most={most}
                {...(rows !== undefined && { rows })}
                value={words[name]}
                error={fault(name)}
                onChange={(text) => change({ [name]: text })}
              />
            ))}
            <TextField
              label={t(adminWords.festivalType)}
              name="festival_type"
              description={t(adminWords.festivalTypeText)}
              most={festivalLimits.type}
              value={words.festival_type}
              error={fault('festival_type')}
              onChange={(type) => change({ festival_type: type })}
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
            />
          </div>
          <CheckField
            label={t(adminWords.isPublished)}
            description={t(adminWords.festivalPublishedText)}
            isChecked={words.is_published}
            onChange={(isChecked) => change({ is_published: isChecked })}
            testId="is-published"
          />
        </>
      )}
    </EntryForm>
  );
}
