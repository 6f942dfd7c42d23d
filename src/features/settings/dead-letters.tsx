import { Button } from '@mantine/core';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import { writtenText } from './act-words.ts';
import { editableFields } from './editable-fields.ts';
import { OutboxCard, useActLabel } from './outbox-card.tsx';
import type { OutboxItem } from './outbox-view.ts';
import { refusalText, refusedField } from './refusal-text.ts';
import classes from './settings.module.css';
import { ShowMore } from './show-more.tsx';
import { useBeginning } from './use-beginning.ts';

export interface DeadLettersProps {
  items: readonly OutboxItem[];
  now: number;
  acts: Record<'edit' | 'sendAgain' | 'copy' | 'remove', (item: OutboxItem) => void>;
}

/** What the server has refused: kept with its reason until its writer decides. */
export function DeadLetters({ items, now, acts }: DeadLettersProps) {
  const { t } = useI18n();
  const { shown, hidden, showAll } = useBeginning(items);
  return (
    <section aria-labelledby="dead-title">
      <h2 id="dead-title">{t(settings.deadTitle)}</h2>
      <p className={classes.quiet}>{t(settings.deadText)}</p>
      <ul className={classes.list}>
        {shown.map((item) => (
          <DeadLetter key={item.row.opId} item={item} now={now} acts={acts} />
        ))}
      </ul>
      <ShowMore count={hidden} onShow={showAll} />
    </section>
  );
}

function DeadLetter({ item, now, acts }: { item: OutboxItem } & Omit<DeadLettersProps, 'items'>) {
  const { t } = useI18n();
  const label = useActLabel(item);
  const { row } = item;
  const isEditable = editableFields(row, refusedField(row.problem)).length > 0;
  // Its bytes are gone, so that there is nothing to send.
  const isSendable = row.problem?.code !== 'file_lost';
  return (
    <OutboxCard
      item={item}
      now={now}
      reason={
        <span className={classes.refusal}>
          <AlertIcon size="1.25rem" />
          <span>{refusalText(row, t)}</span>
        </span>
      }
    >
      {isEditable && (
        <Button
          size="sm"
          variant="light"
          aria-label={label(t(settings.edit))}
          onClick={() => acts.edit(item)}
        >
          {t(settings.edit)}
        </Button>
      )}
      {!isEditable && isSendable && (
        <Button
          size="sm"
          variant="light"
          aria-label={label(t(settings.sendAgain))}
          onClick={() => acts.sendAgain(item)}
        >
          {t(settings.sendAgain)}
        </Button>
      )}
      {writtenText(row) !== '' && (
        <Button
          size="sm"
          variant="default"
          aria-label={label(t(settings.copy))}
          onClick={() => acts.copy(item)}
        >
          {t(settings.copy)}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        color="gray"
        aria-label={label(t(settings.remove))}
        onClick={() => acts.remove(item)}
      >
        {t(settings.remove)}
      </Button>
    </OutboxCard>
  );
}
