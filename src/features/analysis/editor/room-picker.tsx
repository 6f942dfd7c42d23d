import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { RoomId } from '#domain/vaastu/types.ts';
import { planEditor as texts } from '#i18n/catalogue/plan-editor.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { kindName } from '../plan-stage/room-name.ts';
import { searchRooms } from './search-rooms.ts';
import classes from './room-picker.module.css';

export interface RoomPickerProps {
  /** What the room is now, if that is known. */
  value: RoomId | null;
  recent: readonly RoomId[];
  /** Opened for a room that has just been made. */
  isAsking: boolean;
  onChoose(room: RoomId): void;
}

/** What a room is, from a list that is searched by typing. */
export function RoomPicker({ value, recent, isAsking, onChoose }: RoomPickerProps) {
  const { t, language } = useI18n();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isAsking);
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const found = searchRooms(words, recent);
  const shown = isOpen ? found : [];

  function open(): void {
    setOpen(true);
    setActive(0);
  }

  function choose(room: RoomId): void {
    setOpen(false);
    setWords('');
    onChoose(room);
  }

  function goTo(index: number): void {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const count = shown.length;
    if (event.key === 'ArrowDown') {
      if (!isOpen) open();
      else if (count > 0) goTo((active + 1) % count);
    } else if (event.key === 'ArrowUp' && count > 0) goTo((active + count - 1) % count);
    else if (event.key === 'Enter' && shown[active]) choose(shown[active]);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={classes.picker}>
      <label htmlFor={id} className={classes.label}>
        {t(texts.chooseName)}
      </label>
      <input
        id={id}
        className={classes.input}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown[active] ? `${id}-${shown[active]}` : undefined}
        autoComplete="off"
        placeholder={value ? kindName(value, language) : t(texts.searchName)}
        value={words}
        data-testid="room-search"
        onChange={(event) => {
          setWords(event.currentTarget.value);
          open();
        }}
        onFocus={open}
        onBlur={() => setOpen(value === null)}
        onKeyDown={onKeyDown}
      />
      {/* A native list closes the keyboard of a phone, and cannot be searched by parts of words. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field keeps the focus and has the keys */}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t(texts.chooseName)}
        hidden={!isOpen}
        className={classes.list}
      >
        {shown.map((room, index) => (
          <div
            key={room}
            id={`${id}-${room}`}
            role="option"
            aria-selected={room === value}
            data-active={index === active || undefined}
            className={classes.option}
            // The field keeps the focus, and with it the list stays open until the choice is made.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(room)}
          >
            {kindName(room, language)}
            {words === '' && recent.includes(room) && (
              <span className={classes.recent}>{t(texts.lastUsed)}</span>
            )}
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      {isOpen && found.length === 0 && <p className={classes.nothing}>{t(texts.noSuchName)}</p>}
    </div>
  );
}
