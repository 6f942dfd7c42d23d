import { Button } from '@mantine/core';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './back-button.module.css';
import { BackIcon } from './icons.tsx';

/** Back through the history; where the page was opened by its address there is none, and the home page is the way back. */
export function BackButton() {
  const { t } = useI18n();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <Button
      className={classes.back}
      variant="subtle"
      color="gray"
      leftSection={<BackIcon size="1.25rem" />}
      onClick={() => {
        if (canGoBack) router.history.back();
        else void router.navigate({ to: '/' });
      }}
    >
      {t(ui.back)}
    </Button>
  );
}
