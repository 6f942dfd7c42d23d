import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { hasDevanagari } from '#domain/transliteration/transliterate.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { ReadAloudBar } from '#ui/read-aloud/read-aloud-bar.tsx';
import { useReadAloud, type SpokenLine } from '#ui/read-aloud/use-read-aloud.ts';
import { choose, readerChoices } from './reader-choices.ts';
import type { AartiReading } from './reading.ts';

/** What the voice of the device is at. */
export interface SaidStanza {
  stanza: number;
  stop(): void;
}

/** Has the voice of the device say the words. `onSay`: which stanza it is at, and how to end it; undefined where it has ended. */
export function StanzasAloud({
  reading: { title, stanzas },
  onSay,
}: {
  reading: AartiReading;
  onSay(said: SaidStanza | undefined): void;
}) {
  const { language } = useI18n();
  const rate = useStore(readerChoices, (choices) => choices.rate);
  const aloud = useReadAloud(title[language], spokenStanzas(stanzas), rate);
  const said = aloud.current === undefined ? undefined : Number(aloud.current.split('.')[0]);
  const latest = useRef(onSay);
  useEffect(() => {
    latest.current = onSay;
  });
  const { stop } = aloud;
  useEffect(() => latest.current(said === undefined ? undefined : { stanza: said, stop }), [said, stop]);
  return <ReadAloudBar reading={aloud} rate={rate} onRate={(chosen) => choose({ rate: chosen })} />;
}

/** Line by line, as some voices break off within a long text. Sanskrit and the sisters of Hindi are said by its voice. */
function spokenStanzas(stanzas: AartiReading['stanzas']): SpokenLine[] {
  return stanzas.flatMap(({ lines }, stanza) =>
    lines.map((line, place) => ({
      id: `${stanza}.${place}`,
      text: line.replaceAll(/[।॥|]/g, ','),
      language: hasDevanagari(line) ? ('hi' as const) : ('en' as const),
    })),
  );
}
