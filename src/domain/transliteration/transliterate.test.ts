import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aksharasOf } from './aksharas.ts';
import { silentAs } from './silent-a.ts';
import { hasDevanagari, transliterate } from './transliterate.ts';

const plain = (text: string, language = 'hi') => transliterate(text, { language, scheme: 'plain' });
const iast = (text: string, language = 'sa') => transliterate(text, { language, scheme: 'iast' });

/** Words as they are sung and as they are spoken, word by word. */
const hindi = `
  आरती aartee · जय jay · गणेश ganesh · देवा devaa · माता maataa · पिता pitaa · जाकी jaakee · पार्वती paarvatee · महादेव mahaadev
  एक ek · दंत dant · दयावंत dayaavant · चार chaar · भुजा bhujaa · धारी dhaaree · माथे maathe · सिंदूर sindoor · सोहे sohe
  मूसे moose · सवारी savaaree · पान paan · फूल phool · मेवा mevaa · लड्डुअन ladduan · भोग bhog · लगे lage · संत sant · सेवा sevaa
  अंधन andhan · आँख aankh · देत det · कोढ़िन kodhin · काया kaayaa · बाँझन baanjhan · पुत्र putra · निर्धन nirdhan · माया maayaa
  जगदीश jagdeesh · हरे hare · स्वामी swaamee · भक्त bhakt · जनों janon · संकट sankat · क्षण kshan · दूर door · करे kare
  ध्यावे dhyaave · फल phal · पावे paave · दुख dukh · बिनसे binse · मन man · सुख sukh · संपति sampati · घर ghar · कष्ट kasht
  शरण sharan · गहूँ gahoon · किसकी kiskee · तुम tum · बिन bin · और aur · दूजा doojaa · आस aas · करूँ karoon · जिसकी jiskee
  पूरण pooran · परमात्मा parmaatmaa · अंतर्यामी antaryaamee · पारब्रह्म paarbrahma · परमेश्वर parmeshwar · सबके sabke
  करुणा karunaa · सागर saagar · पालनकर्ता paalankartaa · मूरख moorakh · खल khal · कामी kaamee · कृपा kripaa · भर्ता bhartaa
  अगोचर agochar · प्राणपति praanpati · विधि vidhi · मिलूँ miloon · दयामय dayaamay · कुमति kumati · दीनबंधु deenbandhu
  दुखहर्ता dukhhartaa · रक्षक rakshak · मेरे mere · अपने apne · हाथ haath · उठाओ uthaao · द्वार dwaar · पड़ा padaa · तेरे tere
  विषय vishay · विकार vikaar · मिटाओ mitaao · पाप paap · हरो haro · श्रद्धा shraddhaa · भक्ति bhakti · बढ़ाओ badhaao · संतन santan
  लक्ष्मी lakshmee · निशदिन nishdin · सेवत sevat · हर har · विष्णु vishnu · विधाता vidhaataa · उमा umaa · रमा ramaa
  ब्रह्माणी brahmaanee · सूर्य soorya · चंद्रमा chandramaa · नारद naarad · ऋषि rishi · गाता gaataa · दुर्गा durgaa · निरंजनी niranjanee
  धन dhan · पाता paataa · पाताल paataal · निवासिनी nivaasinee · शुभदाता shubhdaataa · कर्म karm · प्रभाव prabhaav · प्रकाशिनी prakaashinee
  भवनिधि bhavnidhi · त्राता traataa · सद्गुण sadgun · वस्त्र vastra · वैभव vaibhav · खान khaan · पान paan · क्षीरोदधि ksheerodadhi
  रत्न ratna · चतुर्दश chaturdash · शिव shiv · ओंकारा onkaaraa · सदाशिव sadaashiv · अर्धांगी ardhaangee · एकानन ekaanan · चतुरानन chaturaanan
  पंचानन panchaanan · हंसासन hansaasan · गरुड़ासन garudaasan · वृषवाहन vrishvaahan · साजे saaje · दशभुज dashbhuj · त्रिगुण trigun
  त्रिभुवन tribhuvan · मोहे mohe · अक्षमाला akshamaalaa · वनमाला vanmaalaa · मुंडमाला mundmaalaa · चंदन chandan · मृगमद mrigmad
  भाले bhaale · शशिधारी shashidhaaree · श्वेतांबर shwetaambar · पीतांबर peetaambar · बाघंबर baaghambar · अंगे ange · सनकादिक sankaadik
  गरुणादिक garunaadik · भूतादिक bhootaadik · कमंडलु kamandalu · चक्र chakra · त्रिशूल trishool · जगकर्ता jagkartaa · हनुमान hanumaan
  लला lalaa · दुष्ट dusht · दलन dalan · रघुनाथ raghunaath · कला kalaa · गिरिवर girivar · काँपे kaampe · रोग rog · दोष dosh · निकट nikat
  अंजनि anjani · महाबलदाई mahaabaldaaee · सहाई sahaaee · वीर veer · रघुबर raghubar · लंका lankaa · समुद्र samudra · पवनसुत pavansut
  असुर asur · संहारे sanhaare · सियाराम siyaaraam · काज kaaj · सँवारे sanvaare · लक्ष्मण lakshman · मूर्छित moorchhit · सकारे sakaare
  प्राण praan · उबारे ubaare · पैठि paithi · तोरि tori · जमकारे jamkaare · अहिरावण ahiraavan · भुजा bhujaa · उखारे ukhaare
  सुर sur · नर nar · मुनि muni · उतारें utaaren · कंचन kanchan · थार thaar · कपूर kapoor · लौ lau · छाई chhaaee · बैकुंठ baikunth
  तुलसीदास tulseedaas · कीर्ति keerti · सरस्वती saraswatee · विद्या vidyaa · ज्ञान gyaan · यज्ञ yagya · आज्ञा aagyaa · मोक्ष moksh
  सत्य satya · धर्म dharm · जन्म janm · विघ्न vighna · ब्रह्म brahma · कृष्ण krishna · इंद्र indra · मित्र mitra · विश्व vishwa · सर्व sarv
  प्रिय priya · इंद्रिय indriya · हृदय hriday · सिंह sinh · संसार sansaar · संयम sanyam · संवाद samvaad · हंस hans · वंश vansh
  माँ maan · मुँह munh · साँप saamp · कहाँ kahaan · नहीं naheen · हैं hain · में men · स्वयं swayam · एवं evam · नमः namah · दुःख dukh
  ज़मीन zameen · फ़क़ीर faqeer · ख़ुशी khushee · ग़म gham · पढ़ना padhnaa · लड़का ladkaa · क़लम qalam · बाज़ार baazaar
  गणपति ganpati · रघुपति raghupati · सेनापति senaapati · दशरथ dashrath · गजवदन gajvadan · कमलनयन kamalnayan · जगजननी jagjananee
  मनमोहन manmohan · भगवान bhagvaan · अवतार avtaar · सुनहरा sunahraa · रखवाले rakhvaale · बजरंगी bajrangee · न na · व va · ॐ om · ऊँ om
`;

