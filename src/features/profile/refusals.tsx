import { Button } from '@mantine/core';
import type { RefusedChange } from '#db/queries/profile.ts';
import { profile as texts } from '#i18n/catalogue/profile.ts';
import { useI18n, type I18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import type { Field } from './edit-dialog.tsx';
import classes from './profile.module.css';

export interface RefusalsProps {
  refused: readonly RefusedChange[];
  onEdit(refused: RefusedChange): void;
  onDiscard(refused: RefusedChange): void;
}

/** What the server did not take, with the reason, until its writer has looked after it. */
export function Refusals({ refused, onEdit, onDiscard }: RefusalsProps) {
  const { t } = useI18n();
  return (
    <ul className={classes.refusals}>
      {refused.map((one) => (
        <li key={one.row.opId} className={classes.refusalCard}>
          <AlertIcon />
          <div className={classes.refusalWords}>
            <p className={classes.refusalTitle}>{titleOf(one, t)}</p>
            <p>{reasonOf(one, t)}</p>
            <div className={classes.actions}>
              {isMendable(one) && (
                <Button size="sm" variant="default" onClick={() => onEdit(one)}>
                  {t(texts.change)}
                </Button>
              )}
              <Button size="sm" variant="subtle" color="gray" onClick={() => onDiscard(one)}>
                {t(texts.discard)}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The field of the form that the change is about; undefined for a picture or a preference. */
export function refusedFieldOf({ change }: RefusedChange): { field: Field; value: string } | undefined {
  for (const field of ['username', 'full_name'] as const) {
    const value = change[field];
    if (typeof value === 'string') return { field, value };
  }
  return undefined;
}

/** Why the server refused it. */
export function reasonOf({ row: { problem } }: RefusedChange, t: I18n['t']): string {
  const code = problem?.code ?? 'unknown';
  switch (code) {
    case 'username_taken':
      return t(texts.taken);
    case 'file_too_large':
    case 'http_413':
      return t(texts.tooLarge);
    case 'file_lost':
      return t(texts.fileLost);
    default:
      return t(texts.refusedOther, { code });
  }
}

export function isPicture({ change }: RefusedChange): boolean {
  return Object.hasOwn(change, 'avatar_url');
}

function isMendable(refused: RefusedChange): boolean {
  return isPicture(refused) || refusedFieldOf(refused) !== undefined;
}

function titleOf(refused: RefusedChange, t: I18n['t']): string {
  if (isPicture(refused)) return t(texts.pictureRefused);
  const found = refusedFieldOf(refused);
  if (!found) return t(texts.choiceRefused);
  return found.field === 'username'
    ? t(texts.usernameRefused, { username: found.value })
    : t(texts.nameRefused, { name: found.value });
}
