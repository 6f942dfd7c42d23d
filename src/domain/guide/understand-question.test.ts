import { describe, expect, test } from 'vitest';
import { understandQuestion } from './understand-question.ts';

describe('directions', () => {
  test.each([
    ['toilet in north-north-east', ['NNE']],
    ['toilet in the north-east', ['NE']],
    ['store south of south west', ['SSW']],
    ['toilet S.W. me', ['SW']],
    ['toilet N/W me', ['NW']],
    ['मंदिर उत्तर और पूर्व के बीच में', ['NE']],
    ['kitchen between north and west', ['NW']],
    ['kitchen north or west', ['N', 'W']],
    ['kitchen purab dakshin me', ['SE']],
    ['toilet vayvya kon me', ['NW']],
    ['rasoi nairutya me hai', ['SW']],
    ['kitchen at 112°', ['ESE']],
    ['toilet ghar ke beech me', ['C']],
  ])('%s', (question, directions) => {
    expect(understandQuestion(question).directions).toEqual(directions);
  });

  test.each([
    ['kripya uttar dijiye ki toilet kahan ho', 'the answer, not the north'],
    ['गृह प्रवेश से पूर्व मंदिर कहाँ रखें', 'before, not the east'],
    ['pandit ji ko dakshina kitni de, mandir kahan ho', 'the fee, not the south'],
    ['kitchen se toilet ki doori kitni ho', 'from, not the south-east'],
    ['maine ek flat liya, toilet kahan ho', 'a particle, not the north-east'],
    ['we live in South Delhi, where should the toilet be', 'a place name'],
    ['kitchen aur toilet ke beech deewar hai', 'between two rooms, not the centre'],
    ['true north se toilet kahan ho', 'a kind of north'],
  ])('none in "%s": %s', (question) => {
    expect(understandQuestion(question).directions).toEqual([]);
  });
});

describe('what the asker rules out', () => {
  test.each([
    ['kitchen agnay kon me nahi ban pa raha, vayavya me bana le kya', ['NW'], ['SE']],
    ['instead of north east can the pooja be in the east', ['E'], ['NE']],
    ['NE ke alawa mandir north me rakh sakte hain?', ['N'], ['NE']],
    ['toilet not in SW but in NW, fine?', ['NW'], ['SW']],
    ['gate NE kone me nahi rakhna, east me rakhe?', ['E'], ['NE']],
  ])('is kept apart: %s', (question, directions, rejected) => {
    const understood = understandQuestion(question);
    expect(understood.directions).toEqual(directions);
    expect(understood.rejected.map(({ place }) => place)).toEqual(rejected);
  });

  test.each([
    'NE me toilet nahi hona chahiye kya',
    'seedhiyan uttar purab me bani hui h todna possible nhi, upay btao',
    'staircase in NE, cant change it now',
  ])('is not what cannot be changed: %s', (question) => {
    expect(understandQuestion(question).directions).toEqual(['NE']);
  });
});

describe('the frame', () => {
  test.each([
    ['sink in the NE corner of the kitchen ok?', 'kitchen'],
    ['kitchen ki south wall par gas hai', 'kitchen'],
    ['mere kitchen ke SE kone me chulha hai', 'kitchen'],
  ])('of a room is not that of the house: %s', (question, room) => {
    const understood = understandQuestion(question);
    expect(understood.directions).toEqual([]);
    expect(understood.pairs).toEqual([]);
    expect(understood.inRoom).toEqual([expect.objectContaining({ room })]);
  });

  test('of the house is named as such', () => {
    expect(understandQuestion('kitchen in the NE corner of my house').pairs).toEqual([
      { room: 'kitchen', place: 'NE' },
    ]);
  });
});

describe('a thing without its room', () => {
  test.each([
    ['Where should the stove stand?', ['kitchen'], []],
    ['gas stove north me hai kya karu', ['kitchen'], ['N']],
    ['सिंक किस दिशा में हो', ['kitchen'], []],
    ['where to keep the bed', ['master_bedroom'], []],
    ['पलंग दक्षिण पश्चिम में रख सकते हैं?', ['master_bedroom'], ['SW']],
    ['idols kahan rakhe', ['pooja'], []],
    ['desk kahan rakhe', ['study'], []],
    ['shop ka counter kis disha', ['cash_counter'], []],
    ['And the stove?', ['kitchen'], []],
    ['bed vastu', ['master_bedroom'], []],
    ['office me boss kahan baithe', ['office_cabin'], []],
  ])('names it: %s', (question, rooms, directions) => {
    expect(understandQuestion(question)).toMatchObject({ rooms, directions });
  });

  test.each([
    ['wash basin kahan ho', 'it stands in several'],
    ['where should the mirror be', 'no room is its own'],
    ['mirror opposite the bed in the north ok?', 'two things'],
    ['which direction should the gas stove face', 'it is asked for its side'],
    ['beam above the bed', 'it is not asked for its place'],
    ['gas leak', 'it is a danger'],
  ])('names none in "%s": %s', (question) => {
    expect(understandQuestion(question).rooms).toEqual([]);
  });
});

