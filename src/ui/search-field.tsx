import { ActionIcon, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useRef } from 'react';
import { CloseIcon, SearchIcon } from './icons.tsx';
import classes from './search-field.module.css';

export interface SearchFieldProps {
  label: string;
  placeholder: string;
  clearLabel: string;
  /** Of the line that tells what was found. */
  statusId: string;
  testId: string;
  typed: string;
  onType(text: string): void;
}

/** A field that finds while somebody types; the cross empties it and stays in it. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  statusId,
  testId,
  typed,
  onType,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextInput
      ref={input}
      type="search"
      enterKeyHint="search"
      aria-label={label}
      placeholder={placeholder}
      className={classes.search}
      leftSection={<SearchIcon size="1.25rem" />}
      rightSection={
        typed.trim() === '' ? null : (
          <ActionIcon
            aria-label={clearLabel}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <CloseIcon size="1.125rem" />
          </ActionIcon>
        )
      }
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      aria-describedby={statusId}
      data-testid={testId}
    />
  );
}
