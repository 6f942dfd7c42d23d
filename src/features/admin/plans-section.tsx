import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { adminWords } from '#i18n/catalogue/admin-words.ts';
import { formatNumber, formatRupees } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { addRow, changeAdminRow, listRows, type AdminRow } from '#session/admin-rows.ts';
import classes from './admin.module.css';
import { WhenAnswered } from './answered.tsx';
import { EntryForm } from './entry-form.tsx';
import { CheckField, TextField } from './fields.tsx';
import { Badge, EntryHead, SectionHead } from './list-parts.tsx';
import { noPlan, planFaults, planLimits, planRowOf, planWordsOf } from './plan-words.ts';
import type { SectionProps } from './section.ts';
import { tellDone } from './tell.ts';
import { useRemote } from '#session/use-remote.ts';
import { useEntry } from './use-entry.ts';
import { useEntryRow } from './use-entry-row.ts';

/** The plans that are sold: a list, and one of them to be written. One that was sold is never deleted, only withdrawn. */
export function PlansSection({ userId, id }: SectionProps) {
  return id === undefined ? <PlanList userId={userId} /> : <OnePlan userId={userId} id={id} />;
}

const listed = ['id', 'name', 'name_hi', 'price', 'credits', 'is_offered'] as const;

function PlanList({ userId }: { userId: string }) {
  const { t, language } = useI18n();
  const ask = useCallback(() => listRows(userId, 'subscription_plans', listed, { order: 'price' }), [userId]);
  const asked = useRemote(ask);
  return (
    <>
      <SectionHead
        title={t(adminWords.plans)}
        text={t(adminWords.plansText)}
        add={{ path: 'plans/new', label: t(adminWords.addPlan) }}
      />
      <WhenAnswered asked={asked}>
        {(plans) => (
          <ul className={classes.rows}>
            {plans.map((plan) => (
              <li key={plan.id} className={classes.row}>
                <div className={classes.rowWords}>
                  <p className={classes.rowTitle}>
                    <Link to="/admin/$" params={{ _splat: `plans/${plan.id}` }}>
                      {language === 'hi' ? (plan.name_hi ?? plan.name) : plan.name}
                    </Link>
                  </p>
                  <span className={classes.quiet} data-numeric>
                    {formatRupees(plan.price, language)} ·{' '}
                    {t(adminWords.creditsOf, { credits: formatNumber(plan.credits, language) })}
                  </span>
                </div>
                <Badge tone={plan.is_offered ? 'good' : 'hidden'}>
                  {t(plan.is_offered ? adminWords.offered : adminWords.notOffered)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </WhenAnswered>
    </>
  );
}

function OnePlan({ userId, id }: { userId: string; id: string }) {
  const { t } = useI18n();
  const asked = useEntryRow(userId, 'subscription_plans', id);
  return (
    <>
      <EntryHead title={t(id === 'new' ? adminWords.addPlan : adminWords.editPlan)} list="plans" />
      <WhenAnswered asked={asked}>{(row) => <PlanForm userId={userId} row={row} />}</WhenAnswered>
    </>
  );
}

const labels = {
  name: adminWords.name,
  name_hi: adminWords.nameHi,
  price: adminWords.price,
  credits: adminWords.credits,
  is_offered: adminWords.isOffered,
};

function PlanForm({
  userId,
  row: first,
}: {
  userId: string;
  row: AdminRow<'subscription_plans'> | undefined;
}) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [row, setRow] = useState(first);
  const entry = useEntry(userId, `plan ${first?.id ?? 'new'}`, {
    initial: row ? planWordsOf(row) : noPlan,
    base: row?.updated_at ?? '',
  });
  const { words, change } = entry;
  const faults = planFaults(words);

  function onSaved(saved: AdminRow<'subscription_plans'>): void {
    setRow(saved);
    tellDone(adminWords.saved);
    if (!row) void navigate({ to: '/admin/$', params: { _splat: `plans/${saved.id}` }, replace: true });
  }

  return (
    <EntryForm
      entry={entry}
      labels={labels}
      faults={faults}
      saveLabel={t(row ? adminWords.save : adminWords.addPlan)}
      save={() =>
        row
          ? changeAdminRow(
              userId,
              'subscription_plans',
              { id: row.id, updated_at: entry.base },
              planRowOf(words),
            )
          : addRow(userId, 'subscription_plans', planRowOf(words))
      }
      wordsOf={planWordsOf}
      onSaved={onSaved}
    >
      {(fault) => (
        <>
          <div className={classes.pair}>
            <TextField
              label={t(adminWords.name)}
              name="name"
              isRequired
              most={planLimits.name}
              value={words.name}
              error={fault('name')}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t(adminWords.nameHi)}
              name="name_hi"
              lang="hi"
              most={planLimits.name}
              value={words.name_hi}
              error={fault('name_hi')}
              onChange={(name) => change({ name_hi: name })}
            />
            <TextField
              label={t(adminWords.price)}
              name="price"
              type="number"
              isRequired
              min={1}
              max={planLimits.price}
              most={8}
              value={words.price}
              error={fault('price')}
              onChange={(price) => change({ price })}
            />
            <TextField
              label={t(adminWords.credits)}
              name="credits"
              type="number"
              isRequired
              min={1}
              max={planLimits.credits}
              most={8}
              value={words.credits}
              error={fault('credits')}
              onChange={(credits) => change({ credits })}
            />
          </div>
          <CheckField
            label={t(adminWords.isOffered)}
            description={t(adminWords.isOfferedText)}
            isChecked={words.is_offered}
            onChange={(isChecked) => change({ is_offered: isChecked })}
            testId="is-offered"
          />
        </>
      )}
    </EntryForm>
  );
}
