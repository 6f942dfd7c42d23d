/** What topics rest on. A source of one site or one author is named in the rule table; topics tell what many hold. */
// prettier-ignore
export const topicSources = {
  'BS': { title: 'Brihat Samhita', where: 'Varahamihira, chapters on houses, images, trees and gems', kind: 'classical' },
  'MM': { title: 'Mayamata and Manasara', where: 'treatises on building', kind: 'classical' },
  'VRK': { title: 'Vishvakarma Prakasha and other books of builders', where: 'treatises on building', kind: 'classical' },
  'BPHS': { title: 'Brihat Parashara Hora Shastra', where: 'on birth charts', kind: 'classical' },
  'PHAL': { title: 'Phaladeepika, Saravali and Brihat Jataka', where: 'on birth charts', kind: 'classical' },
  'MCH': { title: 'Muhurta Chintamani', where: 'on choosing times', kind: 'classical' },
  'DS': { title: 'Dharmasindhu and Nirnayasindhu', where: 'digests on fasts, rites and festivals', kind: 'classical' },
  'GS': { title: 'Grihya Sutras', where: 'on the rites of a household', kind: 'classical' },
  'PUR': { title: 'The Puranas', where: 'stories, vows and praise', kind: 'classical' },
  'EPIC': { title: 'Ramayana, Mahabharata and Ramcharitmanas', where: 'the epics', kind: 'classical' },
  'VEDA': { title: 'The Vedas and Upanishads', where: 'hymns and teachings', kind: 'classical' },
  'STOTRA': { title: 'Hymns and prayers in common use', where: 'as printed in prayer books', kind: 'classical' },
  'SS': { title: 'Surya Siddhanta and the reckoning of almanacs', where: 'astronomy', kind: 'classical' },
  'LK': { title: 'Lal Kitab', where: 'a book of the twentieth century', kind: 'modern' },
  'PRAC': { title: 'Common vaastu practice of today', where: 'what most consultants and lists say', kind: 'modern' },
  'CUSTOM': { title: 'Living custom in homes and temples', where: 'differs by family and region', kind: 'modern' },
  'JYOTISH': { title: 'Common practice of astrologers today', where: 'what most say', kind: 'modern' },
  'ASTRO': { title: 'Astronomy', where: 'computed', kind: 'modern' },
  'SENSE': { title: 'Plain sense: safety, health, building', where: 'no tradition is needed for it', kind: 'modern' },
  'OFFICIAL': { title: 'Official helplines and law of India', where: 'published by the government', kind: 'modern' },
  'DED': { title: 'Our deduction from element, deity and weight', where: 'no direct source', kind: 'derived' },
  'APP': { title: 'How Disha works', where: 'this app', kind: 'app' },
} as const;

export type TopicSourceId = keyof typeof topicSources;
