import type { Plan } from './plan.ts';
import type { Finding, Remedy, Report, View } from './report.ts';
import type { Text } from './types.ts';

export interface ReportText {
  /** Markdown: rating as "N/10", what is good, what to mind and why, what can be done, what was not assessed. */
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
  const say = (text: Text) => (language === 'hindi' ? text.hi : text.en);
  const { score, findings, notAssessed } = report;
  const troubles = findings.filter(isTrouble);
  const good = findings.filter(({ verdict }) => verdict === 'ideal');
  const fair = findings.filter(({ verdict }) => verdict === 'acceptable');
  const sections = [
    `## ${score === null ? say(words.notRated) : `${say(words.rating)}: ${score}/10`}`,
    [say(words.assessed(report, plan)), say(words.sureness(report.confidence))].join(' '),
    section(say(words.strengths), good.map((finding) => `- ${say(finding.text)}`)),
    section(say(words.fair), fair.map((finding) => [`- ${say(finding.text)}`, ...viewLines(finding.views, say)].join('\n'))),
    section(say(words.troubles), troubles.map((finding) => troubleLines(finding, say).join('\n'))),
    troubles.length === 0 ? '' : section(say(words.custom), customs(troubles).map(({ text }) => `- ${say(text)}`)),
    section(say(words.notAssessed), notAssessed.map(({ text }) => `- ${say(text)}`)),
    say(words.closing),
    `${say(words.madeBy)}: ${madeBy}`,
  ]; // prettier-ignore
  return { summary: sections.filter((part) => part !== '').join('\n\n') };
}

type Say = (text: Text) => string;

function isTrouble({ verdict }: Finding): boolean {
  return verdict === 'avoid' || verdict === 'severe';
}

function section(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `### ${title}\n\n${entries.join('\n')}`;
}

function troubleLines({ text, reason, views, remedies }: Finding, say: Say): string[] {
  const helpful = remedies.filter((remedy) => !isCustom(remedy));
  return [
    `- **${say(text)}** ${say(reason)}`,
    ...viewLines(views, say),
    ...helpful.map((remedy) => `  - ${say(words.remedy)}: ${say(remedy.text)}`),
  ];
}

function viewLines(views: readonly View[], say: Say): string[] {
  return views.map(({ text }) => `  - ${say(words.view)}: ${say(text)}`);
}

/** Said once for all findings: rites, plants, and what shops sell. */
function customs(troubles: readonly Finding[]): Remedy[] {
  const all = troubles.flatMap(({ remedies }) => remedies).filter(isCustom);
  return [...new Map(all.map((remedy) => [remedy.id, remedy])).values()].toSorted(
    (a, b) => Number(a.isCommercial) - Number(b.isCommercial) || a.rank - b.rank,
  );
}

function isCustom({ rank }: Remedy): boolean {
  return rank === 2 || rank === 5;
}

const words = {
  rating: { en: 'Overall rating', hi: 'कुल रेटिंग' },
  notRated: { en: 'Not rated', hi: 'रेटिंग नहीं दी गई' },
  strengths: { en: 'What is well placed', hi: 'जो अच्छी जगह पर है' },
  fair: { en: 'What is acceptable', hi: 'जो ठीक, मान्य है' },
  troubles: { en: 'What to keep in mind', hi: 'जिन बातों पर ध्यान दें' },
  custom: { en: 'Customs and objects', hi: 'परंपराएँ और वस्तुएँ' },
  notAssessed: {
    en: 'Not assessed: please look for yourself',
    hi: 'जो नहीं देखा गया: कृपया स्वयं देखें',
  },
  remedy: { en: 'What can be done', hi: 'क्या कर सकते हैं' },
  view: { en: 'One view', hi: 'एक मत' },
  madeBy: { en: 'Made by', hi: 'विश्लेषण करने वाला' },
  closing: {
    en: 'Traditional guidance, not science or a promise. For health, money, law or safety please ask a qualified person.',
    hi: 'यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं। स्वास्थ्य, धन, क़ानून या सुरक्षा के लिए किसी योग्य व्यक्ति से पूछें।',
  },
  assessed: ({ rooms, door }: Report, { kind }: Plan): Text => {
    const count = rooms.length;
    const isDrawn = kind === 'drawn';
    return {
      en: `Assessed: ${count === 1 ? 'one room' : `${count} rooms`}${door ? ', the main door' : ''}${isDrawn ? ', the outline' : ''}.`,
      hi: `देखा गया: ${count === 1 ? 'एक कमरा' : `${count} कमरे`}${door ? ', मुख्य द्वार' : ''}${isDrawn ? ', बाहरी रेखा' : ''}।`,
    };
  },
  sureness: (confidence: number): Text => {
    const percent = `${Math.round(confidence * 100)} %`;
    return {
      en: `Confidence ${percent}: how much of what the rules weigh was known, and how far the sources agree.`,
      hi: `भरोसा ${percent}: नियम जो देखते हैं उसमें से कितना ज्ञात था, और स्रोत कितने सहमत हैं।`,
    };
  },
};
