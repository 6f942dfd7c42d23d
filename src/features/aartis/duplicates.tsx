import { Button } from '@mantine/core';
import { userDatabase } from '#db/database.ts';
import { settleDuplicate } from '#db/mutations/deity-collection.ts';
import type { DeityCatalogue } from '#db/queries/deities.ts';
import type { DuplicateDeity } from '#db/queries/deity-collection.ts';
import { aartis as texts, collectionDialogs } from '#i18n/catalogue/aartis.ts';
import { formatNumber } from '#i18n/format.ts';
import { isolated } from '#i18n/isolated.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { logQuietly } from '#lib/log.ts';
import { InfoIcon } from '#ui/icons.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './duplicates.module.css';

export interface DuplicatesProps {
  userId: string;
  duplicates: readonly DuplicateDeity[];
  catalogue: Pick<DeityCatalogue, 'deities'>;
}

/** What was added here while another device had added it: nothing is lost, and nothing has to be done but to know it. */
export function Duplicates({ userId, duplicates, catalogue }: DuplicatesProps) {
  const { t, language } = useI18n();

  async function settle(duplicate: DuplicateDeity): Promise<void> {
    try {
      await settleDuplicate(userDatabase(userId), duplicate, () => crypto.randomUUID());
    } catch (error) {
      logQuietly('aartis', error);
      showToast({ tone: 'error', title: { message: collectionDialogs.addFailed } });
    }
  }

  return duplicates.map((duplicate) => {
    const { deity, aartis } = duplicate;
    const known = catalogue.deities.find(({ id }) => id === deity.deity_id);
    const name = isolated(known ? known.name[language] : deity.name);
    return (
      <section
        key={deity.id}
        className={classes.note}
        aria-label={t(collectionDialogs.alreadyAdded)}
        data-testid="duplicate-deity"
      >
        <InfoIcon size="1.25rem" />
        <p>
          <strong>{t(collectionDialogs.alreadyAdded)}</strong> {t(texts.duplicate, { name })}{' '}
          {aartis > 0 && t(texts.duplicateAartis, { count: formatNumber(aartis, language) })}
        </p>
        <Button
          size="sm"
          variant="default"
          onClick={() => void settle(duplicate)}
          data-testid="settle-duplicate"
        >
          {t(texts.duplicateOk)}
        </Button>
      </section>
    );
  });
}
