import { useId } from 'react';
import classes from './plain-select.module.css';

export interface PlainSelectProps<Value extends string> {
  label: string;
  /** Whether only those who listen need the label. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  isDisabled?: boolean;
  testId?: string;
  onChange(value: Value): void;
}

/** One of several, by the control that every device has. */
export function PlainSelect<Value extends string>(props: PlainSelectProps<Value>) {
  const { label, isLabelHidden = false, value, options, isDisabled = false, testId, onChange } = props;
  const selectId = useId();
  return (
    <span className={classes.field}>
      <label htmlFor={selectId} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <select
        id={selectId}
        className={classes.select}
        value={value}
        disabled={isDisabled}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
