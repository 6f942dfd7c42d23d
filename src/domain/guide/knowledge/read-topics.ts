import type { AnswerLanguage } from '../detect-language.ts';
import {
  acts,
  agreements,
  basisKinds,
  placeGrades,
  topicKinds,
  type Fact,
  type InLanguages,
  type PlaceGrade,
  type Topic,
} from './topic.ts';
import { topicSources, type TopicSourceId } from './topic-sources.ts';

/** What cannot be read, and in which line of the chapter it stands. */
export interface Fault {
  line: number;
  says: string;
}

const codes: Readonly<Record<string, AnswerLanguage>> = { en: 'en', hi: 'hi', hg: 'hinglish' };

type Lists = Record<AnswerLanguage, string[]>;

/** The record of a chapter's text; docs/guide-topics.md says how it is written. */
export function readTopics(chapter: string, text: string): { topics: Topic[]; faults: Fault[] } {
  const topics: Topic[] = [];
  const faults: Fault[] = [];
  let topic: Draft | undefined;
  let into: ((language: AnswerLanguage, text: string) => void) | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    const fault = (says: string) => faults.push({ line: index + 1, says });
    if (line === '' || line.startsWith('//')) continue;
    const head = /^# (?<id>[a-z\d]+(?:-[a-z\d]+)*) (?<kind>[a-z]+)$/.exec(line)?.groups;
    if (head) {
      const kind = oneOf(topicKinds, head['kind']);
      if (!kind) fault(`There is no kind "${head['kind']}"; kinds are ${topicKinds.join(', ')}.`);
      topic = emptyTopic(head['id'] ?? '', chapter, kind ?? 'idea');
      topics.push(topic);
      into = undefined;
      continue;
    }
    if (!topic) {
      fault('A topic begins with "# its-id kind".');
      continue;
    }
    if (line.startsWith('@')) {
      into = section(line.slice(1), topic, fault);
      continue;
    }
    const said = /^(?<code>en|hi|hg): (?<text>.+)$/.exec(line)?.groups;
    const language = codes[said?.['code'] ?? ''];
    if (!said || !language)
      fault('A line begins with "# ", "@", "en: ", "hi: ", "hg: " or "//", each with text behind it.');
    else if (!into) fault('A text stands below "@names", "@ask" or the head of a fact.');
    else into(language, said['text'] ?? '');
  }
  return { topics, faults };
}

type Draft = Omit<Topic, 'names' | 'asks' | 'facts' | 'places' | 'see' | 'links'> & {
  names: Lists;
  asks: Lists;
  facts: (Omit<Fact, 'text'> & { text: Record<AnswerLanguage, string> })[];
  places: Partial<Record<PlaceGrade, string[]>>;
  see: string[];
  links: string[];
};

function emptyTopic(id: string, chapter: string, kind: Topic['kind']): Draft {
  return { id, chapter, kind, names: noLists(), asks: noLists(), facts: [], places: {}, see: [], links: [] };
}

function noLists(): Lists {
  return { en: [], hi: [], hinglish: [] };
}

/** Takes what stands behind "@", and gives what takes the texts below it. */
function section(
  line: string,
  topic: Draft,
  fault: (says: string) => void,
): ((language: AnswerLanguage, text: string) => void) | undefined {
  const [word = '', ...rest] = line.split(/\s+/);
  switch (word) {
    case 'names':
      return (language, text) => topic.names[language].push(...split(text, ','));
    case 'ask':
      return (language, text) => topic.asks[language].push(...split(text, '|'));
    case 'see':
      topic.see.push(...split(rest.join(' '), ','));
      return undefined;
    case 'link':
      topic.links.push(...rest);
      return undefined;
    case 'places':
      for (const group of split(rest.join(' '), ';')) {
        const [name, ...places] = group.split(/\s+/);
        const grade = oneOf(placeGrades, name);
        if (grade) topic.places[grade] = places;
        else fault(`Places are ${placeGrades.join(', ')}; not "${name}".`);
      }
      return undefined;
    default: {
      const act = oneOf(acts, word);
      const [basisName, agreementName, source = ''] = rest;
      const basis = oneOf(basisKinds, basisName);
      const agreement = oneOf(agreements, agreementName);
      if (!act) fault(`There is no "@${word}"; facts are ${acts.map((each) => `@${each}`).join(', ')}.`);
      else if (!basis || !agreement || !isSource(source))
        fault(
          `A fact begins "@${act} kind agreement SOURCE": ${basisKinds.join(', ')}; ${agreements.join(', ')}; ${Object.keys(topicSources).join(', ')}.`,
        );
      const text: Record<AnswerLanguage, string> & InLanguages = { en: '', hi: '', hinglish: '' };
      topic.facts.push({
        act: act ?? 'what',
        basis: basis ?? 'derived',
        agreement: agreement ?? 'wide',
        source: isSource(source) ? source : 'DED',
        text,
      });
      return (language, words) => {
        text[language] += (text[language] === '' ? '' : ' ') + words;
      };
    }
  }
}

function split(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function oneOf<T extends string>(all: readonly T[], word: string | undefined): T | undefined {
  return all.find((each) => each === word);
}

function isSource(id: string): id is TopicSourceId {
  return Object.hasOwn(topicSources, id);
}
