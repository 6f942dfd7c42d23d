import { contactTexts as texts } from '#i18n/catalogue/contact.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { useSession } from '#session/use-session.ts';
import { Screen } from '#ui/screen.tsx';
import { ContactForm } from './contact-form.tsx';
import classes from './contact-screen.module.css';
import { ReachUs } from './reach-us.tsx';

/** The form that reaches the operator, and where else they are to be found. */
export function ContactScreen() {
  const { t } = useI18n();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  return (
    <Screen
      title={t(texts.title)}
      intro={t(texts.intro)}
      head={{
        path: '/contact',
        description: t(texts.description),
        jsonLd: [{ '@type': 'ContactPage', name: t(texts.title), url: '/contact' }],
      }}
    >
      <div className={classes.page}>
        {/* What one person has begun is not shown to another. */}
        <ContactForm
          key={`${session.status} ${user?.id}`}
          writer={session.status === 'starting' ? undefined : (user?.id ?? '')}
          email={user?.email ?? ''}
        />
        <ReachUs />
      </div>
    </Screen>
  );
}
