import { policyPage, type Policy } from '#i18n/catalogue/policies.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Screen } from '#ui/screen.tsx';
import classes from './policy-screen.module.css';

/** The day on which the present wording came into force. */
const effectiveFrom = '2026-11-22';

interface PolicyScreenProps {
  policy: Policy;
  /** Where it is found. */
  path: `/${string}`;
}

export function PolicyScreen({ policy, path }: PolicyScreenProps) {
  const { t, language } = useI18n();
  return (
    <Screen
      width="reading"
      back
      title={t(policy.title)}
      intro={t(policy.intro)}
      head={{ path, description: t(policy.intro) }}
    >
      <article className={classes.policy}>
        {policy.sections.map(({ heading, paragraphs = [], points = [] }) => (
          <section key={heading.en}>
            <h2>{t(heading)}</h2>
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point.en}>{t(point)}</li>
                ))}
              </ul>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{t(paragraph)}</p>
            ))}
          </section>
        ))}
        <p className={classes.effective}>
          <time dateTime={effectiveFrom}>
            {t(policyPage.effective, {
              date: formatDate(new Date(`${effectiveFrom}T00:00:00+05:30`), language, 'Asia/Kolkata'),
            })}
          </time>
        </p>
      </article>
    </Screen>
  );
}
