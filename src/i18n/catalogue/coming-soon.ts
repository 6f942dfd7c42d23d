import { defineMessages } from '../messages.ts';

export const comingSoon = defineMessages({
  badge: { en: 'Coming soon', hi: 'जल्द आ रहा है' },
  askMeanwhile: { en: 'Ask a question meanwhile', hi: 'तब तक एक सवाल पूछें' },
  dashboardTitle: { en: 'Your properties', hi: 'आपकी संपत्तियाँ' },
  dashboardText: {
    en: 'Your homes, their floor plans and their analyses will stand together here.',
    hi: 'आपके घर, उनके नक़्शे और उनके विश्लेषण यहाँ एक साथ रहेंगे।',
  },
  addPropertyTitle: { en: 'Add a property', hi: 'संपत्ति जोड़ें' },
  addPropertyText: {
    en: 'Here you will enter a home or an office with its floor plans and photos.',
    hi: 'यहाँ आप घर या दफ़्तर को उसके नक़्शों और तस्वीरों के साथ जोड़ सकेंगे।',
  },
  analyzeTitle: { en: 'Analyse a floor plan', hi: 'नक़्शे का विश्लेषण' },
  analyzeText: {
    en: 'Here you will confirm the rooms of a plan, and Disha will look at each one with its reason.',
    hi: 'यहाँ आप नक़्शे के कमरों की पुष्टि करेंगे और दिशा हर कमरे पर कारण के साथ राय देगी।',
  },
  analysisTitle: { en: 'Analysis', hi: 'विश्लेषण' },
  analysisText: {
    en: 'The rating of a plan, its findings and what can be done will be read here.',
    hi: 'नक़्शे की रेटिंग, उसके निष्कर्ष और सुझाव यहाँ पढ़े जा सकेंगे।',
  },
  uploadTitle: { en: 'Upload a floor plan', hi: 'नक़्शा अपलोड करें' },
  uploadText: {
    en: 'A single plan will go from here straight to its analysis.',
    hi: 'यहाँ से कोई एक नक़्शा सीधे विश्लेषण तक जाएगा।',
  },
  contactTitle: { en: 'Contact Us', hi: 'संपर्क करें' },
  contactText: {
    en: 'A form for your question about a home or about Disha will be here.',
    hi: 'घर के बारे में या दिशा के बारे में अपनी बात लिखने का फ़ॉर्म यहाँ होगा।',
  },
  blogTitle: { en: 'Vaastu Blog', hi: 'वास्तु ब्लॉग' },
  blogText: {
    en: 'Guides to rooms and directions, each with its source, will be read here.',
    hi: 'कमरों और दिशाओं पर लेख, अपने स्रोत के साथ, यहाँ पढ़े जा सकेंगे।',
  },
  festivalsTitle: { en: 'Hindu Festivals & Riti-Riwaaj', hi: 'हिंदू त्योहार और रीति-रिवाज' },
  festivalsText: {
    en: 'A calendar of festivals, their rituals and their aartis, with every date computed for your place, will be here.',
    hi: 'त्योहारों, उनकी विधियों और आरतियों का पंचांग यहाँ होगा; हर तारीख़ की गणना आपके स्थान के लिए होगी।',
  },
  aartisTitle: { en: 'Sacred Hindu Aartis', hi: 'पवित्र हिंदू आरतियाँ' },
  aartisText: {
    en: 'Your own collection of deities with the aartis you sing will be here.',
    hi: 'आपके आराध्य देवी-देवता और आपकी आरतियाँ यहाँ एक साथ होंगी।',
  },
});
