import { useId } from 'react';
import type { Dwelling, PlanContext, School, Stage, TreeKind } from '#domain/vaastu/plan.ts';
import type { Direction8 } from '#domain/vaastu/types.ts';
import { analyze } from '#i18n/catalogue/analyze.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Message } from '#i18n/messages.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '#ui/choice.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import classes from './analyze.module.css';
import { DirectionPicker, directionNames } from './direction-picker.tsx';
import { PlainSelect } from './plain-select.tsx';
import { Step } from './step.tsx';

export interface SiteQuestionsProps {
  context: PlanContext;
  onChange(context: PlanContext): void;
}

const open = 'open';

/** What the drawing does not show. Each may be left open, and says what is not assessed then. */
export function SiteQuestions({ context, onChange }: SiteQuestionsProps) {
  const { t, language } = useI18n();
  const values = questions.map((name) => context[name]);
  const answered = values.filter((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined));

  function choose<Name extends keyof PlanContext>(name: Name, value: PlanContext[Name] | undefined): void {
    const { [name]: _, ...others } = context;
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    onChange(isEmpty ? others : { ...others, [name]: value });
  }

  return (
    <Step
      number={4}
      title={t(analyze.questionsTitle)}
      text={t(analyze.questionsText)}
      testId="step-questions"
    >
      <details className={classes.questions}>
        <summary data-testid="open-questions">
          <span>
            {t(analyze.answered, {
              count: formatNumber(answered.length, language),
              all: formatNumber(questions.length, language),
            })}
          </span>
          <ChevronDownIcon />
        </summary>
        <div className={classes.questionList}>
          <div>
            <Choice<Dwelling | typeof open>
              legend={t(analyze.dwelling)}
              value={context.dwelling ?? open}
              options={[...optionsOf(dwellings, t), { value: open, label: t(analyze.leaveOpen) }]}
              onChange={(value) => choose('dwelling', value === open ? undefined : value)}
            />
            <p className={classes.quiet}>{t(analyze.dwellingWithout)}</p>
          </div>
          <div>
            <Choice<Stage | typeof open>
              legend={t(analyze.stage)}
              value={context.stage ?? open}
              options={[...optionsOf(stages, t), { value: open, label: t(analyze.leaveOpen) }]}
              onChange={(value) => choose('stage', value === open ? undefined : value)}
            />
            <p className={classes.quiet}>{t(analyze.stageWithout)}</p>
          </div>
          <SchoolQuestion school={context.school} onChange={(school) => choose('school', school)} />
          <h3>{t(analyze.around)}</h3>
          <div className={classes.around}>
            <DirectionPicker
              legend={t(analyze.slope)}
              hint={t(analyze.slopeWithout)}
              chosen={context.slope ? [context.slope] : []}
              most={1}
              onChange={([slope]) => choose('slope', slope)}
            />
            <DirectionPicker
              legend={t(analyze.roads)}
              hint={t(analyze.roadsWithout)}
              chosen={context.roads ?? []}
              onChange={(roads) => choose('roads', roads)}
            />
            <TreeQuestion trees={context.trees ?? []} onChange={(trees) => choose('trees', trees)} />
            <DirectionPicker
              legend={t(analyze.water)}
              hint={t(analyze.waterWithout)}
              chosen={context.water ?? []}
              onChange={(water) => choose('water', water)}
            />
          </div>
        </div>
      </details>
    </Step>
  );
}

const questions = ['dwelling', 'stage', 'school', 'slope', 'roads', 'trees', 'water'] as const;

const dwellings: Readonly<Record<Dwelling, Message>> = {
  flat: analyze.flat,
  house: analyze.house,
  plot: analyze.plot,
  office: analyze.office,
};

const stages: Readonly<Record<Stage, Message>> = {
  building: analyze.building,
  buying: analyze.buying,
  living: analyze.living,
};

const schools: Readonly<Record<School, { name: Message; text: Message }>> = {
  classical: { name: analyze.classical, text: analyze.classicalText },
  '16-zone': { name: analyze.sixteen, text: analyze.sixteenText },
  regional: { name: analyze.regional, text: analyze.regionalText },
};

function optionsOf<Value extends string>(
  names: Readonly<Record<Value, Message>>,
  t: (message: Message) => string,
): { value: Value; label: string }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: t(names[value]) }));
}

/** Each with its sentence, as the names alone say little. */
function SchoolQuestion(props: { school: School | undefined; onChange(school: School | undefined): void }) {
  const { school, onChange } = props;
  const { t } = useI18n();
  const name = useId();
  const options = [
    { value: undefined, name: analyze.schoolOpen, text: analyze.schoolOpenText },
    ...(Object.keys(schools) as School[]).map((value) => ({ value, ...schools[value] })),
  ];
  return (
    <fieldset className={classes.schools}>
      <legend>{t(analyze.school)}</legend>
      {options.map((option) => {
        const id = `${name}-${option.value ?? open}`;
        return (
          <div key={id}>
            <input
              type="radio"
              id={id}
              name={name}
              aria-describedby={`${id}-text`}
              checked={school === option.value}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={id}>{t(option.name)}</label>
            <span id={`${id}-text`} className={classes.quiet}>
              {t(option.text)}
            </span>
          </div>
        );
      })}
    </fieldset>
  );
}

type Trees = NonNullable<PlanContext['trees']>;

function TreeQuestion({ trees, onChange }: { trees: Trees; onChange(trees: Trees): void }) {
  const { t } = useI18n();
  return (
    <div>
      <DirectionPicker
        legend={t(analyze.trees)}
        hint={t(analyze.treesWithout)}
        chosen={trees.map(({ at }) => at)}
        onChange={(chosen) => onChange(chosen.map((at) => trees.find((tree) => tree.at === at) ?? { at }))}
      />
      {trees.length > 0 && (
        <div className={classes.trees}>
          {trees.map((tree) => (
            <PlainSelect<TreeKind>
              key={tree.at}
              label={t(analyze.treeKind, { direction: t(directionNames[tree.at]) })}
              value={tree.kind ?? 'other'}
              options={optionsOf(treeKinds, t)}
              onChange={(kind) => onChange(trees.map((other) => ofKind(other, tree.at, kind)))}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function ofKind(tree: Trees[number], at: Direction8, kind: TreeKind): Trees[number] {
  if (tree.at !== at) return tree;
  return kind === 'other' ? { at } : { at, kind };
}

const treeKinds: Readonly<Record<TreeKind, Message>> = {
  other: analyze.treeOther,
  plaksha: analyze.treePlaksha,
  banyan: analyze.treeBanyan,
  udumbara: analyze.treeUdumbara,
  peepal: analyze.treePeepal,
  thorny: analyze.treeThorny,
  milky: analyze.treeMilky,
  fruit: analyze.treeFruit,
};
