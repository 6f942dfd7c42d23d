import { defineMessages } from '../messages.ts';

/** Rooms that a plan shows without a word in them: asked about, one by one, and not assessed until somebody says. */
export const planUnlabelled = defineMessages({
  title: { en: 'Rooms without a name', hi: 'बिना नाम के कमरे' },
  text: {
    en: 'Walls close these off, and no word says what they are. Until you say, they are not assessed.',
    hi: 'ये दीवारों से घिरे हैं, पर इन पर कुछ लिखा नहीं है। आपके बताने तक इन्हें परखा नहीं जाता।',
  },
  likely: { en: 'A {room} {where}?', hi: '{where} {room}?' },
  unknown: { en: 'A room {where}?', hi: '{where} एक कमरा?' },
  yes: { en: 'Yes', hi: 'हाँ' },
  another: { en: 'I will name it', hi: 'मैं नाम दूँगा/दूँगी' },
  none: { en: 'No room', hi: 'कमरा नहीं' },
  topLeft: { en: 'at the top left', hi: 'ऊपर बाईं ओर' },
  top: { en: 'at the top', hi: 'ऊपर' },
  topRight: { en: 'at the top right', hi: 'ऊपर दाईं ओर' },
  left: { en: 'on the left', hi: 'बाईं ओर' },
  middle: { en: 'in the middle', hi: 'बीच में' },
  right: { en: 'on the right', hi: 'दाईं ओर' },
  bottomLeft: { en: 'at the bottom left', hi: 'नीचे बाईं ओर' },
  bottom: { en: 'at the bottom', hi: 'नीचे' },
  floorsTitle: { en: 'Several plans lie on this sheet', hi: 'इस शीट पर कई नक़्शे हैं' },
  floorsText: {
    en: 'Each is read by itself. Choose the one that is yours; what is marked by then goes.',
    hi: 'हर नक़्शा अलग पढ़ा गया। अपना चुनें; अब तक का चिह्नित हट जाएगा।',
  },
  floor: { en: 'Plan {number} ({rooms} rooms)', hi: 'नक़्शा {number} ({rooms} कमरे)' },
  bottomRight: { en: 'at the bottom right', hi: 'नीचे दाईं ओर' },
});
