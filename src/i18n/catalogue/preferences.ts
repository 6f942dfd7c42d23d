import { defineMessages } from '../messages.ts';

/** The choices that the calendar reckons with. */
export const preferences = defineMessages({
  language: { en: 'Language', hi: 'भाषा' },
  place: { en: 'Place for the calendar', hi: 'पंचांग का स्थान' },
  placeText: {
    en: 'Sunrise there decides the tithi of a day.',
    hi: 'वहाँ का सूर्योदय दिन की तिथि तय करता है।',
  },
  changePlace: { en: 'Change', hi: 'बदलें' },
  changePlaceFrom: { en: 'Change place: {place}', hi: 'स्थान बदलें: {place}' },
  placeTitle: { en: 'Choose a place', hi: 'स्थान चुनें' },
  search: { en: 'City or state', hi: 'शहर या राज्य' },
  foundOne: { en: '1 place', hi: '1 स्थान' },
  foundMany: { en: '{count} places', hi: '{count} स्थान' },
  foundNone: {
    en: 'Not in the list. A larger city nearby will do, or use your position.',
    hi: 'सूची में नहीं है। पास का कोई बड़ा शहर चुनें, या अपना स्थान इस्तेमाल करें।',
  },
  loadingPlaces: { en: 'Opening the list…', hi: 'सूची खुल रही है…' },
  placesFailed: {
    en: 'The list could not be loaded. Connect to the internet and try again.',
    hi: 'सूची नहीं खुल सकी। इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  position: { en: 'Use my position', hi: 'मेरा स्थान इस्तेमाल करें' },
  positionText: {
    en: 'Asked for only now, and rounded to about a kilometre.',
    hi: 'केवल अभी पूछा जाएगा, और लगभग एक किलोमीटर तक गोल किया जाएगा।',
  },
  finding: { en: 'Finding your position…', hi: 'आपका स्थान खोजा जा रहा है…' },
  positionDenied: {
    en: 'The browser may not tell your position. Allow it in the browser’s settings, or choose a city.',
    hi: 'ब्राउज़र को आपका स्थान बताने की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या कोई शहर चुनें।',
  },
  positionFailed: {
    en: 'Your position could not be found. Please choose a city.',
    hi: 'आपका स्थान नहीं मिल सका। कृपया कोई शहर चुनें।',
  },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  monthSystem: { en: 'Lunar month', hi: 'चंद्र मास' },
  purnimanta: { en: 'Purnimanta', hi: 'पूर्णिमांत' },
  purnimantaText: {
    en: 'A month ends at the full moon, as calendars of north India have it.',
    hi: 'महीना पूर्णिमा पर पूरा होता है, जैसा उत्तर भारत के पंचांगों में है।',
  },
  amanta: { en: 'Amanta', hi: 'अमांत' },
  amantaText: {
    en: 'A month ends at the new moon, as calendars of the west and the south have it.',
    hi: 'महीना अमावस्या पर पूरा होता है, जैसा पश्चिम और दक्षिण भारत के पंचांगों में है।',
  },
  notKept: { en: 'That did not work. Nothing has changed.', hi: 'यह नहीं हो सका। कुछ नहीं बदला है।' },
  deviceFull: {
    en: 'This device has no room left. Please free some space and try again.',
    hi: 'इस डिवाइस पर जगह नहीं बची। कृपया थोड़ी जगह ख़ाली करके फिर कोशिश करें।',
  },
});
