import { useState, type ReactNode } from 'react';
import { foundByWords } from '#domain/devotion/found-by-words.ts';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import type { AdminRefusal } from '#session/admin-refusal.ts';
import type { Remote } from '#session/use-remote.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { TextField } from './fields.tsx';

interface SearchedListProps<Row> {
  asked: Remote<readonly Row[], AdminRefusal>;
  /** What a row is found by. */
  wordsOf(row: Row): readonly string[];
  renderRow(row: Row): ReactNode;
  /** What stands there where the table has no rows. */
  none?: string;
  rowTestId?: string;
}

/** All rows of a table, or those that hold the words in the field above them. */
export function SearchedList<Row extends { id: string }>({
  asked,
  wordsOf,
  renderRow,
  none,
  rowTestId,
}: SearchedListProps<Row>) {
  const { t } = useI18n();
  const [search, setSearch] = useState('');
  return (
    <WhenAnswered asked={asked}>
      {(rows) => {
        if (rows.length === 0 && none !== undefined) return <p className={classes.quiet}>{none}</p>;
        const found = foundByWords(rows, wordsOf, search);
        return (
          <>
            <TextField
              label={t(adminWords.search)}
              name="search"
              type="search"
              isRequired
              most={200}
              value={search}
              onChange={setSearch}
            />
            <output className={classes.quiet}>
              {t(adminWords.countShown, { shown: found.length, all: rows.length })}
            </output>
            {found.length > 0 && (
              <ul className={classes.rows}>
                {found.map((row) => (
                  <li key={row.id} className={classes.row} data-testid={rowTestId}>
                    {renderRow(row)}
                  </li>
                ))}
              </ul>
            )}
          </>
        );
      }}
    </WhenAnswered>
  );
}
