import { defineMessages } from '../messages.ts';

/** The dates of others that somebody follows, from the births that the device keeps. */
export const family = defineMessages({
  title: { en: 'Family', hi: 'परिवार' },
  text: {
    en: 'Follow the birthdays of your people by date, tithi or nakshatra. Births stay where you keep your charts; the dates you follow are kept with your other dates.',
    hi: 'अपनों के जन्मदिन तारीख़, तिथि या नक्षत्र से याद रखें। जन्म का विवरण वहीं रहता है जहाँ आप कुंडलियाँ रखते हैं; चुनी हुई तारीख़ें आपकी बाक़ी तारीख़ों के साथ रखी जाती हैं।',
  },
  none: {
    en: 'Add somebody’s birth in the kundli, and their days stand here.',
    hi: 'कुंडली में किसी का जन्म विवरण जोड़ें, उनके दिन यहाँ दिखेंगे।',
  },
  addPerson: { en: 'Add a person', hi: 'व्यक्ति जोड़ें' },
  addTithi: { en: 'Somebody’s tithi', hi: 'किसी की तिथि' },
  unnamed: { en: 'Birth of {date}', hi: '{date} का जन्म' },
  born: { en: 'Born {date}, {place}', hi: 'जन्म {date}, {place}' },

  byDate: { en: 'By date', hi: 'तारीख़ से' },
  byTithi: { en: 'By tithi', hi: 'तिथि से' },
  byStar: { en: 'By nakshatra', hi: 'नक्षत्र से' },
  next: { en: 'Next {date}', hi: 'अगली बार {date}' },
  finding: { en: 'The day is being worked out…', hi: 'दिन निकाला जा रहा है…' },
  failed: {
    en: 'The day could not be worked out on this device.',
    hi: 'इस डिवाइस पर दिन नहीं निकल सका।',
  },
  unsure: {
    en: 'It changed on that day: give the time of birth in the kundli.',
    hi: 'उस दिन यह बदला था: कुंडली में जन्म का समय दें।',
  },
  starNote: {
    en: 'By nakshatra: at sunrise, in the Sun’s month of the birth; of two such days the later. The next three years are added at a time.',
    hi: 'नक्षत्र से: सूर्योदय पर, जन्म के सौर मास में; दो दिन हों तो बाद वाला। एक बार में अगले तीन साल जोड़े जाते हैं।',
  },

  follow: { en: 'Follow', hi: 'याद रखें' },
  followNamed: { en: 'Follow: {title}', hi: 'याद रखें: {title}' },
  followed: { en: 'Followed', hi: 'याद रखा है' },
  followedToast: {
    en: 'Followed, with a reminder the day before and on the day',
    hi: 'याद रखा गया; एक दिन पहले और उसी दिन याद दिलाया जाएगा',
  },
  followFailed: { en: 'The date could not be added', hi: 'तारीख़ नहीं जोड़ी जा सकी' },

  titleDate: { en: '{name}’s birthday', hi: '{name} का जन्मदिन' },
  titleTithi: { en: '{name}’s birthday by tithi', hi: '{name} का जन्मदिन (तिथि)' },
  titleStar: { en: '{name}’s birthday by nakshatra', hi: '{name} का जन्मदिन (नक्षत्र)' },
});
