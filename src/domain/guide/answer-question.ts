import { sources } from '#domain/vaastu/sources.ts';
import type { SourceId, Verdict } from '#domain/vaastu/types.ts';
import type { LanguageWord } from '../language.ts';
import { cityIn } from './cities.ts';
import { composeGuidance } from './compose.ts';
import type { Draft, GuideVerdict } from './draft.ts';
import type { AnswerLanguage, Script } from './detect-language.ts';
import { say, type Saying } from './say.ts';
import { understandQuestion } from './understand-question.ts';
import type { Intent, Understanding } from './understanding.ts';
import * as words from './wordings.ts';

export interface GuideContext {
  /** Oldest first. The last one of the user's is looked at for follow-ups such as "aur toilet?". */
  previousMessages?: readonly { text: string; sender: 'user' | 'system' }[];
  /** Decides only where a question itself does not show its language. */
  preferredLanguage?: LanguageWord;
  /** Chosen for all answers, whatever the language of the question. */
  answerIn?: LanguageWord | undefined;
  /** Asked for by the question itself, or by the turn that repeats it: goes before both. */
  wished?: AnswerLanguage | undefined;
}

export interface AnswerSource {
  id: string;
  title: string;
  kind: 'classical' | 'modern' | 'derived';
  where: string;
}

/** Ids are those of the rule table: rooms (`kitchen`), directions (`SE`, `NNE`, `C`), rules (`kitchen.SE`, `S4`, `G10`). */
export interface GuideAnswer {
  language: AnswerLanguage;
  script: Script;
  intent: Intent;
  rooms: string[];
  directions: string[];
  /** What the asker has to tell for a verdict, in the language of the answer. */
  missing: string[];
  verdicts: { rule: string; verdict: Verdict; tolerated: string[]; disputed: boolean }[];
  /** Markdown. */
  answer: string;
  sources: AnswerSource[];
}

const mostSources = 8;

/**
 * Answers a question about vaastu in English, Hindi or Hinglish from the rule table, in the language and script of
 * the question. Never fails: what it does not know, it says. Pure; about 0.3 ms a question.
 */
export function answerQuestion(question: string, context: GuideContext = {}): GuideAnswer {
  const lastAsked = context.previousMessages?.findLast(({ sender }) => sender === 'user');
  const before = lastAsked && understandQuestion(lastAsked.text, context);
  const understood = understandQuestion(question, context, before);
  const draft = draftOf(understood, question);
  const said = draft.paragraphs.length > 0 ? draft.paragraphs : [say(understood.language, words.offTopic)];
  const isCrisis = understood.intent === 'crisis';
  return {
    language: understood.language,
    script: understood.script,
    intent: understood.intent,
    rooms: [...understood.rooms],
    directions: [...understood.directions],
    missing: draft.missing,
    verdicts: draft.verdicts.map(plainVerdict),
    answer: [
      ...said,
      ...(isCrisis ? [] : [...careFor(understood), say(understood.language, words.footer)]),
    ].join('\n\n'),
    sources: listSources(draft.sources),
  };
}

function draftOf(understood: Understanding, question: string): Draft {
  const { language, intent } = understood;
  const plain = (...sayings: Saying[]): Draft => ({
    language,
    paragraphs: sayings.map((saying) => say(language, saying)),
    verdicts: [],
    sources: [],
    missing: [],
  });
  switch (intent) {
    case 'crisis':
      return plain(words.crisis);
    case 'greeting':
      return plain(words.greeting);
    case 'thanks':
      return plain(words.thanks);
    case 'about_guide':
      return plain(words.aboutGuide);
    case 'prompt_injection': {
      const guidance = composeGuidance(understood);
      return { ...guidance, paragraphs: [say(language, words.injection), ...guidance.paragraphs] };
    }
    case 'astrology':
      return plain(words.astrology);
    case 'off_topic':
      return plain(words.offTopic);
    case 'panchang':
      return {
        ...plain(words.panchang),
        missing: cityIn(question) ? [] : [say(language, words.missingCity)],
      };
    case 'muhurta':
      return muhurta(understood, question);
    case 'check_placement':
    case 'plan_layout':
    case 'orientation':
    case 'check_adjacency':
    case 'myth_check':
    case 'what_if_score':
    case 'explain':
    case 'remedy':
    case 'compare':
      return withFallback(composeGuidance(understood), understood);
  }
}

/** A date is computed for a month and a place; what is not said is asked. */
function muhurta({ language, tokens }: Understanding, question: string): Draft {
  const city = cityIn(question);
  const hasMonth = tokens.some(({ text }) => monthWord.test(text));
  const hasYear = tokens.some(({ text }) => /^20\d\d$/.test(text));
  const missing = [
    ...(hasMonth && hasYear ? [] : [words.missingMonth]),
    ...(city ? [] : [words.missingCity]),
  ];
  const questions = [...(hasMonth && hasYear ? [] : [words.askMonth]), ...(city ? [] : [words.askCity])];
  return {
    language,
    paragraphs: [words.muhurta(language === 'en' ? city?.name : city?.written), ...questions].map((saying) =>
      say(language, saying),
    ),
    verdicts: [],
    sources: [],
    missing: missing.map((saying) => say(language, saying)),
  };
}

const monthWord =
  /^(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)$/;

function withFallback(draft: Draft, { language, intent }: Understanding): Draft {
  if (draft.paragraphs.length > 0) return draft;
  const sayings =
    intent === 'remedy' || intent === 'explain' ? [words.vaastuIs] : [words.noRuleFor, words.whatIsHeld];
  return { ...draft, paragraphs: sayings.map((saying) => say(language, saying)) };
}

/** Only where health, money, law or safety are touched. */
function careFor({ language, signals }: Understanding): string[] {
  const isTouched =
    signals.has('health') || signals.has('money') || signals.has('law') || signals.has('safety');
  return isTouched ? [say(language, words.care)] : [];
}

function plainVerdict({ rule, verdict, tolerated, disputed }: GuideVerdict): GuideAnswer['verdicts'][number] {
  return { rule, verdict, tolerated: [...tolerated], disputed };
}

/** Classical sources first; the rest as they were cited. */
function listSources(ids: readonly SourceId[]): AnswerSource[] {
  const order = { classical: 0, modern: 1, derived: 2 };
  return ids
    .map((id) => ({ id, ...sources[id] }))
    .toSorted((a, b) => order[a.kind] - order[b.kind])
    .slice(0, mostSources);
}