const oldHindi = `
  बरनउँ barnaun · दायकु daayaku · जसु jasu · सुमिरौं sumiraun · बुद्धिहीन buddhiheen · तनु tanu · बिद्या bidyaa · मोहिं mohin
  हरहु harahu · कलेस kales · बिकार bikaar · कपीस kapees · तिहुँ tihun · अतुलित atulit · बिक्रम bikram · निवार nivaar · सुबेसा subesaa
  कुंचित kunchit · बज्र bajra · काँधे kaandhe · मूँज moonj · जनेऊ janeoo · सुवन suvan · जगबंदन jagbandan · चातुर chaatur
  सियहिं siyahin · भरतहि bharatahi · सुग्रीवहिं sugreevahin · सहस sahas · तुम्हरो tumharo · लंकेस्वर lankeswar · सहस्र sahasra
  जलधि jaladhi · अचरज achraj · दुर्गम durgam · रखवारे rakhvaare · पैसारे paisaare · हाँक haank · निरंतर nirantar · परताप partaap
  परसिद्ध parsiddh · उजियारा ujiyaaraa · निकंदन nikandan · रसायन rasaayan · रघुबरपुर raghubarpur · धरई dharaee · छूटहि chhootahi
  गोसाईं gosaaeen · श्रीरघुबीर shreeraghubeer · गिरिबरराज giribarraaj · विभूषणं vibhooshanam · पवनतनय pavantanay · मूरति moorati · जय jay
`;

