import { frame } from '#i18n/catalogue/frame.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { LostCompass } from './lost-compass.tsx';

export function NotFoundScreen() {
  const { t } = useI18n();
  return (
    <Screen documentTitle={`${t(frame.notFoundTitle)} · ${t(ui.productName)}`} head={{ isUnlisted: true }}>
      <EmptyState
        order={1}
        picture={<LostCompass />}
        title={t(frame.notFoundTitle)}
        text={t(frame.notFoundText)}
        action={<LinkButton to="/">{t(frame.returnHome)}</LinkButton>}
      />
    </Screen>
  );
}
