import { ActionIcon } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { chatSearch } from '#i18n/catalogue/chat-guest.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import classes from './search-box.module.css';

/** Where one types what to look for among one's messages. Escape empties it. */
export function SearchBox({ words, onChange }: { words: string; onChange(words: string): void }) {
  const { t } = useI18n();
  const input = useRef<HTMLInputElement>(null);

  function clear(): void {
    onChange('');
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || words === '' || event.nativeEvent.isComposing) return;
    // The sheet around it stays open.
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <div className={classes.search}>
      <SearchIcon size="1.25rem" className={classes.icon} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={classes.input}
        aria-label={t(chatSearch.label)}
        placeholder={t(chatSearch.placeholder)}
        data-testid="message-search"
        value={words}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {words !== '' && (
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.clear}
          aria-label={t(chatSearch.clear)}
          onClick={clear}
        >
          <CloseIcon size="1.125rem" />
        </ActionIcon>
      )}
    </div>
  );
}
