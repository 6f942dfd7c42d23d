import { doFirst, type DoFirstStep } from './do-first.ts';
import { placeOf } from './judge-room.ts';
import { strictness } from './lookup.ts';
import type { Plan } from './plan.ts';
import type { Report } from './report.ts';
import type { Text, Verdict } from './types.ts';
import { capital, placeText, roomText, verdictNames } from './wording.ts';

export interface ReportText {
  /** Markdown of at most 150 words: rating as "N/10" with its range, what to do first, the rooms, what is open. */
  summary: string;
}

export interface ReportTextOptions {
  language: 'english' | 'hindi';
  /** Who answers, as it is kept with the analysis. */
  madeBy: string;
}

/** The one sentence that is kept as the recommendations of every analysis. */
export const recommendationsSentence: Text = {
  en: 'See the analysis above for detailed recommendations.',
  hi: 'विस्तृत सुझावों के लिए ऊपर दिया विश्लेषण देखें।',
};

/** The report as an answer to read. `readScore` finds the rating in it, and none where there is none. */
export function reportText(report: Report, plan: Plan, { language, madeBy }: ReportTextOptions): ReportText {
  const say: Say = (text) => (language === 'hindi' ? text.hi : text.en);
  const { score } = report;
  const first = doFirst(plan, report).map((step, index) => `${index + 1}. ${say(stepLine(step, score))}`);
  const [intro, closing, by] = [
    [say(rangeLine(report)), say(bestAndWorst(report))].filter((part) => part !== '').join(' '),
    say(words.closing),
    `${say(words.madeBy)}: ${madeBy}`,
  ];
  const fixed = [
    `## ${score === null ? say(words.notRated) : `${say(words.rating)}: ${score}/10`}`,
    intro,
    section(say(words.doFirst), first),
  ];
  const left = mostWords - countOf([...fixed, closing, by]);
  const open = section(say(words.notAssessed), openLines(report, say));
  const rooms = section(say(words.places), placeLines(report, say, left - countOf([open])));
  return { summary: [...fixed, rooms, open, closing, by].filter((part) => part !== '').join('\n\n') };
}

type Say = (text: Text) => string;

const mostWords = 150;
/** What two headings and the words for what is left out may take. */
const spareWords = 14;

function countOf(parts: readonly string[]): number {
  return parts.join(' ').split(/\s+/u).filter(Boolean).length;
}

/** "7 to 8.6 when the rest is known; from 8 of 20 things." */
export function rangeLine({ range, known }: Pick<Report, 'range' | 'known'>): Text {
  const { n, of } = known;
  if (range === null)
    return {
      en: `${n} of ${of} things are known: too few for a rating.`,
      hi: `${of} बातों में से ${n} ज्ञात हैं: रेटिंग के लिए कम हैं।`,
    };
  const [low, high] = range;
  return low === high
    ? { en: `From ${n} of ${of} things.`, hi: `${of} बातों में से ${n} ज्ञात।` }
    : {
        en: `Between ${low} and ${high}, from ${n} of ${of} things.`,
        hi: `${low} और ${high} के बीच, ${of} बातों में से ${n} ज्ञात।`,
      };
}

/** One sentence: what is best, what is worst. */
export function bestAndWorst({ findings, rooms }: Pick<Report, 'findings' | 'rooms'>): Text {
  const placed = findings.filter(({ subject }) => subject !== 'plan');
  const worst = placed.find(({ verdict }) => strictness[verdict] >= 2);
  const best = placed.find(({ verdict }) => verdict === 'ideal');
  const name = (finding: NonNullable<typeof best>): Text => {
    const place = placeText(finding.at ?? 'C');
    if (finding.subject === 'door') {
      const pada = finding.rule.replace('door.', '');
      return { en: `the main door on ${pada}`, hi: `${pada} पर मुख्य द्वार` };
    }
    const room = rooms.find(({ id }) => id === finding.roomId);
    const called = roomText(room?.room ?? 'entrance');
    return { en: `the ${called.en} in the ${place.en}`, hi: `${place.hi} में ${called.hi}` };
  };
  if (best && worst)
    return {
      en: `Best is ${name(best).en}, weakest ${name(worst).en}.`,
      hi: `सबसे अच्छा: ${name(best).hi}; सबसे कमज़ोर: ${name(worst).hi}।`,
    };
  if (best) return { en: `Best is ${name(best).en}.`, hi: `सबसे अच्छा: ${name(best).hi}।` };
  if (worst) return { en: `Weakest is ${name(worst).en}.`, hi: `सबसे कमज़ोर: ${name(worst).hi}।` };
  return { en: '', hi: '' };
}

