import type { Place } from '#domain/vaastu/types.ts';
import type { AnswerSource } from './answer-question.ts';
import { stemsOf } from './content-words.ts';
import type { AnswerLanguage } from './detect-language.ts';
import { placeGrades, type Act, type KnownTopic, type PlaceGrade } from './knowledge/topic.ts';
import { topicSources } from './knowledge/topic-sources.ts';
import { placeName, say, type Saying } from './say.ts';
import { tokenise } from './tokens.ts';

export interface TopicAnswer {
  paragraphs: string[];
  sources: AnswerSource[];
  /** Whether what the question wants to know of it is among the facts. */
  isWhole: boolean;
}

/** An answer is read on a phone: what is told beside the first fact has to fit in. */
const mostWords = 105;
const mostFacts = 3;
/** What makes a fact the one that is asked for: its act, the question's own words in it, and being the topic's first. */
const actCounts = 1.5;
const otherOfAct = 0.4;
const shareCounts = 1;
const firstCounts = 0.3;
/** Acts that a general fact does not answer. */
const special: ReadonlySet<Act> = new Set(['colour', 'cost', 'who', 'words']);

/** What a topic says to what is asked of it: the facts of the acts asked, else its first. */
export function sayTopic(
  topic: KnownTopic,
  {
    acts,
    places,
    language,
    all = false,
    shares = () => 0,
  }: {
    acts: readonly Act[];
    places: readonly Place[];
    language: AnswerLanguage;
    all?: boolean;
    /** How much of what the question adds to the topic's name a text says, 0…1. */
    shares?: (text: string) => number;
  },
): TopicAnswer {
  const wanted = acts.flatMap((act) => topic.facts.find((fact) => fact.act === near(act, topic)) ?? []);
  const graded = places.flatMap((place) => gradeOf(topic, place) ?? []);
  const isSpecialMissing = acts.some(
    (act) => special.has(act) && !topic.facts.some((fact) => fact.act === act),
  );
  const [first] = topic.facts;
  const worth = (fact: (typeof topic.facts)[number]) =>
    shareCounts * shares(fact.text) +
    (wanted.includes(fact)
      ? actCounts / (1 + wanted.indexOf(fact))
      : acts.includes(fact.act)
        ? otherOfAct
        : 0) +
    (fact === first ? firstCounts : 0);
  const ordered = topic.facts
    .map((fact) => ({ fact, worth: worth(fact) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ fact }) => fact);
  const told: typeof ordered = [];
  let count = graded.length * 8;
  for (const fact of ordered) {
    const words = fact.text.split(/\s+/).length;
    if (told.length > 0 && !all && (count + words > mostWords || told.length >= mostFacts)) continue;
    told.push(fact);
    count += words;
  }
  const lead = told[0]?.text ?? '';
  const isNamed = graded.length > 0 || says(told.map(({ text }) => text).join(' '), topic.name);
  return {
    paragraphs: [
      ...graded.map(({ grade, place }) =>
        say(language, gradeSaying(grade, topic.name, placeName(language, place))),
      ),
      ...told.map(({ text }, index) =>
        index === 0 && graded.length === 0
          ? leadOf(isNamed ? lead : `${capital(topic.name)}: ${lead}`)
          : text,
      ),
    ],
    sources: told.flatMap(({ source, basis }) =>
      basis === 'app'
        ? []
        : [{ id: source, title: topicSources[source].title, kind: basis, where: topicSources[source].where }],
    ),
    isWhole:
      !isSpecialMissing && (wanted.length > 0 || graded.length > 0 || acts.every((act) => !special.has(act))),
  };
}

/** Where a topic has no fact of an act, the one that says the same otherwise. */
const stands: Readonly<Partial<Record<Act, readonly Act[]>>> = {
  where: ['where', 'face', 'ok'],
  face: ['face', 'where'],
  do: ['do', 'how'],
  how: ['how', 'do'],
  ok: ['ok', 'do'],
  which: ['which', 'what'],
  what: ['what'],
  when: ['when', 'which'],
};

function near(act: Act, { facts }: KnownTopic): Act {
  return (stands[act] ?? [act]).find((each) => facts.some((fact) => fact.act === each)) ?? act;
}

/** Whether a text says a name by its longest word, in whatever form that stands. */
function says(text: string, name: string): boolean {
  const said = new Set(stemsOf(tokenise(text)));
  const [main] = stemsOf(tokenise(name)).toSorted((a, b) => b.length - a.length);
  return main === undefined || said.has(main);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The first sentence is the verdict. */
function leadOf(text: string): string {
  const end = /^.*?[.!?।](?=\s|$)/u.exec(text)?.[0];
  if (end === undefined || end.includes('**')) return text;
  return `**${end}**${text.slice(end.length)}`;
}

function gradeOf({ places }: KnownTopic, place: Place): { grade: PlaceGrade; place: Place } | undefined {
  const grade = placeGrades.find((each) => places[each]?.includes(place));
  return grade && { grade, place };
}

function gradeSaying(grade: PlaceGrade, name: string, place: string): Saying {
  switch (grade) {
    case 'good':
      return {
        en: `**Yes: the ${place} is a good place for the ${name}.**`,
        hi: `**हाँ: ${name} के लिए ${place} अच्छा स्थान है।**`,
        hinglish: `**Haan: ${name} ke liye ${place} achhi jagah hai.**`,
      };
    case 'fine':
      return {
        en: `**The ${place} is acceptable for the ${name}.**`,
        hi: `**${name} के लिए ${place} मान्य है, ठीक है।**`,
        hinglish: `**${name} ke liye ${place} theek hai.**`,
      };
    case 'avoid':
      return {
        en: `**Better avoid the ${place} for the ${name}, if there is a choice.**`,
        hi: `**${name} के लिए ${place} टालना बेहतर है, यदि विकल्प हो।**`,
        hinglish: `**${name} ke liye ${place} avoid karna behtar hai, agar vikalp ho.**`,
      };
  }
}
