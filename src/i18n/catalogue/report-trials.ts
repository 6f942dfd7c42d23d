import { defineMessages } from '../messages.ts';

/** Trying another place for a room on the page of an analysis. */
export const whatIf = defineMessages({
  view: { en: 'View', hi: 'दृश्य' },
  asItIs: { en: 'As it is', hi: 'जैसा है' },
  open: { en: 'What if…?', hi: 'अगर ऐसा हो तो?' },
  title: { en: 'What if it were elsewhere?', hi: 'अगर यह कहीं और हो तो?' },
  hint: {
    en: 'Drag a room on the plan, or choose below. Nothing of your analysis changes.',
    hi: 'नक़्शे पर कमरे को खींचें, या नीचे चुनें। आपके विश्लेषण में कुछ नहीं बदलता।',
  },
  room: { en: 'Room', hi: 'कमरा' },
  chooseRoom: { en: 'Choose a room', hi: 'कमरा चुनें' },
  moveTo: { en: 'Move to', hi: 'यहाँ ले जाएँ' },
  exchangeWith: { en: 'Exchange with', hi: 'इससे अदला-बदली करें' },
  roomInZone: { en: '{room}, now {zone}', hi: '{room}, अभी {zone}' },
  overlaps: { en: 'Now it lies over {room}.', hi: 'अब यह {room} के ऊपर है।' },
  exchange: { en: 'Exchange the two', hi: 'दोनों की अदला-बदली करें' },
  before: { en: 'Before', hi: 'पहले' },
  after: { en: 'After', hi: 'बाद में' },
  score: { en: '{score} of 10', hi: '10 में से {score}' },
  noScore: { en: 'not rated', hi: 'रेटिंग नहीं' },
  changes: { en: 'What changes', hi: 'क्या बदलता है' },
  noChanges: { en: 'No verdict has changed yet.', hi: 'अभी कोई राय नहीं बदली।' },
  reset: { en: 'Reset', hi: 'पहले जैसा करें' },
  keep: { en: 'Keep as a new draft', hi: 'नए मसौदे के रूप में रखें' },
  keepTitle: { en: 'Replace the draft of this plan?', hi: 'इस नक़्शे का मौजूदा मसौदा बदलें?' },
  keepText: {
    en: 'You have already begun to mark this plan again. What you marked there would be replaced.',
    hi: 'आप इस नक़्शे को फिर से चिह्नित करना शुरू कर चुके हैं। वहाँ किया गया काम बदल जाएगा।',
  },
  keepReplace: { en: 'Replace it', hi: 'बदल दें' },
  keepNot: { en: 'Leave it', hi: 'रहने दें' },
  keepBusy: {
    en: 'This plan is being analysed. Wait for the result, then try again.',
    hi: 'इस नक़्शे का विश्लेषण चल रहा है। परिणाम आने दें, फिर कोशिश करें।',
  },
  keepFull: {
    en: 'This device has no room to keep the draft.',
    hi: 'इस डिवाइस पर मसौदा रखने की जगह नहीं है।',
  },
  keepFailed: {
    en: 'The draft could not be kept. Please try again.',
    hi: 'मसौदा नहीं रखा जा सका। कृपया फिर कोशिश करें।',
  },
  layoutNote: {
    en: 'Moving a kitchen, toilet or stairs needs an engineer’s word.',
    hi: 'रसोई, शौचालय या सीढ़ी हटाने से पहले इंजीनियर की राय लें।',
  },
});

/** Two plans side by side. */
export const compare = defineMessages({
  title: { en: 'Compare two plans', hi: 'दो नक़्शों की तुलना' },
  loading: { en: 'Opening the plans…', hi: 'नक़्शे खुल रहे हैं…' },
  chooseText: {
    en: 'Open an analysis and choose the plan to compare it with.',
    hi: 'कोई विश्लेषण खोलें और चुनें कि उसकी तुलना किस नक़्शे से करनी है।',
  },
  unknownTitle: { en: 'These plans cannot be compared', hi: 'इन नक़्शों की तुलना नहीं हो सकती' },
  unknownText: {
    en: 'One of them has no analysis on this device. Analyse it first, or wait until it has arrived.',
    hi: 'इनमें से एक का विश्लेषण इस डिवाइस पर नहीं है। पहले उसका विश्लेषण करें, या उसके आने तक रुकें।',
  },
  verdictBetter: {
    en: '{plan} is rated higher, by {points}.',
    hi: '{plan} की रेटिंग {points} ज़्यादा है।',
  },
  verdictSame: { en: 'Both are rated the same.', hi: 'दोनों की रेटिंग बराबर है।' },
  verdictUnknown: {
    en: 'Only plans that are both rated can be ranked.',
    hi: 'दोनों की रेटिंग हो तभी क्रम बताया जा सकता है।',
  },
  differences: { en: 'Where they differ', hi: 'इनमें फ़र्क़ कहाँ है' },
  noDifferences: {
    en: 'No room and no door is judged differently. Where the ratings differ, it is by how far rooms reach and by the plan as a whole.',
    hi: 'किसी कमरे या द्वार पर राय अलग नहीं है। रेटिंग में फ़र्क़ हो तो वह कमरों के फैलाव और पूरे नक़्शे से आता है।',
  },
  noRooms: {
    en: 'Rooms can be compared only where both plans were marked.',
    hi: 'कमरों की तुलना तभी हो सकती है जब दोनों नक़्शे चिह्नित हों।',
  },
  same: { en: 'The same in both', hi: 'दोनों में एक जैसा' },
  absent: { en: 'not in this plan', hi: 'इस नक़्शे में नहीं' },
  thePlans: { en: 'The plans', hi: 'नक़्शे' },
  open: { en: 'Open the analysis of {plan}', hi: '{plan} का विश्लेषण खोलें' },
});

/** The picture that is handed on. */
export const sharing = defineMessages({
  title: { en: 'Share as an image', hi: 'तस्वीर के रूप में भेजें' },
  text: {
    en: 'The image holds the drawn plan, the rating and the main points. Names stay out unless you add them.',
    hi: 'तस्वीर में बना हुआ नक़्शा, रेटिंग और मुख्य बातें होंगी। नाम तभी जुड़ेंगे जब आप चाहें।',
  },
  withName: { en: 'With the name of the plan', hi: 'नक़्शे के नाम के साथ' },
  withPicture: { en: 'With the original drawing behind', hi: 'पीछे मूल नक़्शे के साथ' },
  send: { en: 'Share', hi: 'भेजें' },
  download: { en: 'Download', hi: 'डाउनलोड करें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  preview: { en: 'Preview of the image', hi: 'तस्वीर की झलक' },
  heading: { en: 'Vaastu Analysis', hi: 'वास्तु विश्लेषण' },
  topPoints: { en: 'Do first', hi: 'पहले यह करें' },
});
