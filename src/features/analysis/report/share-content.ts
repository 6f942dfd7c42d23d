import type { AnalysisRow } from '#db/schema.ts';
import { doFirst } from '#domain/vaastu/do-first.ts';
import { highestRating, ratingOf, type RatingTone } from '#domain/vaastu/rating.ts';
import { bestAndWorst, leadsToLine, rangeLine } from '#domain/vaastu/report-text.ts';
import { rulesVersion } from '#domain/vaastu/rules-version.ts';
import { frame } from '#i18n/catalogue/frame.ts';
import { ratingLabels, ratingTexts } from '#i18n/catalogue/rating.ts';
import { sharing } from '#i18n/catalogue/report-trials.ts';
import { ui } from '#i18n/catalogue/ui.ts';
import { formatNumber } from '#i18n/format.ts';
import { translate, type Language } from '#i18n/messages.ts';
import { uiToneOf } from '../plan-stage/tone-look.tsx';
import type { Assessed } from './assessed.ts';
import { roomTones } from './findings-view.ts';
import { roomNames } from './names.ts';

/** Everything that stands on the picture that is handed on, in the words of one language. */
export interface ShareContent {
  language: Language;
  product: string;
  heading: string;
  /** The name of the plan, where its owner wants it there. */
  name: string | undefined;
  rating: { score: number | null; tone: RatingTone; text: string; label: string };
  /** The range of the rating, and what is best and worst. */
  gist: string | undefined;
  pointsTitle: string;
  points: readonly { tone: RatingTone; text: string }[];
  plan: SharePlan | undefined;
  tradition: string;
}

export interface SharePlan {
  assessed: Assessed;
  toneOf(roomId: string): RatingTone;
  /** What a room is called by its kind: what its owner has written on the drawing stays at home. */
  nameOf(roomId: string): string;
}

/** What is shared of an analysis. `name`: undefined leaves out who or what it is about. */
export function shareContent(
  analysis: Pick<AnalysisRow, 'overall_rating'>,
  assessed: Assessed | undefined,
  { language, name }: { language: Language; name: string | undefined },
): ShareContent {
  const rating = ratingOf(analysis.overall_rating);
  const score = rating.score === null ? undefined : formatNumber(rating.score, language, { decimals: 1 });
  return {
    language,
    product: ui.productName[language],
    heading: sharing.heading[language],
    name,
    rating: {
      score: rating.score,
      tone: rating.tone,
      text:
        score === undefined ? '–' : translate(ratingTexts.outOf, language, { score, highest: highestRating }),
      label: ratingLabels[rating.band][language],
    },
    gist: assessed && gistOf(assessed, language),
    pointsTitle: sharing.topPoints[language],
    points: assessed ? mainPoints(assessed, language) : [],
    plan: assessed && planToShare(assessed, language),
    tradition: frame.tradition[language],
  };
}

/** The range belongs to the rating of today's rules alone. */
function gistOf({ kept, report }: Assessed, language: Language): string {
  const range = kept.rules === rulesVersion ? [rangeLine(report)[language]] : [];
  return [...range, bestAndWorst(report)[language]].join(' ');
}

/** What to do first, then what is best placed. */
function mainPoints({ plan, report }: Assessed, language: Language): ShareContent['points'] {
  const steps = doFirst(plan, report).map((step): ShareContent['points'][number] => ({
    tone: step.isStructural ? 'red' : 'orange',
    text: `${step.text[language]} ${leadsToLine(step, report.score)[language]}`,
  }));
  const best = report.findings.filter(({ verdict, subject }) => verdict === 'ideal' && subject !== 'plan');
  const good = best.slice(0, mostGood).map(({ text }) => ({ tone: uiToneOf.ideal, text: text[language] }));
  return [...steps, ...good];
}

const mostGood = 2;

function planToShare(assessed: Assessed, language: Language): SharePlan {
  const tones = roomTones(assessed.report);
  const kinds = {
    ...assessed.kept,
    rooms: assessed.kept.rooms.map(({ id, room, polygon }) => ({ id, room, polygon })),
  };
  const names = roomNames(kinds, language);
  return {
    assessed,
    toneOf: (roomId) => uiToneOf[tones(roomId)],
    nameOf: (roomId) => names.get(roomId) ?? '',
  };
}
