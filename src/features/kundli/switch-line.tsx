import { useId } from 'react';
import { Switch } from '#ui/switch.tsx';
import classes from './kundli.module.css';

export interface SwitchLineProps {
  label: string;
  /** What it means that it is as it is. */
  note: string;
  isOn: boolean;
  onTurn(isOn: boolean): void;
}

/** A switch with its words beside it. */
export function SwitchLine({ label, note, isOn, onTurn }: SwitchLineProps) {
  const id = useId();
  return (
    <div className={classes.switchLine}>
      <span>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-note`} className={classes.quiet}>
          {note}
        </span>
      </span>
      <Switch
        id={id}
        checked={isOn}
        aria-describedby={`${id}-note`}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
    </div>
  );
}
