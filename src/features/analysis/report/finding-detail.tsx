import { useId } from 'react';
import { conflicts } from '#domain/vaastu/conflicts.ts';
import type { Finding } from '#domain/vaastu/report.ts';
import { sources } from '#domain/vaastu/sources.ts';
import { agreementLabels, basisLabels, report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import classes from './finding-detail.module.css';

/** Why something was found so, what is said against it, and what can be done. */
export function FindingDetail({ finding }: { finding: Finding }) {
  const { t, language } = useI18n();
  const id = useId();
  const { reason, remarks, views, remedies, basis, agreement } = finding;
  return (
    <>
      <p className={classes.reason}>{reason[language]}</p>
      {remarks.map((remark) => (
        <p key={remark.en} className={classes.reason}>
          {remark[language]}
        </p>
      ))}
      {views.length > 0 && (
        <section className={classes.views} aria-labelledby={`${id}-views`}>
          <h5 id={`${id}-views`} className={classes.title}>
            {t(texts.views)}
          </h5>
          <ul className={classes.list}>
            {views.map((view) => (
              <li key={view.text.en}>
                {view.conflict && <strong>{conflicts[view.conflict].topic[language]}: </strong>}
                {view.text[language]}
              </li>
            ))}
          </ul>
        </section>
      )}
      {remedies.length > 0 && (
        <section aria-labelledby={`${id}-remedies`}>
          <h5 id={`${id}-remedies`} className={classes.title}>
            {t(texts.remedies)}
          </h5>
          <ol className={classes.list}>
            {remedies.map((remedy) => (
              <li key={`${remedy.id} ${remedy.text.en}`}>
                {remedy.text[language]}
                {remedy.isStructural && (
                  <span className={classes.engineer}>
                    <AlertIcon size="1.125rem" />
                    {t(texts.engineer)}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t(texts.basis)}</dt>
          <dd>{t(basisLabels[basis])}</dd>
        </div>
        <div>
          <dt>{t(texts.agreement)}</dt>
          <dd>{t(agreementLabels[agreement])}</dd>
        </div>
        {finding.sources.length > 0 && (
          <div>
            <dt>{t(texts.sources)}</dt>
            <dd>
              <ul className={classes.sources}>
                {finding.sources.map((sourceId) => (
                  <li key={sourceId}>
                    <cite lang="en">{sources[sourceId].title}</cite>{' '}
                    <span className={classes.kind} data-kind={sources[sourceId].kind}>
                      {t(basisLabels[sources[sourceId].kind])}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
