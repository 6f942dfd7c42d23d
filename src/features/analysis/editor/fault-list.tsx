import type { PlanFault } from '#domain/vaastu/plan.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { AlertIcon } from '#ui/icons.tsx';
import classes from './plan-editor.module.css';

/** What is wrong with a thing, beside it. */
export function FaultList({ faults }: { faults: readonly PlanFault[] }) {
  const { language } = useI18n();
  if (faults.length === 0) return null;
  return (
    <ul className={classes.faults}>
      {faults.map(({ code, roomIds, text }) => (
        <li key={code + roomIds.join(' ')}>
          <AlertIcon size="1.125rem" />
          {/* Which room it is shows by where this stands. */}
          <span>{text[language]}</span>
        </li>
      ))}
    </ul>
  );
}