/** What a step does to the rating, and that nobody has to. */
export function leadsToLine({ leadsTo }: DoFirstStep, score: number | null): Text {
  if (leadsTo === null || score === null) return { en: 'Optional.', hi: 'वैकल्पिक।' };
  return leadsTo === score
    ? { en: `Optional; the rating stays ${score}.`, hi: `वैकल्पिक; रेटिंग ${score} ही रहती है।` }
    : { en: `Optional; leads to ${leadsTo}.`, hi: `वैकल्पिक; इससे ${leadsTo} हो जाएगी।` };
}

function stepLine(step: DoFirstStep, score: number | null): Text {
  const then = leadsToLine(step, score);
  return { en: `${step.text.en} ${then.en}`, hi: `${step.text.hi} ${then.hi}` };
}

/** The rooms by their verdicts, worst first, as far as there are words for them. */
function placeLines({ rooms, door }: Report, say: Say, most: number): string[] {
  const things = [
    ...(door ? [{ verdict: door.verdict, text: say({ en: `main door (${door.pada})`, hi: `मुख्य द्वार (${door.pada})` }) }] : []),
    ...rooms.map((room) => ({
      verdict: room.verdict,
      text: say({
        en: `${roomText(room.room).en} (${placeOf(room).en})`,
        hi: `${roomText(room.room).hi} – ${placeOf(room).hi}`,
      }),
    })),
  ]; // prettier-ignore
  let left = most - spareWords;
  let missing = 0;
  const lines = worstFirst.flatMap((verdict) => {
    const told = things.filter((thing) => thing.verdict === verdict).flatMap(({ text }) => {
      left -= countOf([text]);
      if (left >= 0) return [text];
      missing += 1;
      return [];
    });
    return told.length === 0 ? [] : [`- ${capital(say(verdictNames[verdict]))}: ${told.join(', ')}`];
  }); // prettier-ignore
  return missing === 0 ? lines : [...lines, `- ${say(words.more(missing))}`];
}

const worstFirst: readonly Verdict[] = ['severe', 'avoid', 'acceptable', 'ideal'];

/** What to find out first, as questions. */
function openLines({ notAssessed }: Report, say: Say): string[] {
  const lines = notAssessed.slice(0, 2).map(({ question }) => `- ${say(question)}`);
  const rest = notAssessed.length - lines.length;
  return rest > 0 ? [...lines, `- ${say(words.more(rest))}`] : lines;
}

function section(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `### ${title}\n\n${entries.join('\n')}`;
}

const words = {
  rating: { en: 'Overall rating', hi: 'कुल रेटिंग' },
  notRated: { en: 'Not rated', hi: 'रेटिंग नहीं दी गई' },
  doFirst: { en: 'Do first', hi: 'पहले यह करें' },
  places: { en: 'Rooms', hi: 'कमरे' },
  notAssessed: { en: 'Not assessed yet', hi: 'अभी नहीं देखा गया' },
  more: (count: number): Text => ({ en: `and ${count} more`, hi: `और ${count} बातें` }),
  madeBy: { en: 'Made by', hi: 'विश्लेषण करने वाला' },
  closing: {
    en: 'Traditional guidance, not science or a promise.',
    hi: 'यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।',
  },
};
