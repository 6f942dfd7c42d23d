import { useId } from 'react';
import { formatTime } from '#i18n/format.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import classes from './reminders.module.css';

export interface HourSelectProps {
  label: string;
  /** 0…23 */
  value: number;
  onChange(hour: number): void;
  /** Beside the words rather than under them. */
  isBare?: boolean;
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of the day, by the device's own list. */
export function HourSelect({ label, value, onChange, isBare = false }: HourSelectProps) {
  const { language } = useI18n();
  const id = useId();
  return (
    <span className={classes.hour}>
      <label htmlFor={id} className={isBare ? 'visually-hidden' : classes.legend}>
        {label}
      </label>
      <select
        id={id}
        className={classes.select}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {formatTime(new Date(Date.UTC(2000, 0, 1, hour)), language, 'UTC')}
          </option>
        ))}
      </select>
    </span>
  );
}
