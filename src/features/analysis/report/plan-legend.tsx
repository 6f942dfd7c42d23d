import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ToneMark } from '#ui/tone-badge.tsx';
import type { PlanTone } from '../plan-stage/plan-stage-props.ts';
import { uiToneOf } from '../plan-stage/tone-look.tsx';
import classes from './plan-legend.module.css';
import { toneName } from './names.ts';

const tones: readonly PlanTone[] = ['ideal', 'acceptable', 'avoid', 'severe'];

/** What the marks on the plan stand for. */
export function PlanLegend() {
  const { t, language } = useI18n();
  return (
    <ul className={classes.legend} aria-label={t(texts.legend)}>
      {tones.map((tone) => (
        <li key={tone}>
          <ToneMark tone={uiToneOf[tone]} />
          {toneName(tone, language)}
        </li>
      ))}
    </ul>
  );
}
