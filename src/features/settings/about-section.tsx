import { pwa } from '#i18n/catalogue/pwa.ts';
import { civilDateText } from '#i18n/format-civil.ts';
import { formatDate } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ownVersion } from '#pwa/own-version.ts';
import { releases } from '#pwa/releases.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import classes from './settings.module.css';

/** Which version this is, what was new in the last ones, and where to go when something does not work. */
export function AboutSection() {
  const { t, language } = useI18n();
  const { id, at } = ownVersion;
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title">{t(pwa.aboutTitle)}</h2>
      <div className={classes.card}>
        <p className={classes.quiet} data-testid="app-version">
          {t(pwa.version, { id, date: at === '' ? '–' : formatDate(new Date(at), language) })}
        </p>
        <details>
          <summary className={classes.summary}>{t(pwa.news)}</summary>
          {releases.map(({ day, notes }) => (
            <div key={day}>
              <p className={classes.quiet}>
                <time dateTime={day}>{civilDateText(day, language)}</time>
              </p>
              <ul>
                {notes.map((note) => (
                  <li key={note.en}>{t(note)}</li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      </div>
      {/* Another document: it has to work where this app does not. */}
      <a href="/repair.html" className={classes.entry} data-testid="repair-link">
        <span className={classes.entryWords}>
          <span className={classes.entryTitle}>{t(pwa.repairTitle)}</span>
          <span className={classes.quiet}>{t(pwa.repairText)}</span>
        </span>
        <ChevronRightIcon />
      </a>
    </section>
  );
}
