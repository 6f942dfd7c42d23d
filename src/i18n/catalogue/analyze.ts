import { defineMessages } from '../messages.ts';

export const analyze = defineMessages({
  title: { en: 'Analyse the floorplan', hi: 'नक़्शे का विश्लेषण' },
  loading: { en: 'Opening the floorplan…', hi: 'नक़्शा खुल रहा है…' },
  of: { en: '{plan} · {property}', hi: '{plan} · {property}' },
  keptHere: {
    en: 'Everything you mark is kept on this device. You can leave and come back.',
    hi: 'आपका किया हुआ सब कुछ इसी डिवाइस पर सहेजा जाता है। आप कभी भी जाकर लौट सकते हैं।',
  },
  notKept: {
    en: 'This device is full: what you mark now stays only as long as this page is open.',
    hi: 'इस डिवाइस में जगह नहीं है: अब के बदलाव इस पेज के खुले रहने तक ही रहेंगे।',
  },
  analysedBefore: {
    en: 'This plan has been analysed before. What was marked then is the start here.',
    hi: 'इस नक़्शे का विश्लेषण पहले हो चुका है। तब जो कमरे और दिशाएँ तय हुई थीं, शुरुआत उन्हीं से है।',
  },
  seeAnalysis: { en: 'See that analysis', hi: 'वह विश्लेषण देखें' },

  planTitle: { en: 'The plan', hi: 'नक़्शा' },
  planPicture: { en: 'The floorplan {title}', hi: 'नक़्शा {title}' },
  turn: { en: 'Turn by 90°', hi: '90° घुमाएँ' },
  turned: { en: 'The plan is turned.', hi: 'नक़्शा घुमा दिया गया।' },
  page: { en: 'Page of the file', hi: 'फ़ाइल का पन्ना' },
  pageOf: { en: 'Page {page} of {pages}', hi: '{pages} में से पन्ना {page}' },
  pictureLooking: { en: 'Fetching the picture…', hi: 'तस्वीर लाई जा रही है…' },
  pictureMissing: {
    en: 'The picture of this plan is not on this device. You can mark the rooms on plain paper now; the picture appears when you are online.',
    hi: 'इस नक़्शे की तस्वीर इस डिवाइस पर नहीं है। अभी आप सादे काग़ज़ पर कमरे बना सकते हैं; ऑनलाइन होने पर तस्वीर दिखेगी।',
  },
  pictureUnreadable: {
    en: 'The picture of this plan cannot be shown. You can mark the rooms on plain paper.',
    hi: 'इस नक़्शे की तस्वीर नहीं दिखाई जा सकती। आप सादे काग़ज़ पर कमरे बना सकते हैं।',
  },
  otherPageTitle: { en: 'Start anew on another page?', hi: 'दूसरे पन्ने पर नए सिरे से शुरू करें?' },
  otherPageText: {
    en: 'What you have marked belongs to this page. On page {page} you start anew.',
    hi: 'आपने जो बनाया है वह इसी पन्ने का है। पन्ना {page} पर नए सिरे से शुरू होगा।',
  },
  otherPageDo: { en: 'Start anew', hi: 'नए सिरे से शुरू करें' },
  keepMarked: { en: 'Keep what I have', hi: 'जो है वही रहने दें' },

  roomsTitle: { en: 'Find the rooms', hi: 'कमरे ढूँढें' },
  roomsText: {
    en: 'Your device can read the room names on the plan and propose the rooms. You correct them in the next step.',
    hi: 'आपका डिवाइस नक़्शे पर लिखे कमरों के नाम पढ़कर कमरे सुझा सकता है। अगले चरण में आप उन्हें सुधारेंगे।',
  },
  readRooms: { en: 'Read the rooms', hi: 'कमरे पढ़ें' },
  readAgain: { en: 'Read again', hi: 'फिर से पढ़ें' },
  markMyself: { en: 'Mark the rooms myself', hi: 'कमरे ख़ुद बनाएँ' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  fetchingReader: {
    en: 'Fetching the reader, only the first time…',
    hi: 'पढ़ने वाला साधन आ रहा है, केवल पहली बार…',
  },
  preparing: { en: 'Making the picture clear…', hi: 'तस्वीर साफ़ की जा रही है…' },
  reading: { en: 'Reading the room names…', hi: 'कमरों के नाम पढ़े जा रहे हैं…' },
  measuring: { en: 'Looking for the walls…', hi: 'दीवारें ढूँढी जा रही हैं…' },
  modelLooking: { en: 'The AI model is looking…', hi: 'AI मॉडल देख रहा है…' },
  takesLong: {
    en: 'This takes longer than usual. You can cancel and mark the rooms yourself.',
    hi: 'इसमें सामान्य से ज़्यादा समय लग रहा है। आप रद्द करके कमरे ख़ुद बना सकते हैं।',
  },
  foundOne: { en: 'One room was found.', hi: 'एक कमरा मिला।' },
  foundMany: { en: '{count} rooms were found.', hi: '{count} कमरे मिले।' },
  foundCheck: {
    en: 'Please check each one: reading can be wrong.',
    hi: 'कृपया हर एक को जाँचें: पढ़ने में ग़लती हो सकती है।',
  },
  foundFew: {
    en: 'Only a few names could be read. Please add the others yourself.',
    hi: 'केवल कुछ नाम पढ़े जा सके। बाक़ी कृपया ख़ुद जोड़ें।',
  },
  foundNothing: { en: 'No room names could be read here.', hi: 'यहाँ कमरों के नाम नहीं पढ़े जा सके।' },
  foundNothingText: {
    en: 'If this is a floorplan, you can mark the rooms yourself. Nothing was spent.',
    hi: 'अगर यह नक़्शा है तो आप कमरे ख़ुद बना सकते हैं। कुछ ख़र्च नहीं हुआ।',
  },
  foundPhoto: {
    en: 'This looks like a photo, not like a floorplan. Nothing was spent. If it does show a plan, you can mark the rooms yourself.',
    hi: 'यह नक़्शा नहीं, फ़ोटो लगता है। कुछ ख़र्च नहीं हुआ। अगर इसमें नक़्शा ही है तो आप कमरे ख़ुद बना सकते हैं।',
  },
  fromPdf: {
    en: 'The names come from the file itself.',
    hi: 'नाम सीधे फ़ाइल से लिए गए हैं।',
  },
  lyingText: {
    en: 'The names stand upright when the plan is turned.',
    hi: 'नक़्शा घुमाने पर नाम सीधे दिखते हैं।',
  },
  turnUpright: { en: 'Turn the plan upright', hi: 'नक़्शा सीधा करें' },
  modelAdded: { en: 'An AI model has looked as well.', hi: 'AI मॉडल ने भी देखा है।' },
  modelFailed: {
    en: 'The AI model could not look at it. This is what your device has read.',
    hi: 'AI मॉडल इसे नहीं देख सका। यह वही है जो आपके डिवाइस ने पढ़ा।',
  },
  modelCredits: {
    en: 'The AI model looks only while you have a credit left, though it costs none.',
    hi: 'AI मॉडल तभी देखता है जब आपके पास एक क्रेडिट हो, हालाँकि इसमें कोई ख़र्च नहीं होता।',
  },
  modelLimit: {
    en: 'The AI model has looked often enough for today.',
    hi: 'आज के लिए AI मॉडल काफ़ी बार देख चुका है।',
  },
  readerMissing: {
    en: 'What reads the names is not on this device yet and cannot be fetched now. Please mark the rooms yourself, or try again when you are online.',
    hi: 'नाम पढ़ने वाला साधन अभी इस डिवाइस पर नहीं है और अभी लाया नहीं जा सकता। कृपया कमरे ख़ुद बनाएँ, या ऑनलाइन होने पर फिर कोशिश करें।',
  },
  readingFailed: {
    en: 'The names could not be read. Please mark the rooms yourself, or try again.',
    hi: 'नाम नहीं पढ़े जा सके। कृपया कमरे ख़ुद बनाएँ, या फिर कोशिश करें।',
  },
  replaceTitle: { en: 'Replace the marked rooms?', hi: 'बने हुए कमरे बदल दें?' },
  replaceText: {
    en: 'Reading again puts new rooms in the place of the {count} that are marked.',
    hi: 'फिर से पढ़ने पर बने हुए {count} कमरों की जगह नए कमरे आ जाएँगे।',
  },
  replaceDo: { en: 'Read and replace', hi: 'पढ़ें और बदलें' },
  modelQuestion: { en: 'May an AI model look at this plan too?', hi: 'क्या AI मॉडल भी यह नक़्शा देख सकता है?' },
  modelText: {
    en: 'It often sees rooms without a name. The picture is sent to the service that runs the model; it costs no credit. The same answer holds for your questions in the chat, and you can change it in your profile.',
    hi: 'वह अक्सर बिना नाम के कमरे भी पहचान लेता है। तस्वीर मॉडल चलाने वाली सेवा को भेजी जाती है; इसमें कोई क्रेडिट नहीं लगता। यही जवाब चैट के सवालों पर भी लागू होगा, और आप इसे प्रोफ़ाइल में बदल सकते हैं।',
  },
  modelAgree: { en: 'Yes, it may', hi: 'हाँ, देख सकता है' },
  modelDecline: { en: 'No, only my device', hi: 'नहीं, केवल मेरा डिवाइस' },
  modelAgreed: { en: 'The AI model looks as well from now on.', hi: 'अब से AI मॉडल भी देखेगा।' },
  modelDeclined: { en: 'Only your device reads the plan.', hi: 'नक़्शा केवल आपका डिवाइस पढ़ेगा।' },
  modelNotSaved: {
    en: 'Your answer could not be saved. Please try again.',
    hi: 'आपका जवाब सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },

  checkTitle: { en: 'Check and correct', hi: 'जाँचें और सुधारें' },
  checkLater: {
    en: 'The plan opens here once its rooms were read, or as soon as you mark them yourself.',
    hi: 'कमरे पढ़े जाने पर, या जब आप उन्हें ख़ुद बनाना शुरू करें, नक़्शा यहाँ खुलेगा।',
  },
  checkText: {
    en: 'Set the outer walls, the rooms, north and the main door.',
    hi: 'बाहरी दीवारें, कमरे, उत्तर दिशा और मुख्य द्वार तय करें।',
  },
  northTitle: { en: 'Where is north on this plan?', hi: 'इस नक़्शे पर उत्तर किधर है?' },
  northText: {
    en: 'Every direction hangs on this, so it is never guessed. Look for an arrow marked N on the drawing, or use the compass of your phone at home.',
    hi: 'हर दिशा इसी पर टिकी है, इसलिए इसका अंदाज़ा नहीं लगाया जाता। नक़्शे पर N वाला तीर देखें, या घर पर फ़ोन के कंपास से जाँचें।',
  },
  northRead: {
    en: 'An arrow was read that points {degrees}° clockwise from the top. Is that north?',
    hi: 'एक तीर पढ़ा गया जो ऊपर से {degrees}° दाईं ओर है। क्या वही उत्तर है?',
  },
  northYes: { en: 'Yes, that is north', hi: 'हाँ, वही उत्तर है' },
  northUp: { en: 'North is at the top', hi: 'उत्तर ऊपर है' },
  northOther: { en: 'Another direction, or the compass', hi: 'कोई और दिशा, या कंपास' },

  questionsTitle: { en: 'A few questions', hi: 'कुछ सवाल' },
  questionsText: {
    en: 'All of them may be left open. What is not known is not assessed, and the analysis says so.',
    hi: 'कोई भी सवाल छोड़ सकते हैं। जो पता नहीं, उस पर राय नहीं दी जाती, और विश्लेषण में यह लिखा होता है।',
  },
  answered: { en: '{count} of {all} answered', hi: '{all} में से {count} के जवाब' },
  leaveOpen: { en: 'Leave open', hi: 'छोड़ दें' },
  dwelling: { en: 'What kind of home is it?', hi: 'यह किस तरह का घर है?' },
  dwellingWithout: {
    en: 'Left open: it is read as a house with the ground around it.',
    hi: 'छोड़ने पर: इसे ज़मीन पर बना मकान मानकर देखा जाता है।',
  },
  flat: { en: 'Flat', hi: 'फ़्लैट' },
  house: { en: 'House', hi: 'मकान' },
  plot: { en: 'Plot', hi: 'प्लॉट' },
  office: { en: 'Office', hi: 'दफ़्तर' },
  stage: { en: 'Do you build, choose or live there?', hi: 'आप घर बना रहे हैं, चुन रहे हैं या वहाँ रहते हैं?' },
  stageWithout: {
    en: 'It decides which advice comes first: who lives there is not told to move walls first.',
    hi: 'इससे तय होता है कि कौन-सा सुझाव पहले आए: जो वहाँ रहते हैं उन्हें पहले दीवारें हटाने को नहीं कहा जाता।',
  },
  building: { en: 'We are building', hi: 'हम बना रहे हैं' },
  buying: { en: 'We are choosing', hi: 'हम चुन रहे हैं' },
  living: { en: 'We live there', hi: 'हम वहाँ रहते हैं' },
  school: { en: 'Which school should decide where sources differ?', hi: 'मत अलग हों तो किस परंपरा को मानें?' },
  classical: { en: 'The old texts', hi: 'पुराने ग्रंथ' },
  classicalText: {
    en: 'What the verses say counts before the custom of today.',
    hi: 'आज के चलन से पहले श्लोकों की बात मानी जाती है।',
  },
  sixteen: { en: 'The 16 zones of today', hi: 'आज के 16 क्षेत्र' },
  sixteenText: {
    en: 'The finer division that most consultants use now counts.',
    hi: 'आज के अधिकतर सलाहकार जो बारीक बँटवारा अपनाते हैं, वही माना जाता है।',
  },
  regional: { en: 'The southern custom', hi: 'दक्षिण का चलन' },
  regionalText: {
    en: 'Where the south does it in its own way, that way counts.',
    hi: 'जहाँ दक्षिण भारत का अपना तरीक़ा है, वहाँ वही माना जाता है।',
  },
  schoolOpen: { en: 'No choice', hi: 'कोई चुनाव नहीं' },
  schoolOpenText: {
    en: 'The reading on which most sources agree counts, and the others are shown.',
    hi: 'जिस पर ज़्यादा स्रोत सहमत हैं वह माना जाता है, बाक़ी मत भी दिखाए जाते हैं।',
  },
  slope: { en: 'Which way does the ground fall?', hi: 'ज़मीन किस ओर ढलती है?' },
  slopeWithout: {
    en: 'Left open: the slope of the ground is not assessed.',
    hi: 'छोड़ने पर: ज़मीन की ढलान पर राय नहीं दी जाती।',
  },
  roads: {
    en: 'From where does a road point straight at the plot?',
    hi: 'किस ओर से कोई सड़क सीधे प्लॉट पर आती है?',
  },
  roadsWithout: {
    en: 'Left open: roads that end at the plot are not assessed.',
    hi: 'छोड़ने पर: प्लॉट पर ख़त्म होने वाली सड़कों पर राय नहीं दी जाती।',
  },
  trees: { en: 'Where do large trees stand close by?', hi: 'पास में बड़े पेड़ किस ओर हैं?' },
  treesWithout: {
    en: 'Left open: trees around the house are not assessed.',
    hi: 'छोड़ने पर: घर के आसपास के पेड़ों पर राय नहीं दी जाती।',
  },
  treeKind: { en: 'The tree in the {direction}', hi: '{direction} का पेड़' },
  treeOther: { en: 'Another or unknown tree', hi: 'दूसरा या अनजान पेड़' },
  treePlaksha: { en: 'Plaksha (white fig)', hi: 'प्लक्ष (पाकड़)' },
  treeBanyan: { en: 'Banyan', hi: 'बरगद' },
  treeUdumbara: { en: 'Udumbara (cluster fig)', hi: 'उदुंबर (गूलर)' },
  treePeepal: { en: 'Peepal', hi: 'पीपल' },
  treeThorny: { en: 'Thorny tree', hi: 'काँटेदार पेड़' },
  treeMilky: { en: 'Tree with milky sap', hi: 'दूध वाला पेड़' },
  treeFruit: { en: 'Fruit tree', hi: 'फलदार पेड़' },
  water: {
    en: 'Where are wells, borewells or tanks under the ground?',
    hi: 'कुआँ, बोरवेल या ज़मीन के नीचे की टंकी किस ओर है?',
  },
  waterWithout: {
    en: 'Left open: water outside of the drawing is not assessed.',
    hi: 'छोड़ने पर: नक़्शे के बाहर के पानी पर राय नहीं दी जाती।',
  },
  around: { en: 'Around the house', hi: 'घर के आसपास' },
  N: { en: 'North', hi: 'उत्तर' },
  NE: { en: 'North-east', hi: 'ईशान (उत्तर-पूर्व)' },
  E: { en: 'East', hi: 'पूर्व' },
  SE: { en: 'South-east', hi: 'आग्नेय (दक्षिण-पूर्व)' },
  S: { en: 'South', hi: 'दक्षिण' },
  SW: { en: 'South-west', hi: 'नैर्ऋत्य (दक्षिण-पश्चिम)' },
  W: { en: 'West', hi: 'पश्चिम' },
  NW: { en: 'North-west', hi: 'वायव्य (उत्तर-पश्चिम)' },
  shortN: { en: 'N', hi: 'उ' },
  shortNE: { en: 'NE', hi: 'ईशान' },
  shortE: { en: 'E', hi: 'पू' },
  shortSE: { en: 'SE', hi: 'आग्नेय' },
  shortS: { en: 'S', hi: 'द' },
  shortSW: { en: 'SW', hi: 'नैर्ऋत्य' },
  shortW: { en: 'W', hi: 'प' },
  shortNW: { en: 'NW', hi: 'वायव्य' },

  startTitle: { en: 'The analysis', hi: 'विश्लेषण' },
  missingTitle: { en: 'Before it can be analysed', hi: 'विश्लेषण से पहले' },
  beginFirst: {
    en: 'Read the rooms, or mark them yourself. Then say where north is.',
    hi: 'कमरे पढ़वाएँ या ख़ुद बनाएँ। फिर बताएँ कि उत्तर किधर है।',
  },
  ready: { en: 'The plan is ready to be analysed.', hi: 'नक़्शा विश्लेषण के लिए तैयार है।' },
  noDoor: {
    en: 'No main door is marked: the door will not be assessed.',
    hi: 'मुख्य द्वार तय नहीं है: द्वार पर राय नहीं दी जाएगी।',
  },
  startAnalysis: { en: 'Start Analysis', hi: 'विश्लेषण शुरू करें' },
  price: { en: 'Uses 1 credit', hi: '1 क्रेडिट लगेगा' },
  balance: { en: 'Your balance: {credits}.', hi: 'आपका शेष: {credits}।' },
  balanceUnknown: { en: 'Your balance is not known yet.', hi: 'आपका शेष अभी पता नहीं है।' },
  expectModel: {
    en: 'Expect 30 to 60 seconds: an AI model puts the findings into words.',
    hi: '30 से 60 सेकंड लग सकते हैं: AI मॉडल निष्कर्षों को शब्द देता है।',
  },
  expectEngine: {
    en: 'It takes a few seconds. The rules and the score are the same on the server and on this device.',
    hi: 'इसमें कुछ सेकंड लगते हैं। नियम और अंक सर्वर पर और इस डिवाइस पर एक ही हैं।',
  },
  tooFew: {
    en: 'You do not have a whole credit left.',
    hi: 'आपके पास एक पूरा क्रेडिट नहीं बचा है।',
  },
  buyCredits: { en: 'Get credits', hi: 'क्रेडिट लें' },
  startOffline: {
    en: 'You are offline: this device does the analysis, with the same rules, and sends it on when you are back.',
    hi: 'आप ऑफ़लाइन हैं: यही डिवाइस उन्हीं नियमों से विश्लेषण करेगा, और ऑनलाइन होने पर उसे आगे भेज देगा।',
  },
  startUploading: {
    en: 'The file is still on its way to the server, which can analyse it once it is there. This device can do it now.',
    hi: 'फ़ाइल अभी सर्वर तक पहुँच रही है; पहुँचने पर वह विश्लेषण कर सकेगा। यह डिवाइस अभी कर सकता है।',
  },
  here: { en: 'Analyse on this device', hi: 'इसी डिवाइस पर विश्लेषण करें' },
  hereText: {
    en: 'Free, at once, also without a connection. The built-in engine applies the same rules.',
    hi: 'मुफ़्त, तुरंत, बिना इंटरनेट के भी। दिशा का अपना इंजन वही नियम लगाता है।',
  },
  disclaimer: {
    en: 'Traditional guidance, not science or a promise. For health, money, law or safety please ask a qualified person.',
    hi: 'यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं। स्वास्थ्य, धन, क़ानून या सुरक्षा के लिए योग्य व्यक्ति से पूछें।',
  },

  analysingTitle: { en: 'Analysing…', hi: 'विश्लेषण हो रहा है…' },
  waitingTitle: { en: 'Waiting for a connection', hi: 'इंटरनेट का इंतज़ार है' },
  stoppedTitle: { en: 'No analysis yet', hi: 'विश्लेषण अभी नहीं मिला' },
  stopTrying: { en: 'Stop trying', hi: 'कोशिश रोकें' },
  triesAgain: {
    en: 'It is tried again by itself ({number} of {count}).',
    hi: 'अपने आप फिर कोशिश होगी ({count} में से {number})।',
  },
  sending: { en: 'Sending the plan to the server…', hi: 'नक़्शा सर्वर को भेजा जा रहा है…' },
  weighing: {
    en: 'The server places the rooms and applies the rules…',
    hi: 'सर्वर कमरों की दिशा देखकर नियम लगा रहा है…',
  },
  writing: {
    en: 'The AI model puts the findings into words…',
    hi: 'AI मॉडल निष्कर्षों को शब्द दे रहा है…',
  },
  waitedFor: {
    en: 'This browser is already waiting for the answer.',
    hi: 'यह ब्राउज़र पहले से जवाब का इंतज़ार कर रहा है।',
  },
  elapsed: { en: '{seconds} s', hi: '{seconds} से.' },
  elapsedOf: { en: '{seconds} s of about 30 to 60', hi: 'लगभग 30 से 60 में से {seconds} से.' },
  longer: {
    en: 'It takes longer than usual. You may close this page: the analysis comes to your plans by itself.',
    hi: 'सामान्य से ज़्यादा समय लग रहा है। आप यह पेज बंद कर सकते हैं: विश्लेषण अपने आप आपके नक़्शों में आ जाएगा।',
  },
  lineCut: {
    en: 'There is no connection. It goes on by itself when you are back, and you pay only once.',
    hi: 'इंटरनेट नहीं है। जुड़ते ही यह अपने आप आगे बढ़ेगा, और आप एक ही बार भुगतान करेंगे।',
  },
  notTold: {
    en: 'The server gave no answer. Trying again is the same analysis, so you pay only once.',
    hi: 'सर्वर से जवाब नहीं मिला। फिर कोशिश करना वही विश्लेषण है, इसलिए आप एक ही बार भुगतान करेंगे।',
  },
  signInAgain: {
    en: 'Your session is over. Please sign in again; the analysis then goes on.',
    hi: 'आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें; विश्लेषण तब आगे बढ़ेगा।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },
  changePlan: { en: 'Change the plan', hi: 'नक़्शा बदलें' },
  changePlanText: {
    en: 'If the server had already begun, its analysis still comes, and its credit is used.',
    hi: 'अगर सर्वर शुरू कर चुका था, तो उसका विश्लेषण फिर भी आएगा और उसका क्रेडिट लगेगा।',
  },

  loadFailed: { en: 'Failed to load analysis data', hi: 'विश्लेषण का डेटा नहीं खुल सका' },
  failed: {
    en: 'Failed to analyze floorplan. Please try again.',
    hi: 'नक़्शे का विश्लेषण नहीं हो सका। कृपया फिर कोशिश करें।',
  },
  notSaved: {
    en: 'Analysis completed but failed to save. Please try again.',
    hi: 'विश्लेषण पूरा हुआ पर सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  noResult: {
    en: 'Analysis completed but no results were returned.',
    hi: 'विश्लेषण पूरा हुआ पर कोई परिणाम नहीं मिला।',
  },
  error: { en: 'An error occurred during analysis', hi: 'विश्लेषण के दौरान कोई गड़बड़ी हुई' },
  done: { en: 'Analysis completed successfully!', hi: 'विश्लेषण सफलतापूर्वक पूरा हुआ!' },
  nothingCharged: { en: 'No credit was used.', hi: 'कोई क्रेडिट नहीं लगा।' },
  unreadResult: {
    en: 'Trying again is the same analysis and costs nothing more. An older version of this app may not be able to read it.',
    hi: 'फिर कोशिश करना वही विश्लेषण है और इसमें और कुछ नहीं लगेगा। हो सकता है ऐप का पुराना संस्करण इसे न पढ़ सके।',
  },
  comesLater: {
    en: 'This device is full. The server has the analysis: make some room and try again, which costs nothing more.',
    hi: 'इस डिवाइस में जगह नहीं है। विश्लेषण सर्वर पर है: कुछ जगह बनाकर फिर कोशिश करें, इसमें और कुछ नहीं लगेगा।',
  },
  deviceFull: {
    en: 'This device is full. Please make some room first.',
    hi: 'इस डिवाइस में जगह नहीं है। कृपया पहले कुछ जगह बनाएँ।',
  },
});
