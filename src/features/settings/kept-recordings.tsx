import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { audioTexts as texts } from '#i18n/catalogue/reader.ts';
import { saySize } from '#i18n/say-size.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { keptAudioStore, refreshKeptAudio, removeKept } from '#session/audio-kept.ts';
import { BinIcon } from '#ui/icons.tsx';
import classes from './settings.module.css';

/** The recordings that this device keeps for hearing them offline; nothing where there are none. */
export function KeptRecordings() {
  const { t, language } = useI18n();
  const list = useStore(keptAudioStore, (kept) => kept.list);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void refreshKeptAudio(), []);

  async function remove(address: string): Promise<void> {
    heading.current?.focus();
    await removeKept(address);
  }

  if (list === undefined || list.length === 0) return null;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.quiet}>
        {t(texts.keptTitle)}
      </h3>
      <ul className={classes.recordings} data-testid="kept-recordings">
        {list.map(({ address, title, size }) => (
          <li key={address}>
            <span dir="auto">{title[language]}</span>
            <span data-numeric>{saySize(size, language)}</span>
            <ActionIcon
              aria-label={t(texts.removeOf, { title: title[language] })}
              onClick={() => void remove(address)}
            >
              <BinIcon />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
