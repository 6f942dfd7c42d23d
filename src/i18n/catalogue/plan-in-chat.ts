import { defineMessages } from '../messages.ts';

/** A plan that goes along with a message: read here, asked where north is, drawn with what was found. */
export const planInChat = defineMessages({
  looking: { en: 'Is this a floor plan?', hi: 'क्या यह घर का नक़्शा है?' },
  lookingWhy: {
    en: 'This device looks for rooms in it, so that Disha can judge them. Nothing is sent yet.',
    hi: 'यह डिवाइस इसमें कमरे ढूँढ रहा है, ताकि दिशा उन्हें परख सके। अभी कुछ भेजा नहीं गया है।',
  },
  progress: { en: 'Read so far: {percent}%', hi: 'अब तक पढ़ा गया: {percent}%' },
  sendUnread: { en: 'Send without reading', hi: 'बिना पढ़े भेजें' },
  back: { en: 'Back to the message', hi: 'संदेश पर लौटें' },
  noPlan: { en: 'This is no plan: send it as it is', hi: 'यह नक़्शा नहीं है: ऐसे ही भेजें' },
  missing: { en: 'The plan cannot be read just now', hi: 'नक़्शा अभी पढ़ा नहीं जा सकता' },
  missingWhy: {
    en: 'What reads plans comes to this device with the next connection. Your message can stay in the box until then. Sent as it is, the picture goes unread.',
    hi: 'नक़्शा पढ़ने वाला हिस्सा इंटरनेट मिलते ही इस डिवाइस पर आएगा। तब तक आपका संदेश यहीं रह सकता है। ऐसे ही भेजने पर तस्वीर बिना पढ़े जाएगी।',
  },
  sketch: { en: 'The plan with the rooms that were read: {rooms}', hi: 'नक़्शा, पढ़े गए कमरों के साथ: {rooms}' },
  refine: { en: 'Correct this plan', hi: 'यह नक़्शा ठीक करें' },
});