const marathi = `
  सुखकर्ता sukhkartaa · दुःखहर्ता dukhahartaa · वार्ता vaartaa · विघ्नाची vighnaachee · पुरवी purvee · प्रेम prem · कृपा krupaa
  सर्वांगी sarvaangee · सुंदर sundar · उटी utee · शेंदुराची shenduraachee · माळ maal · रत्नखचित ratnakhachit · ज्ञानदेव dnyaandev
  मंगलमूर्ती mangalmoortee · दर्शनमात्रे darshanmaatre · विठ्ठल viththal · भक्त bhakta · चंदनाची chandanaachee · लंबोदर lambodar
`;

const sanskrit = `
  वक्रतुण्ड vakratunda · महाकाय mahaakaaya · सूर्यकोटि sooryakoti · समप्रभ samaprabha · निर्विघ्नं nirvighnam · कुरु kuru · मे me
  देव deva · सर्वकार्येषु sarvakaaryeshu · सर्वदा sarvadaa · शिवं shivam · शङ्करं shankaram · संसारसागरः samsaarasaagarah · ज्ञानं jnaanam
  सिंहः simhah · त्वमेव tvameva · बन्धुश्च bandhushcha · ॐ om · ओम् om · सोऽहम् so’ham · नमस्तस्यै namastasyai · विश्वं vishvam
  कृष्णाय krishnaaya · गोविन्दाय govindaaya · नमो namo · पञ्चाक्षराय panchaaksharaaya · दुःखं duhkham · सम्भव sambhava · नॄन् nreen
`;

describe('the plain scheme', () => {
  test.each([
    ['hi', hindi],
    ['awa', oldHindi],
    ['mr', marathi],
    ['sa', sanskrit],
  ])('spells words of %s as they are spoken', (language, table) => {
    const pairs = table
      .split(/[·\n]/)
      .map((pair) => pair.trim().split(' '))
      .filter((pair): pair is [string, string] => pair.length === 2);
    expect(pairs.length).toBeGreaterThan(15);
    expect(pairs.map(([word]) => `${word} ${plain(word, language)}`)).toEqual(
      pairs.map(([word, latin]) => `${word} ${latin}`),
    );
  });

  test.each([
    [
      'awa',
      'जय हनुमान ज्ञान गुन सागर। जय कपीस तिहुँ लोक उजागर॥१॥',
      'jay hanumaan gyaan gun saagar | jay kapees tihun lok ujaagar || 1 || ',
    ],
    ['awa', 'पवनतनय संकट हरन, मंगल मूरति रूप', 'pavantanay sankat haran, mangal moorati roop'],
    ['hi', 'ॐ जय जगदीश हरे,\nस्वामी जय जगदीश हरे', 'om jay jagdeesh hare,\nswaamee jay jagdeesh hare'],
    ['mr', 'जय देव जय देव जय मंगलमूर्ती', 'jay dev jay dev jay mangalmoortee'],
    ['sa', 'या देवी सर्वभूतेषु', 'yaa devee sarvabhooteshu'],
  ])('keeps the lines, the strokes and the numbers of %s', (language, line, latin) => {
    expect(plain(line, language)).toBe(latin);
  });
});

