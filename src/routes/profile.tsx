import { createFileRoute } from '@tanstack/react-router';
import { LogoutButton } from '#app/frame/logout-button.tsx';
import { CalendarChoices } from '#features/preferences/calendar-choices.tsx';
import { LanguageChoice } from '#features/preferences/language-choice.tsx';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import { profile } from '#i18n/catalogue/profile.ts';

export const Route = createFileRoute('/profile')({ component: ProfilePage });

function ProfilePage() {
  return (
    <ProfileScreen
      signOut={<LogoutButton label={profile.signOut} />}
      preferences={
        <>
          <LanguageChoice />
          <CalendarChoices />
        </>
      }
    />
  );
}
