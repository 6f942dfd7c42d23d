import { expect, test } from 'vitest';
import { recording } from '#i18n/catalogue/voice-recording.ts';
import { failureWords } from './failure-words.ts';
import type { VoiceFailure } from './voice-state.ts';

test.each<[VoiceFailure, string]>([
  ['denied', 'Could not access microphone. Please check your permissions.'],
  ['no-microphone', 'Could not access microphone. Please check your permissions.'],
  ['in-use', 'Could not access microphone. Please check your permissions.'],
  ['unsupported', 'Could not access microphone. Please check your permissions.'],
  ['not-understood', 'Could not understand the speech. Please try again.'],
  ['speech', 'Failed to process speech. Please try again.'],
  ['busy', 'Failed to process speech. Please try again.'],
  ['sign-in', 'Failed to process speech. Please try again.'],
  ['audio', 'Failed to process audio. Please try again.'],
  ['unreachable', 'Error processing speech. Please try again.'],
  ['no-speech', 'No speech detected. Please try again.'],
  ['unplugged', 'Error processing audio. Please try again.'],
  ['recording', 'Error processing audio. Please try again.'],
  ['none', 'Speech cannot be written down here.'],
])('%s is told as "%s"', (failure, words) => {
  expect(failureWords(failure, false).title.en).toBe(words);
  expect(failureWords(failure, true).title.en).toBe(words);
});

test.each<VoiceFailure>(['speech', 'busy', 'unreachable'])(
  'with %s it is said that the recording is still there',
  (failure) => {
    expect(failureWords(failure, true).description.en).toContain('still here');
    expect(failureWords(failure, true).description.hi).toContain('यहीं');
  },
);

test('success has its own words', () => {
  expect(recording.success.en).toBe('Speech converted to text!');
});
