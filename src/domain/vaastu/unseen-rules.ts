import type { Text, UnseenRuleId } from './types.ts';

/** A rule that no drawing shows: what to ask, and what is found by the answer. */
export interface UnseenRule {
  weight: number;
  question: Text;
  kept: Text;
  broken: Text;
  /** What the tradition says, in a few words. */
  why: Text;
}

// prettier-ignore
export const unseenRules: Readonly<Record<UnseenRuleId, UnseenRule>> = {
  G06: { weight: 0.5, question: { en: 'Do the heavy things stand in the south and west, with the north-east light?', hi: 'क्या भारी सामान दक्षिण और पश्चिम में है, और ईशान हल्का है?' }, kept: { en: 'The south-west carries the weight, and the north-east is light.', hi: 'भार नैर्ऋत्य में है और ईशान हल्का है।' }, broken: { en: 'The weight of the home does not lie in the south-west.', hi: 'घर का भार नैर्ऋत्य में नहीं है।' }, why: { en: 'Tradition keeps weight in the south-west.', hi: 'परंपरा भार नैर्ऋत्य में रखती है।' } },
  G07: { weight: 0.5, question: { en: 'Is the way to the main door free of a pole, tree, drain or corner right in front of it?', hi: 'क्या मुख्य द्वार के ठीक सामने खंभा, पेड़, नाली या कोना नहीं है?' }, kept: { en: 'Nothing stands in line with the main door.', hi: 'मुख्य द्वार की सीध में कुछ नहीं है।' }, broken: { en: 'Something stands in line with the main door.', hi: 'मुख्य द्वार की सीध में कुछ है।' }, why: { en: 'The Brihat Samhita wants the way to the door free.', hi: 'बृहत्संहिता द्वार के सामने का रास्ता खुला चाहती है।' } },
  G10: { weight: 0.5, question: { en: 'Do you sleep with the head to the south or east?', hi: 'क्या आप सिर दक्षिण या पूर्व की ओर करके सोते हैं?' }, kept: { en: 'One sleeps with the head to the south or east.', hi: 'सोते समय सिर दक्षिण या पूर्व की ओर रहता है।' }, broken: { en: 'One sleeps with the head to the north or west.', hi: 'सोते समय सिर उत्तर या पश्चिम की ओर रहता है।' }, why: { en: 'The Brihat Samhita speaks against sleeping with the head to the north or west.', hi: 'बृहत्संहिता उत्तर या पश्चिम की ओर सिर करके सोने से मना करती है।' } },
  G15: { weight: 0.4, question: { en: 'Are there more windows and doors in the north and east than in the south and west?', hi: 'क्या उत्तर और पूर्व में खिड़की-दरवाज़े दक्षिण और पश्चिम से ज़्यादा हैं?' }, kept: { en: 'North and east have more windows and doors.', hi: 'उत्तर और पूर्व में खिड़की-दरवाज़े ज़्यादा हैं।' }, broken: { en: 'South and west have more windows and doors than north and east.', hi: 'दक्षिण और पश्चिम में खिड़की-दरवाज़े उत्तर और पूर्व से ज़्यादा हैं।' }, why: { en: 'Tradition opens a home to the north and east.', hi: 'परंपरा घर को उत्तर और पूर्व में खुला रखती है।' } },
  G02: { weight: 0.3, question: { en: 'Is the floor free of pillars in the middle of the home?', hi: 'क्या घर के बीच के भाग में कोई खंभा नहीं है?' }, kept: { en: 'No pillar stands in the middle part.', hi: 'बीच के भाग में खंभा नहीं है।' }, broken: { en: 'A pillar stands in the middle part.', hi: 'बीच के भाग में खंभा है।' }, why: { en: 'The Brihat Samhita keeps the middle free of pillars.', hi: 'बृहत्संहिता बीच का भाग खंभों से ख़ाली रखती है।' } },
  G08: { weight: 0.2, question: { en: 'Does the main door stay where you leave it, without opening or closing by itself?', hi: 'क्या मुख्य द्वार जहाँ छोड़ें वहीं रहता है, अपने आप खुलता या बंद नहीं होता?' }, kept: { en: 'The main door does not move by itself.', hi: 'मुख्य द्वार अपने आप नहीं चलता।' }, broken: { en: 'The main door opens or closes by itself.', hi: 'मुख्य द्वार अपने आप खुलता या बंद होता है।' }, why: { en: 'The Brihat Samhita wants a door that stays where it is left.', hi: 'बृहत्संहिता ऐसा द्वार चाहती है जो अपने आप न चले।' } },
  G09: { weight: 0.1, question: { en: 'Is the main door the finest door of the home?', hi: 'क्या मुख्य द्वार घर का सबसे सुंदर द्वार है?' }, kept: { en: 'The main door is the finest one.', hi: 'मुख्य द्वार सबसे सुंदर है।' }, broken: { en: 'Another door outshines the main door.', hi: 'कोई दूसरा द्वार मुख्य द्वार से बढ़कर दिखता है।' }, why: { en: 'The Brihat Samhita makes the main door the finest.', hi: 'बृहत्संहिता मुख्य द्वार को सबसे सुंदर रखती है।' } },
};

export const unseenRuleIds = Object.keys(unseenRules) as UnseenRuleId[];