describe('several rooms', () => {
  test.each([
    ['kitchen in SE and toilet in NE', ['kitchen.SE', 'toilet.NE']],
    ['NE me pooja, kitchen SE me', ['pooja.NE', 'kitchen.SE']],
    ['SE me kitchen hai aur NW me toilet', ['kitchen.SE', 'toilet.NW']],
    ['toilet aur kitchen dono NE me hai', ['toilet.NE', 'kitchen.NE']],
    ['kitchen and toilet in NW', ['kitchen.NW', 'toilet.NW']],
    ['kitchen SE me hai toilet NW me hai', ['kitchen.SE', 'toilet.NW']],
    ['Hall east me, kitchen south east me, toilet N/W me', ['living_room.E', 'kitchen.SE', 'toilet.NW']],
    ['boss cabin kaha ho, reception uttar me h', ['reception.N']],
    ['kitchen SE ya NW me', ['kitchen.SE', 'kitchen.NW']],
  ])('each has its own place: %s', (question, pairs) => {
    expect(understandQuestion(question).pairs.map(({ room, place }) => `${room}.${place}`)).toEqual(pairs);
  });
});

describe('what turns to a side', () => {
  test.each([
    ['cook facing south ok?', 'cook', 'S'],
    ['north ki taraf sir karke sona', 'head', 'N'],
    ['study table pe muh south ki taraf h', 'reader', 'S'],
    ['toilet seat ka muh purab me h', 'seat', 'E'],
  ])('%s', (question, subject, place) => {
    const understood = understandQuestion(question);
    expect(understood.turns).toEqual([{ subject, place }]);
    expect(understood.pairs).toEqual([]);
  });

  test('is the house where nothing else is named', () => {
    for (const question of [
      'south facing house',
      'दक्षिणमुखी मकान',
      'dakshin mukhi ghar',
      'my flat is facing south',
    ]) {
      expect(understandQuestion(question), question).toMatchObject({ facing: 'S', rooms: ['entrance'] });
    }
  });
});

describe('doors', () => {
  test.each([
    ['main door S4', 'S4'],
    ['entrance at W-5 pada', 'W5'],
    ['main gate at 95 degree', 'E5'],
    ['पश्चिम दीवार में चौथे पद का दरवाज़ा', 'W4'],
    ['is the sugriva door good', 'W3'],
  ])('%s', (question, pada) => {
    expect(understandQuestion(question)).toMatchObject({ padas: [pada], directions: [pada[0]] });
  });

  test('of a room is not the main door', () => {
    expect(understandQuestion('toilet door opens to the kitchen').rooms).toEqual(['toilet', 'kitchen']);
  });
});

describe('words', () => {
  test.each([
    ['ktichen in SE', 'kitchen'],
    ['kichan SE me', 'kitchen'],
    ['toylet NW me', 'toilet'],
    ['poojaghar NE me', 'pooja'],
    ['sidhiya SW me', 'staircase'],
    ['bachho k room NW me', 'children_bedroom'],
    ['zameen ke niche pani ki tanki NE me', 'underground_water'],
    ['chhat par pani ki tanki SW me', 'overhead_tank'],
  ])('are known in free spelling: %s', (question, room) => {
    expect(understandQuestion(question).rooms).toEqual([room]);
  });

  test.each([
    'is it safe to live here',
    'we are living in a flat',
    'is baat me sach hai',
    'best option for my worth',
  ])('are not taken for rooms: %s', (question) => {
    expect(understandQuestion(question).rooms).toEqual([]);
  });
});

describe('language', () => {
  test.each([
    ['Is the kitchen fine here?', 'en', 'Latn'],
    ['tell me about the kitchen', 'en', 'Latn'],
    ['kitchen NE me hai', 'hinglish', 'Latn'],
    ['house me pooja kidhar', 'hinglish', 'Latn'],
    ['रसोई उत्तर में है', 'hi', 'Deva'],
    ['मेरा kitchen NE में है', 'hi', 'Deva'],
  ])('%s', (question, language, script) => {
    expect(understandQuestion(question)).toMatchObject({ language, script });
  });
});

test.each(['constructor', 'toString', '__proto__'])('%s is a word like others, and means nothing', (word) => {
  const ask = (name: string) => understandQuestion(`Is a toilet in the ${name} fine?`);
  const { rooms, directions } = ask('xylophone');
  expect(ask(word)).toMatchObject({ rooms, directions });
});
