import type { DangerRule } from './rule.ts';

export const addiction: readonly DangerRule[] = [
  {
    danger: 'addiction',
    when: [
      [
        /(?:\bnasha|\bnashe|sharaa?b|\bdaa?ru\b|alcohol|\bdrunk|drinking (?:problem|habit|too much|alcohol)|\bdrugs?\b|\bsmack\b|ganja|gambl|\bjua\b|\bjue\b|satta|betting|online game|नशा|नशे|शराब|दारू|ड्रग|गांजा|जुआ|जुए|सट्टा|सट्टे)/,
        /(?:husband|wife|\bson\b|brother|father|\bpati\b|\bbet[ae]\b|\bbhai\b|papa|\bi\b|\bmy\b|mera|mere|meri|mujh|पति|बेट|भाई|पापा|पिता|मेर|मुझ)/,
        /(?:addict|problem|habit|\blat\b|quit|stop|leave|give up|lost|debt|remed|upay|totka|mantra|chh?ud|chh?od|karta|karte|peet[aei]|pita|pite|cure|de-?addict| लत|छुड|छोड|उपाय|टोटका|मंत्र|पीता|पीते|करता|हार)/,
      ],
    ],
    unless:
      /(?:shop|dukaa?n|restaurant|\bbar (?:counter|licen)|licen|prasad|bhairav|vrat|fast\b|during|picture|painting|neighbou?r(?:hood)|near (?:the |my )?house|दुकान|प्रसाद|व्रत|भैरव)/,
  },
  {
    // Bottles behind the shrine, things sold from the house, one last bet.
    danger: 'addiction',
    when: [
      [
        /(?:\bdrinks?\b|drinking|\bpeg\b|bottles?|quarter|sharaa?b|\bdaa?ru|thek[ae]\b|whisk|\brum\b|\bbeer|pee?kar|pee?ke|pee ke|शराब|दारू|बोतल|ठेक|पीकर|पी कर|ठर्रा)/,
        /(?:husband|\bpati\b|papa|father|\bson\b|\bbet[ae]\b|brother|\bbhai|damaad|\bhe\b|\bi\b|\bmain\b|wife|jeth|devar|पति|पापा|पिता|बेटा|बेटे|भाई|दामाद|मैं)/,
        /(?:from (?:the )?morning|subah (?:se|hi|uthte)|\bhides?\b|hidden|chh?upa|\broz\b|every (?:day|night|evening)|\bdaily\b|salary|tankhwa|pagaa?r|girvi|lost (?:his|my) job|hands? shak|haath kaa?np|can(?:no)?t stop|cant sleep without|without it|naali|liver|सुबह (?:से|ही|उठते)|छुपा|छिपा|रोज|तनख्वाह|पगार|गिरवी|कांप|हर (?:रात|शाम)|नाली| लीवर)/,
      ],
      [
        /(?:chit+a\b|chit+e\b|smack|brown sugar|heroin|\bmdma\b|ga+n?ja|charas|afee?m|opium|cough syrup|bhukki|nashe? k[aei]|nasha|needles|syringe|चिट्टा|चिट्टे|स्मैक|गांजा|गांजे|चरस|अफीम|हेरोइन|नशे|नशा|सिरिंज)/,
        /(?:\bson\b|\bbet[ae]\b|brother|\bbhai|husband|\bpati\b|nephew|bhatij|\bhe\b|\bmain\b|ladka|ladke|cousin|friend|बेटा|बेटे|भाई|पति|भतीज|लडका|लडके|मैं)/,
        /(?:pad ga|lag ga|lagata|\bfas|phas|phans|\bbech|chori|steal|sell|sold|dubla|\bthin\b|paise|money|caught|chhut|chhoot|chh?od|leave|\blat\b|hooked|addict|kharab sangat|पड ग|लग ग|लगा|फंस|बेच|चोरी|दुबला|पैसे|छूट|छोड| लत|संगत)/,
      ],
      [
        /(?:rummy|teen ?pat+i|(?:\bipl\b|cricket|fantasy).{0,24}(?:app|bet|team|satta|paisa|money)|dream ?11|betting|\bbets?\b|satta|matka|\bjua\b|\bjue\b|casino|aviator|poker|lottery|colou?r (?:prediction|trading|game)|रमी|सट्टा|सट्टे|मटका|जुआ|जुए|लॉटरी|तीन पत्ती|ड्रीम)/,
        /(?:\bhaa?r(?: |a |e )?(?:ga|chuk|diy|di )|\blost\b|losing|\blose\b|doob|karz|karj|\bloan|\bdebt|udha+r|gehne|jewel|sold|bech|addict|(?:last|aa?khri|ek aur) (?:\S+ )?(?:time|baa?r|bet|chance|daa?v)|savings|can(?:no)?t stop|\blat\b|recover|हार (?:ग|चुक)|हार |डूब|कर्ज|उधार|गहने|बेच| लत |आखिरी|लोन)/,
      ],
    ],
    unless:
      /(?:\bwater|paani|\bpani\b|\bmilk|doodh|\btea\b|chai\b|copper|tamba|juice|kadha|पानी|दूध|चाय|तांब|काढा|shop|dukaa?n|restaurant|licen|prasad|bhairav|bhog|vrat (?:me|ke din|khol)|dream|sapn|सपन|picture|painting|pandav|yudhishth|mahabharat|shakuni|युधिष्ठिर|पांडव|महाभारत|shivji|shiv ji|bhole|शिव|दुकान|प्रसाद|व्रत (?:में|के दिन|खोल)|भैरव|diwali (?:par|pe|me) (?:jua|teen)|money ?plant)/,
  },
];
