import { defineMessages } from '../messages.ts';

/** What a page shows before anybody speaks; the rest of the words come with the microphone. */
export const voice = defineMessages({
  speak: { en: 'Speak instead of typing', hi: 'लिखने के बजाय बोलें' },
  notLoaded: {
    en: 'The microphone could not be loaded. Please check your connection, or type.',
    hi: 'माइक तैयार नहीं हो सका। कृपया इंटरनेट जाँचें, या लिखकर पूछें।',
  },
});
