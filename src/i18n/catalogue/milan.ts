import { defineMessages } from '../messages.ts';

export const milanTexts = defineMessages({
  title: { en: 'Kundli matching (Milan)', hi: 'कुंडली मिलान' },
  intro: {
    en: 'The 36 gunas of two births, koota by koota, with what each one looks at, the exceptions the texts name, and where tables differ. Computed on this device, free and private.',
    hi: 'दो जन्मों के 36 गुण, कूट-दर-कूट: हर कूट क्या देखता है, ग्रंथ कौन-से अपवाद बताते हैं, और तालिकाएँ कहाँ भिन्न हैं। इसी डिवाइस पर, मुफ़्त और निजी।',
  },
  description: {
    en: 'Free kundli milan: ashtakoota points of 36 with reasons, nadi and bhakoot exceptions, Mangal on both sides, ten poruthams, and what an uncertain birth time changes. In English and Hindi, on your own device.',
    hi: 'मुफ़्त कुंडली मिलान: 36 गुण कारण सहित, नाड़ी और भकूट के अपवाद, दोनों ओर मंगल, दस पोरुथम, और अनिश्चित जन्म-समय का असर। आपके ही डिवाइस पर।',
  },
  custom: {
    en: 'Matching is a custom, not a verdict: it compares two Moons and knows nothing of two people.',
    hi: 'मिलान एक रिवाज है, निर्णय नहीं: यह दो चंद्रमाओं की तुलना है, दो लोगों को नहीं जानता।',
  },
  print: { en: 'Print', hi: 'छापें' },
  births: { en: 'Two births', hi: 'दो जन्म' },
  groom: { en: 'Groom', hi: 'वर' },
  bride: { en: 'Bride', hi: 'कन्या' },
  result: { en: '{points} of 36', hi: '36 में {points}' },
  resultBetween: { en: '{low} to {high} of 36', hi: '36 में {low} से {high}' },
  example: { en: 'A worked example', hi: 'एक उदाहरण' },
  exampleIntro: {
    en: 'Groom born under {groom}, bride under {bride}.',
    hi: 'वर का नक्षत्र {groom}, कन्या का {bride}।',
  },
  starAndSign: { en: '{star}, pada {pada} ({sign})', hi: '{star}, चरण {pada} ({sign})' },
  unsure: {
    en: 'By the births as told, the total lies between {low} and {high}; {likely} is the likeliest ({share} of all times).',
    hi: 'बताए गए जन्मों से कुल अंक {low} और {high} के बीच है; सबसे संभावित {likely} ({share} समयों में)।',
  },
  unsureSame: {
    en: 'The time is not exact, but every time it may have been gives the same total.',
    hi: 'समय पक्का नहीं है, पर हर संभव समय से कुल अंक वही आते हैं।',
  },
  dependsOnTime: { en: 'depends on the time', hi: 'समय पर निर्भर' },
  kootas: { en: 'The eight kootas', hi: 'आठ कूट' },
  pointsOf: { en: '{points} of {most}', hi: '{most} में {points}' },
  byOtherTable: { en: '{table}: {points}', hi: '{table}: {points}' },
  countFromBride: { en: '{count} from the bride', hi: 'कन्या से {count}' },
  countFromGroom: { en: '{count} from the groom', hi: 'वर से {count}' },
  exceptions: { en: 'Exceptions that hold', hi: 'लागू अपवाद' },
  exceptionsIntro: {
    en: 'Where a koota gives little or nothing, the texts name cases in which that is not counted. Those who follow them read {total} of 36.',
    hi: 'जहाँ कोई कूट कम या शून्य अंक देता है, ग्रंथ ऐसी स्थितियाँ बताते हैं जिनमें वह नहीं गिना जाता। इन्हें मानने वाले 36 में {total} पढ़ते हैं।',
  },
  noExceptions: {
    en: 'None of the exceptions that the texts name is needed or holds here.',
    hi: 'ग्रंथों का कोई अपवाद यहाँ आवश्यक या लागू नहीं है।',
  },
  lifts: { en: 'Lifts {koota}', hi: '{koota} का दोष हटता है' },
  otherTables: { en: 'By other tables in use', hi: 'प्रचलित अन्य तालिकाओं से' },
  otherTablesIntro: {
    en: 'Almanacs and programs print some tables differently, which is why another one may tell you another number.',
    hi: 'पंचांग और प्रोग्राम कुछ तालिकाएँ अलग छापते हैं, इसलिए कहीं और दूसरी संख्या मिल सकती है।',
  },
  mangal: { en: 'Mangal (Mars)', hi: 'मंगल' },
  mangalMissing: {
    en: 'Mars is compared where both births are known; a nakshatra alone does not tell where it stands.',
    hi: 'मंगल की तुलना तब होती है जब दोनों जन्म ज्ञात हों; केवल नक्षत्र से उसका स्थान पता नहीं चलता।',
  },
  mangalHouses: {
    en: 'House of Mars: {lagna} from the lagna, {moon} from the Moon, {venus} from Venus.',
    hi: 'मंगल का भाव: लग्न से {lagna}, चंद्र से {moon}, शुक्र से {venus}।',
  },
  mangalHousesNoLagna: {
    en: 'House of Mars: {moon} from the Moon, {venus} from Venus; without a time there is no lagna.',
    hi: 'मंगल का भाव: चंद्र से {moon}, शुक्र से {venus}; समय के बिना लग्न नहीं होता।',
  },
  mangalCounts: { en: 'Counted as Mangalik', hi: 'मंगलिक गिना जाता है' },
  mangalCountsNot: { en: 'Not counted', hi: 'नहीं गिना जाता' },
  mangalLifted: { en: 'Lifted by an exception', hi: 'अपवाद से हटता है' },
  mangalOpen: { en: 'Depends on the time', hi: 'समय पर निर्भर' },
  porutham: { en: 'The ten poruthams of the south', hi: 'दक्षिण के दस पोरुथम' },
  poruthamIntro: {
    en: 'A second reckoning, as Tamil and Kerala almanacs have it: {agrees} of 10 agree, {partly} in part.',
    hi: 'दूसरी गणना, जैसे तमिल और केरल के पंचांगों में: 10 में {agrees} मिलते हैं, {partly} अंशतः।',
  },
  poruthamList: { en: 'Show all ten', hi: 'दसों देखें' },
  next: { en: 'What people look at next', hi: 'आगे क्या देखते हैं' },
  wedding: { en: 'Marriage days', hi: 'विवाह के मुहूर्त' },
  chartOfGroom: { en: 'Groom’s chart', hi: 'वर की कुंडली' },
  chartOfBride: { en: 'Bride’s chart', hi: 'कन्या की कुंडली' },
});
