import type { AnswerLanguage } from '../detect-language.ts';
import { tokenise } from '../tokens.ts';
import { topicSources } from './topic-sources.ts';
import type { Topic } from './topic.ts';

const languages: readonly AnswerLanguage[] = ['en', 'hi', 'hinglish'];
const places = new Set('N NE E SE S SW W NW C'.split(' '));
const fewestAsks = 5;
const mostWords = 75;

/** Screens that an answer may lead to. */
const screens =
  /^\/(?:hindu-festivals|hindu-aartis|events|chat|dashboard|add-property|upload|compare|subscriptions|profile|settings|settings\/sync|blog|contact|kundli|milan|muhurat|japa|puja(?:\/[a-z-]+)?|privacy-policy|terms-and-conditions|cancellation-policy|auth|forgot-password)?(?:[?#][\w=&%-]+)?$/;

/** What no answer may say: a promise, a threat, or a cure. */
const forbidden: readonly RegExp[] = [
  /\bguarante/i, /\b100 ?%/, /\b(?:will|shall) (?:die|cure|heal|get rich|lose everything)\b/i, /\bscientifically proven\b/i,
  /गारंटी|शर्तिया|मर जा|मृत्यु हो जा|ठीक हो जाएगी? बीमारी/, /\bgarant/i, /\bshartiya\b/i, /\bmar ja/i, /https?:|www\./,
]; // prettier-ignore

/** A promise may be named where it is denied. */
const denies =
  /\b(?:no|not|nobody|never|nothing|cannot|without|nahi|nahin|koi|na|mat)\b|नहीं|कोई|न |मत |बिना/i;

export interface TopicFault {
  topic: string;
  says: string;
}

/** What is wrong with topics that could be read; names and ways of asking must not be claimed by two of them. */
export function checkTopics(topics: readonly Topic[]): TopicFault[] {
  const faults: TopicFault[] = [];
  const ids = new Set(topics.map(({ id }) => id));
  const claimed = {
    id: new Map<string, string>(),
    name: new Map<string, string>(),
    ask: new Map<string, string>(),
  };
  for (const topic of topics) {
    const fault = (says: string) => faults.push({ topic: topic.id, says });
    const claim = (kind: keyof typeof claimed, words: string, key: string) => {
      const other = claimed[kind].get(key);
      if (other === undefined) claimed[kind].set(key, topic.id);
      else if (other !== topic.id || kind === 'id')
        fault(`The ${kind} "${words}" is already that of ${other}.`);
    };
    claim('id', topic.id, topic.id);
    for (const language of languages) {
      if (topic.names[language].length === 0) fault(`It has no name in ${language}.`);
      if (topic.asks[language].length < fewestAsks)
        fault(`It has fewer than ${fewestAsks} ways of asking in ${language}.`);
      for (const name of topic.names[language]) {
        script(name, language, fault);
        claim('name', name, keyOf(name));
      }
      for (const ask of topic.asks[language]) {
        script(ask, language, fault);
        claim('ask', ask, keyOf(ask));
      }
    }
    if (topic.facts.length === 0) fault('It has no fact.');
    for (const fact of topic.facts) checkFact(fact, fault);
    for (const id of topic.see) if (!ids.has(id)) fault(`@see names "${id}", which no chapter has.`);
    for (const link of topic.links) if (!screens.test(link)) fault(`@link names no screen: ${link}.`);
    for (const list of Object.values(topic.places))
      for (const place of list)
        if (!places.has(place)) fault(`@places takes ${[...places].join(' ')}; not "${place}".`);
  }
  return faults;
}

function checkFact(
  { act, basis, source, text }: Topic['facts'][number],
  fault: (says: string) => void,
): void {
  if (topicSources[source].kind !== basis)
    fault(`@${act}: the source ${source} is ${topicSources[source].kind}, not ${basis}.`);
  for (const language of languages) {
    const said = text[language];
    if (said === '') {
      fault(`@${act} has no text in ${language}.`);
      continue;
    }
    if (act !== 'words') script(said, language, fault);
    const count = said.split(/\s+/).length;
    if (count > mostWords) fault(`@${act} in ${language} has ${count} words; ${mostWords} are the most.`);
    for (const sentence of said.split(/(?<=[.!?।])\s+/))
      for (const pattern of forbidden)
        if (pattern.test(sentence) && !denies.test(sentence))
          fault(`@${act} in ${language} promises, threatens or links: "${sentence}"`);
  }
}

/** Hindi stands in Devanagari, the others in Latin letters; a few signs of the app may stand in Latin everywhere. */
function script(text: string, language: AnswerLanguage, fault: (says: string) => void): void {
  const isDevanagari = /\p{Script=Devanagari}/u.test(text);
  if (language !== 'hi' && isDevanagari) fault(`Devanagari in ${language}: "${text}"`);
  if (language === 'hi' && !isDevanagari && /\p{L}/u.test(text)) fault(`No Devanagari in hi: "${text}"`);
}

function keyOf(words: string): string {
  return tokenise(words)
    .map(({ text }) => text)
    .join(' ');
}
