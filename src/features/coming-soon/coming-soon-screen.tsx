import { comingSoon } from '#i18n/catalogue/coming-soon.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import classes from './coming-soon-screen.module.css';

export interface ComingSoonScreenProps {
  title: Message;
  /** One sentence: what will be done here. */
  text: Message;
}

/** Says honestly that a page is not there yet, what it will be for, and what can be done today. */
export function ComingSoonScreen({ title, text }: ComingSoonScreenProps) {
  const { t } = useI18n();
  return (
    <Screen width="reading" back documentTitle={`${t(title)} · ${t(ui.productName)}`}>
      <EmptyState
        order={1}
        title={t(title)}
        text={
          <>
            <span className={classes.badge}>{t(comingSoon.badge)}</span>
            {t(text)}
          </>
        }
        action={
          <LinkButton to="/" variant="default">
            {t(comingSoon.askMeanwhile)}
          </LinkButton>
        }
      />
    </Screen>
  );
}
