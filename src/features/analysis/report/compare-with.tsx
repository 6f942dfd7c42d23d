import { useState } from 'react';
import type { Sibling } from '#db/queries/analyses.ts';
import { report as texts } from '#i18n/catalogue/report.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PlainSelect } from '../plain-select.tsx';
import classes from './compare-with.module.css';

export interface CompareWithProps {
  floorplanId: string;
  /** At least one. */
  siblings: readonly Sibling[];
}

/** Leads to the comparison with another plan; where there are several, with the chosen one. */
export function CompareWith({ floorplanId, siblings }: CompareWithProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<string>();
  const other = siblings.find((sibling) => sibling.id === chosen) ?? siblings[0];
  if (!other) return null;
  return (
    <div className={classes.choice}>
      {siblings.length > 1 && (
        <PlainSelect
          label={t(texts.otherPlan)}
          isLabelHidden
          value={other.id}
          options={siblings.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setChosen}
        />
      )}
      <LinkButton
        to="/compare"
        search={{ a: floorplanId, b: other.id }}
        variant="default"
        data-testid="compare"
      >
        {siblings.length > 1 ? t(texts.compare) : t(texts.compareWith, { plan: other.title })}
      </LinkButton>
    </div>
  );
}
