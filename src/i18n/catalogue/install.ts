import { defineMessages } from '../messages.ts';

export const install = defineMessages({
  label: { en: 'Install Disha', hi: 'दिशा इंस्टॉल करें' },
  offerTitle: { en: 'Keep Disha at hand', hi: 'दिशा को पास रखें' },
  offerText: {
    en: 'On your home screen it is one tap away, and opens without a network too.',
    hi: 'होम स्क्रीन पर यह एक टैप की दूरी पर रहेगी और इंटरनेट के बिना भी खुलेगी।',
  },
  install: { en: 'Install', hi: 'इंस्टॉल करें' },
  notNow: { en: 'Not now', hi: 'अभी नहीं' },

  title: { en: 'Install the app', hi: 'ऐप इंस्टॉल करें' },
  why: {
    en: 'It then has an icon of its own, opens in its own window and without a network, and takes up no more room.',
    hi: 'तब इसका अपना आइकन होगा, यह अपनी विंडो में और इंटरनेट के बिना भी खुलेगी, और ज़्यादा जगह नहीं लेगी।',
  },
  installed: { en: 'Disha is installed on this device.', hi: 'दिशा इस डिवाइस पर इंस्टॉल है।' },
  installedElsewhere: {
    en: 'Disha was installed on this device. You find it on your home screen or among your apps.',
    hi: 'दिशा इस डिवाइस पर इंस्टॉल की गई थी। वह आपको होम स्क्रीन पर या ऐप्स की सूची में मिलेगी।',
  },
  iosSafari: {
    en: 'In Safari, tap Share (below, above, or in the ••• menu) and choose “Add to Home Screen”.',
    hi: 'Safari में “शेयर करें” पर टैप करें (नीचे, ऊपर या ••• मेनू में) और “होम स्क्रीन में जोड़ें” चुनें।',
  },
  iosOther: {
    en: 'Tap Share in the address bar or menu of this browser and choose “Add to Home Screen”. If it is not there, open Disha in Safari.',
    hi: 'इस ब्राउज़र के पता-बार या मेनू में “शेयर करें” पर टैप करें और “होम स्क्रीन में जोड़ें” चुनें। वह न मिले तो दिशा को Safari में खोलें।',
  },
  macSafari: {
    en: 'In Safari, open the File menu and choose “Add to Dock”.',
    hi: 'Safari में File मेनू खोलें और “Add to Dock” चुनें।',
  },
  androidMenu: {
    en: 'Open the menu of this browser and choose “Install app” or “Add to Home screen”.',
    hi: 'इस ब्राउज़र का मेनू खोलें और “ऐप इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें।',
  },
  desktopMenu: {
    en: 'Choose the install sign in the address bar, or “Install” in the menu of this browser. If Disha is installed already, the menu offers to open it.',
    hi: 'पता-बार में इंस्टॉल का निशान या इस ब्राउज़र के मेनू में “इंस्टॉल” चुनें। दिशा पहले से इंस्टॉल हो तो मेनू में उसे खोलने का विकल्प मिलेगा।',
  },
  inApp: {
    en: 'This window belongs to another app. Open Disha in your browser to install it.',
    hi: 'यह विंडो किसी दूसरे ऐप की है। इंस्टॉल करने के लिए दिशा को अपने ब्राउज़र में खोलें।',
  },
  none: {
    en: 'This browser cannot install web apps. Everything works here all the same; Chrome and Edge can, and so can browsers on phones.',
    hi: 'यह ब्राउज़र वेब ऐप इंस्टॉल नहीं कर सकता। फिर भी यहाँ सब कुछ चलता है; Chrome, Edge और फ़ोन के ब्राउज़र इंस्टॉल कर सकते हैं।',
  },
  gone: {
    en: 'The browser does not offer it at the moment. Its menu may.',
    hi: 'ब्राउज़र अभी यह नहीं दे रहा। शायद उसके मेनू में मिल जाए।',
  },
});
