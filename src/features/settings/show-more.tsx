import { Button } from '@mantine/core';
import { settings } from '#i18n/catalogue/settings.ts';
import { useI18n } from '#i18n/use-i18n.ts';

export function ShowMore({ count, onShow }: { count: number; onShow(): void }) {
  const { t } = useI18n();
  if (count === 0) return null;
  return (
    <Button variant="subtle" color="gray" onClick={onShow}>
      {t(settings.showMore, { count })}
    </Button>
  );
}
