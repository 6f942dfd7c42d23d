import { defineMessages } from '../messages.ts';

export const namesTexts = defineMessages({
  title: { en: 'Name letters by nakshatra', hi: 'नक्षत्र से नाम का अक्षर' },
  intro: {
    en: 'The syllable with which tradition begins a name, from the Moon’s nakshatra and pada at birth, in both scripts. Computed on this device.',
    hi: 'जन्म के चंद्र-नक्षत्र और चरण से वह अक्षर जिससे परंपरा नाम शुरू करती है, दोनों लिपियों में। इसी डिवाइस पर।',
  },
  description: {
    en: 'Baby name letters for all 27 nakshatras and 108 padas in English and Hindi: from a birth, from a nakshatra, or from a name back to its rashi. Free and private.',
    hi: 'सभी 27 नक्षत्रों और 108 चरणों के नाम-अक्षर: जन्म से, नक्षत्र से, या नाम से उसकी राशि तक। मुफ़्त और निजी।',
  },
  custom: {
    en: 'A letter is a custom for the name of the rite; many give another one for every day, and no name does harm.',
    hi: 'अक्षर संस्कार के नाम की एक रीति है; बहुत-से लोग बुलाने का नाम अलग रखते हैं, और किसी नाम से हानि नहीं होती।',
  },
  whose: { en: 'Whose birth?', hi: 'किसका जन्म?' },
  letter: { en: 'The name begins with', hi: 'नाम का अक्षर' },
  example: { en: 'A worked example', hi: 'एक उदाहरण' },
  born: { en: 'Moon in {star}, pada {pada} ({rashi})', hi: 'चंद्र {star}, चरण {pada} में ({rashi})' },
  share: { en: 'for {share} of the time in which the birth may lie', hi: 'जन्म के संभव समय के {share} में' },
  unsure: {
    en: 'The time of birth leaves the pada open. The likeliest comes first.',
    hi: 'जन्म-समय से चरण पक्का नहीं होता। सबसे संभावित पहले।',
  },
  others: { en: 'Other letters in use:', hi: 'प्रचलित अन्य अक्षर:' },
  rareSound: { en: 'as hardly a name begins with it', hi: 'इस अक्षर से नाम दुर्लभ हैं' },
  abhijit: { en: 'where Abhijit is counted', hi: 'जहाँ अभिजित गिना जाता है' },
  south: { en: 'in the south', hi: 'दक्षिण में' },
  wholeNakshatra: { en: 'The whole of {star}:', hi: 'पूरा {star}:' },
  byName: { en: 'From a name to its nakshatra', hi: 'नाम से नक्षत्र' },
  byNameLabel: { en: 'A name', hi: 'नाम' },
  byNameHint: {
    en: 'Such as Ravi or Geeta, in either script; its first sound counts',
    hi: 'जैसे रवि या गीता, अंग्रेज़ी अक्षरों में भी; पहली ध्वनि गिनी जाती है',
  },
  byNameNone: {
    en: 'No pada has this sound.',
    hi: 'यह ध्वनि किसी चरण की नहीं है।',
  },
  table: { en: 'All nakshatras', hi: 'सभी नक्षत्र' },
  nakshatra: { en: 'Nakshatra', hi: 'नक्षत्र' },
  rashi: { en: 'Rashi', hi: 'राशि' },
  padaOf: { en: 'Pada {pada}', hi: 'चरण {pada}' },
  source: {
    en: 'Muhurta Chintamani; Avakahada wheel of the almanacs',
    hi: 'मुहूर्त चिंतामणि; पंचांगों का अवकहड़ा चक्र',
  },
  next: { en: 'What people look at next', hi: 'आगे क्या देखते हैं' },
  naming: { en: 'Naming days', hi: 'नामकरण का मुहूर्त' },
});
