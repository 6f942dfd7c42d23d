import type { InputHTMLAttributes } from 'react';
import classes from './switch.module.css';

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'> & {
  checked: boolean;
};

/** On or off, at once. Its words stand beside it as a label of its `id`. */
export function Switch({ checked, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className={classes.switch}
      checked={checked}
      aria-checked={checked}
    />
  );
}
