import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DeityCatalogue } from '#db/queries/deities.ts';
import { catalogueAdmin as texts } from '#i18n/catalogue/aartis.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { AdminAartiDialog } from './admin-aarti-dialog.tsx';
import { AdminDeityDialog } from './admin-deity-dialog.tsx';
import classes from './admin-tools.module.css';

export interface AdminToolsProps {
  userId: string;
  catalogue: Pick<DeityCatalogue, 'deities'>;
}

/** What an admin can add to the catalogue, which is for everybody. */
export function AdminTools({ userId, catalogue }: AdminToolsProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState<'deity' | 'aarti'>();
  const close = () => setOpen(undefined);
  return (
    <section className={classes.tools} aria-label={t(texts.title)} data-testid="admin-tools">
      <p className={classes.words}>
        <strong>{t(texts.title)}</strong> <span>{t(texts.text)}</span>
      </p>
      <div className={classes.acts}>
        <Button
          variant="default"
          size="sm"
          leftSection={<PlusIcon size="1.125rem" />}
          onClick={() => setOpen('deity')}
          data-testid="admin-add-deity"
        >
          {t(texts.addDeity)}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<PlusIcon size="1.125rem" />}
          onClick={() => setOpen('aarti')}
          data-testid="admin-add-aarti"
        >
          {t(texts.addAarti)}
        </Button>
      </div>
      {open === 'deity' && <AdminDeityDialog userId={userId} onClose={close} />}
      {open === 'aarti' && <AdminAartiDialog userId={userId} deities={catalogue.deities} onClose={close} />}
    </section>
  );
}
