import { defineMessages } from '../messages.ts';

/** The page of an analysis. */
export const report = defineMessages({
  title: { en: 'Vaastu Analysis', hi: 'वास्तु विश्लेषण' },
  loading: { en: 'Opening the analysis…', hi: 'विश्लेषण खुल रहा है…' },
  loadFailed: { en: 'Failed to load analysis data', hi: 'विश्लेषण का डेटा नहीं खुल सका' },
  noneFound: {
    en: 'No analysis found for this floorplan',
    hi: 'इस नक़्शे का कोई विश्लेषण नहीं मिला',
  },
  notHereTitle: { en: 'This analysis is not on this device yet', hi: 'यह विश्लेषण अभी इस डिवाइस पर नहीं है' },
  notHereText: {
    en: 'It comes by itself as soon as the device is connected.',
    hi: 'डिवाइस के इंटरनेट से जुड़ते ही यह अपने आप आ जाएगा।',
  },
  notHereFailedText: {
    en: 'The server has not answered as it should. It is tried again by itself, and the analysis comes then.',
    hi: 'सर्वर से ठीक जवाब नहीं मिला। अपने आप फिर कोशिश होगी, और तब विश्लेषण आ जाएगा।',
  },
  toDashboard: { en: 'Go to the dashboard', hi: 'डैशबोर्ड पर जाएँ' },

  rating: { en: 'Rating', hi: 'रेटिंग' },
  notRatedText: {
    en: 'This analysis gives no number out of 10.',
    hi: 'इस विश्लेषण में 10 में से कोई अंक नहीं दिया गया।',
  },
  unrounded: { en: '{score} before rounding.', hi: 'पूरा अंक बनाने से पहले {score}।' },
  analysed: { en: 'Analysed', hi: 'विश्लेषण का समय' },
  at: { en: '{date}, {time}', hi: '{date}, {time}' },
  model: { en: 'Model', hi: 'मॉडल' },
  builtIn: { en: 'built-in engine', hi: 'दिशा के अपने नियम (built-in engine)' },
  noModel: { en: 'not stated', hi: 'बताया नहीं गया' },
  unsent: {
    en: 'Made on this device. It is sent to your account by itself when there is a connection.',
    hi: 'इसी डिवाइस पर बना। इंटरनेट मिलते ही यह अपने आप आपके खाते में भेजा जाएगा।',
  },
  analyseAgain: { en: 'Analyse again', hi: 'फिर से विश्लेषण करें' },
  print: { en: 'Print or save as PDF', hi: 'प्रिंट करें या PDF सहेजें' },
  share: { en: 'Share as an image', hi: 'तस्वीर के रूप में भेजें' },

  summary: { en: 'Summary', hi: 'सारांश' },
  noSummary: {
    en: 'No summary was stored with this analysis.',
    hi: 'इस विश्लेषण के साथ कोई सारांश नहीं रखा गया।',
  },
  writtenInEnglish: { en: 'This summary was written in English.', hi: 'यह सारांश अंग्रेज़ी में लिखा गया था।' },
  writtenInHindi: { en: 'This summary was written in Hindi.', hi: 'यह सारांश हिन्दी में लिखा गया था।' },
  inMyLanguage: {
    en: 'Show it in English, worked out on this device',
    hi: 'हिन्दी में दिखाएँ, इसी डिवाइस पर बनाकर',
  },
  asStored: { en: 'Show it as it was stored', hi: 'जैसा रखा गया था वैसा दिखाएँ' },
  recommendations: { en: 'Recommendations', hi: 'सुझाव' },

  plan: { en: 'The plan and its zones', hi: 'नक़्शा और उसकी दिशाएँ' },
  planLabel: {
    en: 'The plan with its zones; {count} rooms, each marked by its verdict',
    hi: 'दिशाओं के साथ नक़्शा; {count} कमरे, हर एक पर उसकी राय का चिह्न',
  },
  planHint: { en: 'Touch a room to see why.', hi: 'कारण देखने के लिए कमरा छुएँ।' },
  noPlan: {
    en: 'No marked plan was kept with this analysis, so its rooms cannot be shown. Analyse again to mark them.',
    hi: 'इस विश्लेषण के साथ चिह्नित नक़्शा नहीं रखा गया, इसलिए कमरे नहीं दिखाए जा सकते। उन्हें चिह्नित करने के लिए फिर से विश्लेषण करें।',
  },
  legend: { en: 'What the marks mean', hi: 'चिह्नों का अर्थ' },

  findings: { en: 'Findings', hi: 'निष्कर्ष' },
  noFindings: { en: 'Nothing of this plan could be assessed.', hi: 'इस नक़्शे में कुछ भी जाँचा नहीं जा सका।' },
  groupCount: { en: '{group} ({count})', hi: '{group} ({count})' },
  readWhy: { en: 'Read why', hi: 'कारण पढ़ें' },
  mainDoor: { en: 'Main door', hi: 'मुख्य द्वार' },
  basis: { en: 'Basis', hi: 'आधार' },
  agreement: { en: 'Do sources agree?', hi: 'क्या स्रोत सहमत हैं?' },
  sources: { en: 'Sources', hi: 'स्रोत' },
  views: { en: 'Sources differ here', hi: 'यहाँ स्रोतों के मत अलग हैं' },
  remedies: { en: 'What can be done, best first', hi: 'क्या किया जा सकता है, सबसे अच्छा पहले' },
  engineer: {
    en: 'This moves walls, pipes or stairs: ask an engineer first.',
    hi: 'इसमें दीवार, पाइप या सीढ़ी हटती है: पहले इंजीनियर से पूछें।',
  },
  rule: { en: 'Rule {rule}', hi: 'नियम {rule}' },

  doorAlternatives: {
    en: 'Close to a border: it may also be read as {padas}.',
    hi: 'सीमा के पास है: इसे {padas} भी माना जा सकता है।',
  },

  confidenceHigh: {
    en: 'Quite sure: most of what the rules weigh was known, and the sources largely agree.',
    hi: 'काफ़ी पक्का: नियम जिन बातों को देखते हैं उनमें से ज़्यादातर ज्ञात थीं, और स्रोत बहुत हद तक सहमत हैं।',
  },
  confidenceMedium: {
    en: 'Fairly sure: some of what the rules weigh was not known, or the sources differ on it.',
    hi: 'कुछ हद तक पक्का: कुछ बातें ज्ञात नहीं थीं, या उन पर स्रोतों के मत अलग हैं।',
  },
  confidenceLow: {
    en: 'A first look only: much of what the rules weigh was not known.',
    hi: 'केवल पहली नज़र: नियम जिन बातों को देखते हैं उनमें से बहुत कुछ ज्ञात नहीं था।',
  },
  doFirst: { en: 'Do first', hi: 'पहले यह करें' },
  nothingFirst: {
    en: 'Nothing needs to be done: what could be looked at is well placed.',
    hi: 'कुछ करना ज़रूरी नहीं: जो देखा जा सका, अच्छी जगह पर है।',
  },
  settles: {
    en: 'That alone settles {part} % of what the rules weigh.',
    hi: 'नियम जो देखते हैं, उसका {part} % इसी से तय होता है।',
  },
  correctedReading: {
    en: 'The rules were corrected: {before} would be {now} now, because {why}. The stored reading stays as it is.',
    hi: 'नियम सुधारे गए हैं: {before} की जगह अब {now} होगी, क्योंकि {why}। रखा हुआ विश्लेषण वैसा ही रहता है।',
  },
  answeredReading: {
    en: 'With your answers: {before} becomes {now}.',
    hi: 'आपके उत्तरों से: {before} की जगह {now}।',
  },
  keepReading: { en: 'Keep the new reading', hi: 'नया विश्लेषण रखें' },
  noNumber: { en: 'not rated', hi: 'रेटिंग नहीं' },
  ratingNow: { en: 'Now {score} out of 10.', hi: 'अब 10 में से {score}।' },
  answerHere: {
    en: 'Not assessed yet ({count}): answer here',
    hi: 'अभी नहीं देखा गया ({count}): यहीं बताएँ',
  },
  notKnown: { en: 'Not known', hi: 'पता नहीं' },
  nowhere: { en: 'Nowhere', hi: 'कहीं नहीं' },
  yes: { en: 'Yes', hi: 'हाँ' },
  no: { en: 'No', hi: 'नहीं' },
  copy: { en: 'Copy as text', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  notCopied: { en: 'It could not be copied', hi: 'कॉपी नहीं हो सका' },

  notAssessed: { en: 'Not assessed', hi: 'जो जाँचा नहीं गया' },

  history: { en: 'Analyses of this plan', hi: 'इस नक़्शे के विश्लेषण' },
  shown: { en: 'shown here', hi: 'यहाँ दिख रहा है' },
  newest: { en: 'newest', hi: 'सबसे नया' },
  olderShown: {
    en: 'You are reading an earlier analysis of this plan.',
    hi: 'आप इस नक़्शे का पुराना विश्लेषण पढ़ रहे हैं।',
  },
  toNewest: { en: 'Show the newest', hi: 'सबसे नया दिखाएँ' },
  otherPlan: { en: 'Plan to compare with', hi: 'किस नक़्शे से तुलना करें' },
  compare: { en: 'Compare', hi: 'तुलना करें' },
  compareWith: { en: 'Compare with {plan}', hi: '{plan} से तुलना करें' },
});

/** The groups of findings. */
export const groupNames = defineMessages({
  rooms: { en: 'Rooms', hi: 'कमरे' },
  placed: { en: 'Well placed rooms', hi: 'अच्छी जगह के कमरे' },
  home: { en: 'Door, shape and ground', hi: 'द्वार, आकार और ज़मीन' },
});

/** What a step costs. */
export const costLabels = defineMessages({
  free: { en: 'Costs nothing', hi: 'कोई ख़र्च नहीं' },
  furniture: { en: 'Moving furniture', hi: 'सामान बदलना' },
  'light-work': { en: 'Light work', hi: 'थोड़ा काम' },
  rebuilding: { en: 'Rebuilding', hi: 'निर्माण' },
});

export const basisLabels = defineMessages({
  classical: { en: 'classical verse', hi: 'शास्त्रीय श्लोक' },
  modern: { en: 'modern practice', hi: 'आधुनिक चलन' },
  derived: { en: 'our deduction', hi: 'हमारा निष्कर्ष' },
});

export const agreementLabels = defineMessages({
  high: { en: 'nearly all agree', hi: 'लगभग सब सहमत हैं' },
  medium: { en: 'most agree, or few speak of it', hi: 'ज़्यादातर सहमत हैं, या कम ने इस पर कहा है' },
  low: { en: 'they are split, or only one speaks of it', hi: 'मत बँटे हुए हैं, या केवल एक ने कहा है' },
});