describe('IAST', () => {
  test.each([
    ['वक्रतुण्ड महाकाय', 'vakratuṇḍa mahākāya'],
    ['नमः शिवाय', 'namaḥ śivāya'],
    ['गंगा संसार शिवं', 'gaṅgā saṃsāra śivaṃ'],
    ['कृष्ण ऋषि ज्ञान क्षमा', 'kṛṣṇa ṛṣi jñāna kṣamā'],
    ['पञ्च ऊँ ॐ', 'pañca oṃ oṃ'],
  ])('writes %s letter by letter', (text, latin) => {
    expect(iast(text)).toBe(latin);
  });

  test('leaves out what Hindi does not speak, and marks what is spoken through the nose', () => {
    expect(iast('गणेश माँ में पढ़े', 'hi')).toBe('gaṇeś mā\u0303 me\u0303 paṛhe');
  });
});

describe('any text', () => {
  const consonant = fc.constantFrom(
    ...'क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ ड़ ढ़ ज़ क़'.split(' '),
  );
  const vowel = fc.constantFrom('', '', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ');
  const mark = fc.constantFrom('', '', '', 'ं', 'ँ', 'ः');
  const syllable = fc
    .tuple(fc.array(consonant, { minLength: 1, maxLength: 3 }), vowel, mark)
    .map(([onset, sign, dot]) => onset.join('्') + sign + dot);
  const word = fc.array(syllable, { minLength: 1, maxLength: 7 }).map((all) => all.join(''));
  const anything = fc.string({
    unit: fc.oneof(
      fc.integer({ min: 0x0900, max: 0x097f }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(' ', '\n', 'a', 'é', '1', '\u200d', '\u200c', '🪔'),
    ),
    maxLength: 40,
  });
  const language = fc.constantFrom('hi', 'awa', 'bra', 'mr', 'sa');
  const scheme = fc.constantFrom('plain', 'iast');

  test('leaves no Devanagari behind, and no line out', () => {
    fc.assert(
      fc.property(anything, language, scheme, (text, code, way) => {
        const latin = transliterate(text, { language: code, scheme: way });
        expect(hasDevanagari(latin)).toBe(false);
        expect(latin.split('\n')).toHaveLength(text.split('\n').length);
      }),
    );
  });

  test('is spelled alike however it is normalised', () => {
    fc.assert(
      fc.property(fc.oneof(word, anything), language, (text, code) => {
        expect(plain(text.normalize('NFC'), code)).toBe(plain(text.normalize('NFD'), code));
        expect(iast(text.normalize('NFKC'), code)).toBe(iast(text.normalize('NFD'), code));
      }),
    );
  });

  test('without Devanagari stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', ',', '|', '1', '\n') }), (text) => {
        expect(plain(text)).toBe(text);
      }),
    );
  });

  test.each(['क', 'क\u200d', 'ा', 'वदन', 'श्री', 'श्रीवदन'])(
    'of fifty thousand letters like %j ends',
    (part) => {
      const text = part.repeat(50_000 / part.length);
      expect(transliterate(text, { language: 'hi', scheme: 'plain' })).toMatch(/^[a-z]+$/);
    },
  );

  test('keeps every vowel that is written, and every one in Sanskrit', () => {
    fc.assert(
      fc.property(word, fc.constantFrom('hindi', 'old-hindi', 'marathi', 'sanskrit'), (text, speech) => {
        const aksharas = aksharasOf(text.normalize('NFD'));
        const silent = [...silentAs(aksharas, speech)];
        expect(silent.every((place) => aksharas[place]?.isInherent)).toBe(true);
        expect(silent).not.toContain(0);
        if (speech === 'sanskrit') expect(silent).toEqual([]);
      }),
    );
  });

  test('never loses two unwritten vowels in a row within a word', () => {
    fc.assert(
      fc.property(word, (text) => {
        const silent = silentAs(aksharasOf(text.normalize('NFD')), 'hindi');
        expect([...silent].filter((place) => silent.has(place + 1))).toEqual([]);
      }),
    );
  });
});
