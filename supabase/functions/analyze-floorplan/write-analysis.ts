import type { LanguageWord } from '#domain/language.ts';
import { assess, engineName } from '#domain/vaastu/assess.ts';
import { readScore } from '#domain/vaastu/read-score.ts';
import { recommendationsSentence, reportText } from '#domain/vaastu/report-text.ts';
import { askCarefully, type Listener } from '../_shared/ask-carefully.ts';
import { agreesToModel } from '../_shared/consent.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import type { ModelConfig } from '../_shared/model.ts';
import type { AnalysisAsk } from './ask.ts';
import { analysisPromptFor, analysisRules } from './prompt.ts';

export interface Analysis {
  /** 0 to 10; null where the plan could not be rated. */
  rating: number | null;
  /** Markdown. */
  summary: string;
  recommendations: string;
  writtenBy: string;
}

/**
 * What the rules say about a plan: in the words of a model where there is one, the user has agreed to it and its words
 * hold to what was computed, and else in those of the engine. Throws a `Problem` where a model gave no answer at all.
 */
export async function writeAnalysis(
  userId: string,
  { plan, language }: Pick<AnalysisAsk, 'plan' | 'language'>,
  { backend, model }: Pick<FunctionDeps, 'backend' | 'model'>,
): Promise<Analysis> {
  const { summary } = reportText(assess(plan), plan, { language, madeBy: engineName });
  const rating = readScore(summary);
  const recommendations = recommendationsSentence[language === 'hindi' ? 'hi' : 'en'];
  if (model && (await agreesToModel(userId, backend))) {
    const told = await tell(model, summary, language);
    if (told !== undefined && holdsTo(rating, told))
      return { rating, summary: told, recommendations, writtenBy: model.model.slice(0, longestName) };
  }
  return { rating, summary, recommendations, writtenBy: engineName };
}

const longestName = 100;

/** Whether a text gives this rating and, whatever it says elsewhere, no other one. */
function holdsTo(rating: number | null, told: string): boolean {
  const plain = told.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const ratings = Array.from(plain.matchAll(ofTen), ([, value = '']) => Number(value.replace(',', '.')));
  return readScore(told) === rating && ratings.every((each) => each === rating);
}

const ofTen = /(?<![\d.,/])(\d{1,3}(?:[.,]\d{1,2})?)[*_)]*\s?(?:[/⁄∕]|out of)\s?[*_(]*10(?![\d/]|[.,]\d)/giu;

/** In pieces, so that a long answer is no silence; nobody hears them. */
const silent: Listener = { add: () => undefined, forget: () => undefined };

/** What a model makes of the engine's words; undefined where it must not be given. */
function tell(model: ModelConfig, summary: string, language: LanguageWord): Promise<string | undefined> {
  return askCarefully(model, model.model, analysisPromptFor(summary, language), analysisRules, silent);
}
