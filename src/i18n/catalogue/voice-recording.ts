import { defineMessages } from '../messages.ts';

export const recording = defineMessages({
  speak: { en: 'Speak instead of typing', hi: 'लिखने के बजाय बोलें' },
  speakAgain: { en: 'Record again', hi: 'फिर से बोलें' },
  stop: { en: 'Stop and write it down', hi: 'रोकें और लिखें' },
  preparing: { en: 'Opening the microphone…', hi: 'माइक खुल रहा है…' },
  transcribing: { en: 'Writing down what you said…', hi: 'आपकी बात लिखी जा रही है…' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  tryAgain: { en: 'Try again', hi: 'फिर से कोशिश करें' },
  // Short, as a screen reader's own voice would be recorded too.
  listening: { en: 'Listening', hi: 'बोलिए' },
  heard: { en: 'You said: {text}', hi: 'आपने कहा: {text}' },
  success: { en: 'Speech converted to text!', hi: 'आपकी बात लिख दी गई!' },

  explainTitle: { en: 'Ask by voice', hi: 'बोलकर पूछें' },
  explainLength: {
    en: 'Speak for up to 7 seconds. The microphone is on only while the ring runs, and you can read and change the words before anything is sent.',
    hi: '7 सेकंड तक बोलें। माइक केवल तब चालू रहता है जब घेरा चलता है, और भेजने से पहले आप लिखे हुए शब्द पढ़ और बदल सकते हैं।',
  },
  explainEndpoint: {
    en: 'Your recording goes to this server, which has a connected speech service write it down. It is not kept here.',
    hi: 'आपकी रिकॉर्डिंग इस सर्वर पर जाती है, जो उसे जुड़ी हुई स्पीच सेवा से लिखवाता है। यहाँ वह रखी नहीं जाती।',
  },
  explainLocal: {
    en: 'Your recording goes to this server, is written down there by its own model, and is not kept.',
    hi: 'आपकी रिकॉर्डिंग इस सर्वर पर जाती है, वहीं उसके अपने मॉडल से लिखी जाती है, और रखी नहीं जाती।',
  },
  explainBrowser: {
    en: "This server cannot write speech down, but your browser can. It may send the sound of your voice to the browser's maker for that, under the maker's own privacy terms.",
    hi: 'यह सर्वर आवाज़ को लिख नहीं सकता, पर आपका ब्राउज़र लिख सकता है। इसके लिए वह आपकी आवाज़ ब्राउज़र बनाने वाली कंपनी को भेज सकता है, जिस पर उसी के गोपनीयता नियम लागू होते हैं।',
  },
  explainPermission: {
    en: 'Your browser may ask next whether this page may use the microphone.',
    hi: 'आगे ब्राउज़र पूछ सकता है कि यह पेज माइक इस्तेमाल करे या नहीं।',
  },
  explainAgree: { en: 'Continue', hi: 'आगे बढ़ें' },
  explainAgreeBrowser: { en: 'I agree, use my browser', hi: 'सहमत हूँ, ब्राउज़र से लिखें' },
  explainDecline: { en: 'No, I will type', hi: 'नहीं, लिखकर पूछना है' },

  denied: {
    en: 'Could not access microphone. Please check your permissions.',
    hi: 'माइक तक पहुँच नहीं मिली। कृपया अनुमति जाँचें।',
  },
  deniedHint: {
    en: "Allow the microphone for this page in your browser's settings, or type your question.",
    hi: 'ब्राउज़र की सेटिंग में इस पेज को माइक की अनुमति दें, या अपना सवाल लिखें।',
  },
  noMicrophoneHint: {
    en: 'No microphone was found. Connect one, or type your question.',
    hi: 'कोई माइक नहीं मिला। माइक जोड़ें, या अपना सवाल लिखें।',
  },
  inUseHint: {
    en: 'Another app may be using the microphone. Close it and try again, or type your question.',
    hi: 'शायद कोई दूसरा ऐप माइक इस्तेमाल कर रहा है। उसे बंद करके फिर कोशिश करें, या अपना सवाल लिखें।',
  },
  unsupportedHint: {
    en: 'This browser gives this page no microphone. Please type your question.',
    hi: 'यह ब्राउज़र इस पेज को माइक नहीं देता। कृपया अपना सवाल लिखें।',
  },
  noSpeech: {
    en: 'No speech detected. Please try again.',
    hi: 'कोई आवाज़ सुनाई नहीं दी। कृपया फिर से कोशिश करें।',
  },
  notUnderstood: {
    en: 'Could not understand the speech. Please try again.',
    hi: 'बात समझ में नहीं आई। कृपया फिर से कोशिश करें।',
  },
  clearerHint: {
    en: 'Speak a little closer to the microphone, or type your question.',
    hi: 'माइक के थोड़ा पास बोलें, या अपना सवाल लिखें।',
  },
  speechFailed: {
    en: 'Failed to process speech. Please try again.',
    hi: 'आवाज़ को लिखा नहीं जा सका। कृपया फिर से कोशिश करें।',
  },
  keptHint: {
    en: 'Your recording is still here: try again, or type.',
    hi: 'आपकी रिकॉर्डिंग अभी यहीं है: फिर कोशिश करें, या लिखें।',
  },
  busyHint: {
    en: 'Too many recordings just now. Yours is still here: try again in a minute, or type.',
    hi: 'अभी बहुत सारी रिकॉर्डिंग आ रही हैं। आपकी यहीं है: एक मिनट बाद फिर कोशिश करें, या लिखें।',
  },
  signInHint: {
    en: 'Please sign in to speak here, or type your question.',
    hi: 'यहाँ बोलने के लिए कृपया साइन इन करें, या अपना सवाल लिखें।',
  },
  typeHint: { en: 'You can type your question.', hi: 'आप अपना सवाल लिख सकते हैं।' },
  audioFailed: {
    en: 'Failed to process audio. Please try again.',
    hi: 'रिकॉर्डिंग को पढ़ा नहीं जा सका। कृपया फिर से कोशिश करें।',
  },
  speechError: {
    en: 'Error processing speech. Please try again.',
    hi: 'आवाज़ को लिखने में गड़बड़ी हुई। कृपया फिर से कोशिश करें।',
  },
  unreachableHint: {
    en: 'No answer came over the network. You can type your question.',
    hi: 'इंटरनेट से कोई जवाब नहीं आया। आप अपना सवाल लिख सकते हैं।',
  },
  unreachableKeptHint: {
    en: 'The server could not be reached. Your recording is still here: try again once you are connected, or type.',
    hi: 'सर्वर से संपर्क नहीं हो सका। आपकी रिकॉर्डिंग यहीं है: इंटरनेट मिलने पर फिर कोशिश करें, या लिखें।',
  },
  audioError: {
    en: 'Error processing audio. Please try again.',
    hi: 'रिकॉर्डिंग में गड़बड़ी हुई। कृपया फिर से कोशिश करें।',
  },
  unpluggedHint: { en: 'The microphone was disconnected.', hi: 'माइक का संपर्क टूट गया।' },
  noRecogniser: { en: 'Speech cannot be written down here.', hi: 'यहाँ आवाज़ को लिखा नहीं जा सकता।' },
  noRecogniserHint: {
    en: 'Neither this server nor this browser can do it. Please type your question, in English, Hindi or Hinglish.',
    hi: 'न यह सर्वर ऐसा कर सकता है, न यह ब्राउज़र। कृपया अपना सवाल हिन्दी, अंग्रेज़ी या हिंग्लिश में लिखें।',
  },
});
