import { Button } from '@mantine/core';
import { readAloud as texts } from '#i18n/catalogue/read-aloud.ts';
import { useI18n } from '#i18n/use-i18n.ts';
import { Choice } from '../choice.tsx';
import { IconFrame } from '../icons.tsx';
import classes from './read-aloud-bar.module.css';
import type { ReadAloud, SpeechRate } from './use-read-aloud.ts';

/** Begins and ends the reading; the speed is chosen while it goes on. */
export function ReadAloudBar({
  reading,
  rate,
  onRate,
}: {
  reading: ReadAloud;
  rate: SpeechRate;
  onRate(rate: SpeechRate): void;
}) {
  const { t, language } = useI18n();
  const { canSpeak, lacking, isReading, hasFailed } = reading;
  const isMute = !canSpeak || reading.isMute || lacking === language;
  return (
    <div className={classes.bar} data-print="no">
      {!isMute && (
        <Button
          variant="default"
          size="sm"
          leftSection={<SpeakerIcon />}
          aria-pressed={isReading}
          onClick={isReading ? reading.stop : reading.start}
          data-testid="read-aloud"
        >
          {t(isReading ? texts.stop : texts.read)}
        </Button>
      )}
      {isReading && (
        <Choice
          legend={t(texts.speed)}
          options={(['slow', 'usual', 'fast'] as const).map((value) => ({ value, label: t(texts[value]) }))}
          value={rate}
          onChange={onRate}
        />
      )}
      <output className={classes.note} data-testid="voice-note">
        {!canSpeak && t(texts.noSpeech)}
        {canSpeak && lacking && t(lacking === 'hi' ? texts.noHindi : texts.noEnglish)}
        {hasFailed && t(texts.failed)}
        {isReading && t(texts.locked)}
      </output>
    </div>
  );
}

function SpeakerIcon() {
  return (
    <IconFrame size="1.125rem">
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
    </IconFrame>
  );
}
