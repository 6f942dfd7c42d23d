import { recording } from '#i18n/catalogue/voice-recording.ts';
import type { Message } from '#i18n/messages.ts';
import type { VoiceFailure } from './voice-state.ts';

interface FailureWords {
  title: Message;
  description: Message;
}

/** What went wrong, and what to do. `isKept`: the recording is still there for another try. */
export function failureWords(failure: VoiceFailure, isKept: boolean): FailureWords {
  switch (failure) {
    case 'denied':
      return { title: recording.denied, description: recording.deniedHint };
    case 'no-microphone':
      return { title: recording.denied, description: recording.noMicrophoneHint };
    case 'in-use':
      return { title: recording.denied, description: recording.inUseHint };
    case 'unsupported':
      return { title: recording.denied, description: recording.unsupportedHint };
    case 'unplugged':
      return { title: recording.audioError, description: recording.unpluggedHint };
    case 'recording':
      return { title: recording.audioError, description: recording.typeHint };
    case 'audio':
      return { title: recording.audioFailed, description: recording.typeHint };
    case 'no-speech':
      return { title: recording.noSpeech, description: recording.clearerHint };
    case 'not-understood':
      return { title: recording.notUnderstood, description: recording.clearerHint };
    case 'speech':
      return { title: recording.speechFailed, description: isKept ? recording.keptHint : recording.typeHint };
    case 'busy':
      return { title: recording.speechFailed, description: recording.busyHint };
    case 'sign-in':
      return { title: recording.speechFailed, description: recording.signInHint };
    case 'unreachable':
      return {
        title: recording.speechError,
        description: isKept ? recording.unreachableKeptHint : recording.unreachableHint,
      };
    case 'none':
      return { title: recording.noRecogniser, description: recording.noRecogniserHint };
  }
}
