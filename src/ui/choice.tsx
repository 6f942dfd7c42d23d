import { useId, type ReactNode } from 'react';
import classes from './choice.module.css';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The language of the label, where it is not that of the page. */
  lang?: string;
}

export interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly ChoiceOption<Value>[];
  value: Value;
  onChange(value: Value): void;
}

/** A few choices side by side, one of which holds. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  // The menu and a page may both offer a choice, and radio buttons of one name would push each other out.
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
