import { defineMessages } from '../messages.ts';

export const settings = defineMessages({
  title: { en: 'Settings', hi: 'सेटिंग्स' },
  account: { en: 'Your data', hi: 'आपका डेटा' },
  profileTitle: { en: 'Profile', hi: 'प्रोफ़ाइल' },
  profileEntryText: {
    en: 'Your name and picture, your devices, and your data.',
    hi: 'आपका नाम और तस्वीर, आपके डिवाइस और आपका डेटा।',
  },
  syncTitle: { en: 'Sync and storage', hi: 'सिंक और स्टोरेज' },
  syncEntryText: {
    en: 'What waits, what failed, and how much this device keeps.',
    hi: 'क्या भेजना बाक़ी है, क्या नहीं भेजा जा सका, और यह डिवाइस कितना रखता है।',
  },
  guestText: {
    en: 'Once you sign in, what you write is kept for all your devices.',
    hi: 'साइन इन करने पर आपका लिखा आपके सभी डिवाइस के लिए सहेजा जाता है।',
  },
  signIn: { en: 'Sign In', hi: 'साइन इन करें' },

  saved: { en: 'Everything is saved on the server.', hi: 'सब कुछ सर्वर पर सहेजा हुआ है।' },
  notYet: { en: 'This device has not been synced yet.', hi: 'यह डिवाइस अभी तक सिंक नहीं हुआ है।' },
  waitingOne: { en: '1 item is waiting to be sent.', hi: '1 चीज़ भेजी जानी बाक़ी है।' },
  waitingMany: { en: '{count} items are waiting to be sent.', hi: '{count} चीज़ें भेजी जानी बाक़ी हैं।' },
  failedOne: {
    en: '1 item could not be sent. Everything else is saved.',
    hi: '1 चीज़ नहीं भेजी जा सकी। बाक़ी सब सहेजा हुआ है।',
  },
  failedMany: {
    en: '{count} items could not be sent. Everything else is saved.',
    hi: '{count} चीज़ें नहीं भेजी जा सकीं। बाक़ी सब सहेजा हुआ है।',
  },
  waitingAndFailed: {
    en: 'Waiting to be sent: {waiting}. Could not be sent: {failed}.',
    hi: 'भेजी जानी बाक़ी: {waiting}। नहीं भेजी जा सकीं: {failed}।',
  },
  noConnection: {
    en: 'There is no connection. What you write is kept on this device and sent later.',
    hi: 'अभी इंटरनेट नहीं है। आपका लिखा इस डिवाइस पर सहेजा जाता है और बाद में भेजा जाएगा।',
  },
  portal: {
    en: 'A page of your network asks for something first. Open any website in the browser, answer there, and come back.',
    hi: 'आपका नेटवर्क पहले कुछ पूछ रहा है। ब्राउज़र में कोई भी वेबसाइट खोलें, वहाँ जवाब दें और फिर यहाँ लौटें।',
  },
  serverTrouble: {
    en: 'Our server has trouble. Nothing is lost, and it is tried again by itself.',
    hi: 'हमारे सर्वर में कुछ दिक़्क़त है। कुछ भी खोया नहीं है, और अपने आप फिर कोशिश होगी।',
  },
  serverTroubleUntil: {
    en: 'Our server has trouble. Nothing is lost, and it is tried again at {time}.',
    hi: 'हमारे सर्वर में कुछ दिक़्क़त है। कुछ भी खोया नहीं है, और {time} पर फिर कोशिश होगी।',
  },
  signedOut: {
    en: 'Your sign-in has run out. Sign in again to send what you have written.',
    hi: 'आपका साइन-इन समाप्त हो गया है। अपना लिखा भेजने के लिए फिर से साइन इन करें।',
  },
  update: {
    en: 'The server no longer understands this version. Update the app; what you have written stays.',
    hi: 'सर्वर अब इस संस्करण को नहीं समझता। ऐप अपडेट करें; आपका लिखा बना रहेगा।',
  },
  deviceFull: {
    en: 'This device has no room left for what is new on the server. What you have written stays; please free some space.',
    hi: 'सर्वर की नई चीज़ों के लिए इस डिवाइस पर जगह नहीं बची। आपका लिखा बना रहेगा; कृपया थोड़ी जगह ख़ाली करें।',
  },
  updateNow: { en: 'Update the app', hi: 'ऐप अपडेट करें' },
  lastSynced: { en: 'Last synced {when}', hi: 'पिछली बार सिंक: {when}' },
  justNow: { en: 'just now', hi: 'अभी-अभी' },
  syncNow: { en: 'Sync now', hi: 'अभी सिंक करें' },
  syncing: { en: 'Syncing…', hi: 'सिंक हो रहा है…' },
  loading: { en: 'Looking at what is kept on this device…', hi: 'इस डिवाइस पर सहेजी चीज़ें देखी जा रही हैं…' },
  unreadableTitle: {
    en: 'What this device keeps could not be read',
    hi: 'इस डिवाइस पर सहेजी चीज़ें नहीं पढ़ी जा सकीं',
  },
  unreadableText: {
    en: 'Nothing has been deleted. Another window of the app may be in the way: close it and try again.',
    hi: 'कुछ भी हटाया नहीं गया है। हो सकता है ऐप की कोई दूसरी विंडो बीच में आ रही हो: उसे बंद करके फिर कोशिश करें।',
  },
  tryAgain: { en: 'Try again', hi: 'फिर कोशिश करें' },

  keptOne: {
    en: '1 item was left on this device when you signed out. It is sent when you say so.',
    hi: 'साइन आउट करते समय 1 चीज़ इस डिवाइस पर रह गई थी। आपके कहने पर भेजी जाएगी।',
  },
  keptMany: {
    en: '{count} items were left on this device when you signed out. They are sent when you say so.',
    hi: 'साइन आउट करते समय {count} चीज़ें इस डिवाइस पर रह गई थीं। आपके कहने पर भेजी जाएँगी।',
  },
  sendKept: { en: 'Send now', hi: 'अब भेजें' },
  lostOne: {
    en: 'The browser has removed 1 item from this device before it was sent.',
    hi: 'ब्राउज़र ने 1 चीज़ भेजे जाने से पहले ही इस डिवाइस से हटा दी।',
  },
  lostMany: {
    en: 'The browser has removed {count} items from this device before they were sent.',
    hi: 'ब्राउज़र ने {count} चीज़ें भेजे जाने से पहले ही इस डिवाइस से हटा दीं।',
  },

  deadTitle: { en: 'Could not be sent', hi: 'नहीं भेजी जा सकीं' },
  deadText: {
    en: 'The server did not accept these. They stay here until you decide.',
    hi: 'सर्वर ने इन्हें स्वीकार नहीं किया। जब तक आप तय न करें, ये यहीं रहेंगी।',
  },
  waitingTitle: { en: 'Waiting to be sent', hi: 'भेजी जानी बाक़ी' },
  nothingWaits: {
    en: 'Nothing is waiting. What you write without a connection is listed here until it is sent.',
    hi: 'कुछ भी बाक़ी नहीं है। इंटरनेट के बिना जो आप लिखेंगे, वह भेजे जाने तक यहाँ दिखेगा।',
  },
  withFile: { en: 'with a file of {size}', hi: '{size} की फ़ाइल के साथ' },
  withFiles: { en: 'with {count} files of {size}', hi: '{count} फ़ाइलों ({size}) के साथ' },
  showMore: { en: 'Show {count} more', hi: '{count} और दिखाएँ' },
  edit: { en: 'Edit and resend', hi: 'सुधारकर फिर भेजें' },
  sendAgain: { en: 'Send again', hi: 'फिर भेजें' },
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  remove: { en: 'Delete', hi: 'हटाएँ' },
  actOn: { en: '{act}: {item}', hi: '{item}: {act}' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  copyFailed: {
    en: 'The browser did not allow copying. Select the text and copy it by hand.',
    hi: 'ब्राउज़र ने कॉपी नहीं करने दिया। पाठ चुनकर ख़ुद कॉपी करें।',
  },
  resent: { en: 'It will be sent again', hi: 'इसे फिर भेजा जाएगा' },
  alreadyGone: { en: 'It is no longer here', hi: 'यह अब यहाँ नहीं है' },
  notPossible: { en: 'That did not work. Nothing has changed.', hi: 'यह नहीं हो सका। कुछ नहीं बदला है।' },
  deleted: { en: 'Deleted', hi: 'हटा दिया गया' },

  removeTitle: { en: 'Delete this item?', hi: 'इसे हटाएँ?' },
  removeForGood: {
    en: 'It is on this device alone and cannot be brought back.',
    hi: 'यह केवल इसी डिवाइस पर है और वापस नहीं लाया जा सकेगा।',
  },
  removeMaybeThere: {
    en: 'It may have reached the server already. In that case it stays there.',
    hi: 'हो सकता है यह सर्वर तक पहुँच चुका हो। तब यह वहाँ बना रहेगा।',
  },
  removeFile: { en: 'Its file goes with it.', hi: 'इसके साथ इसकी फ़ाइल भी हटेगी।' },
  removeFiles: { en: 'Its {count} files go with it.', hi: 'इसके साथ इसकी {count} फ़ाइलें भी हटेंगी।' },
  removeAlso: { en: 'This goes with it, because it needs it:', hi: 'इस पर टिकी ये चीज़ें भी हटेंगी:' },
  keep: { en: 'Keep it', hi: 'रहने दें' },

  editTitle: { en: 'Edit and resend', hi: 'सुधारकर फिर भेजें' },
  send: { en: 'Send', hi: 'भेजें' },
  cancel: { en: 'Cancel', hi: 'रद्द करें' },
  notMendable: {
    en: '“{field}” is not as it has to be and cannot be changed here. Copy the text and enter it anew.',
    hi: '“{field}” सही नहीं है और यहाँ बदला नहीं जा सकता। पाठ कॉपी करके नए सिरे से भरें।',
  },
  olderVersion: {
    en: 'Another version of the app wrote this; it cannot be changed here. Copy the text and enter it anew.',
    hi: 'इसे ऐप के किसी दूसरे संस्करण ने लिखा था; यहाँ बदला नहीं जा सकता। पाठ कॉपी करके नए सिरे से भरें।',
  },
  hintFill: { en: 'Please fill this in.', hi: 'कृपया इसे भरें।' },
  hintTooLong: { en: 'At most {most} characters.', hi: 'अधिक से अधिक {most} अक्षर।' },
  hintLines: {
    en: 'At most {most} lines of up to {longest} characters.',
    hi: 'अधिक से अधिक {most} पंक्तियाँ, हर एक में {longest} अक्षर तक।',
  },
  hintUsername: {
    en: '3 to 30 small English letters, digits or underscores.',
    hi: '3 से 30 छोटे अंग्रेज़ी अक्षर, अंक या अंडरस्कोर।',
  },
  hintRange: { en: 'A whole number from {from} to {to}.', hi: '{from} से {to} तक की कोई पूरी संख्या।' },
  hintDate: { en: 'Please choose a date.', hi: 'कृपया कोई तारीख़ चुनें।' },
  hintMend: { en: 'Please correct this.', hi: 'कृपया इसे ठीक करें।' },

  storageTitle: { en: 'Storage on this device', hi: 'इस डिवाइस का स्टोरेज' },
  storageUsed: { en: 'Disha uses {size} here.', hi: 'दिशा यहाँ {size} जगह लेती है।' },
  storageUnknown: {
    en: 'This browser does not say how much is used.',
    hi: 'यह ब्राउज़र नहीं बताता कि कितनी जगह ली गई है।',
  },
  storageCopies: {
    en: 'Plans and photos kept for looking at offline: {size}. They go first when room is short.',
    hi: 'ऑफ़लाइन देखने के लिए रखे नक़्शे और तस्वीरें: {size}। जगह कम होने पर सबसे पहले यही हटती हैं।',
  },
  storageFree: { en: 'Remove these copies', hi: 'ये प्रतियाँ हटाएँ' },
  storageFreed: {
    en: 'Removed. They come back when you look at them.',
    hi: 'हट गईं। देखने पर फिर आ जाएँगी।',
  },
  storageFreeFailed: { en: 'They could not be removed.', hi: 'वे हट नहीं सकीं।' },
  storageNothing: {
    en: 'Nothing of yours is on this device alone.',
    hi: 'आपकी कोई भी चीज़ केवल इसी डिवाइस पर नहीं है।',
  },
  storageWaiting: {
    en: 'On this device alone: items {items}, files {files}.',
    hi: 'केवल इसी डिवाइस पर: चीज़ें {items}, फ़ाइलें {files}।',
  },
  persisted: {
    en: 'The browser keeps this data, even when space runs short.',
    hi: 'जगह कम होने पर भी ब्राउज़र यह डेटा रखेगा।',
  },
  notPersisted: {
    en: 'The browser may clear this data when space runs short.',
    hi: 'जगह कम होने पर ब्राउज़र यह डेटा हटा सकता है।',
  },
  persist: { en: 'Keep my data on this device', hi: 'मेरा डेटा इस डिवाइस पर रखें' },
  persistRefused: {
    en: 'The browser did not agree this time. Installing the app usually helps.',
    hi: 'ब्राउज़र इस बार नहीं माना। ऐप इंस्टॉल करने से अक्सर बात बन जाती है।',
  },
  opensToSend: {
    en: 'Waiting items are sent when you open the app.',
    hi: 'बाक़ी चीज़ें तब भेजी जाती हैं जब आप ऐप खोलते हैं।',
  },

  waitsForCredits: { en: 'Waits for credits.', hi: 'क्रेडिट का इंतज़ार है।' },
  getCredits: { en: 'Get Credits', hi: 'क्रेडिट लें' },
  waitsForFile: { en: 'Waits for its file.', hi: 'अपनी फ़ाइल का इंतज़ार है।' },
  waitsForServer: {
    en: 'Waits until our server knows this kind of item.',
    hi: 'हमारा सर्वर जब इसे समझने लगेगा, तब भेजा जाएगा।',
  },
  waitsFor: {
    en: 'Waits for “{item}”, which could not be sent.',
    hi: '“{item}” का इंतज़ार है, जो नहीं भेजा जा सका।',
  },
  waitsForDeadFile: {
    en: 'Waits for its file, which could not be sent.',
    hi: 'अपनी फ़ाइल का इंतज़ार है, जो नहीं भेजी जा सकी।',
  },
  waitsForTurn: { en: 'Waits for the item before it.', hi: 'इससे पहले वाली चीज़ का इंतज़ार है।' },
  waitsForRetry: {
    en: 'The server failed on it; it is tried again.',
    hi: 'सर्वर पर यह अटक गया; फिर कोशिश होगी।',
  },
  waitsForYou: { en: 'Left here when you signed out.', hi: 'साइन आउट करते समय यहीं रह गया था।' },
  waitsHeld: { en: 'The server takes it later ({code}).', hi: 'सर्वर इसे बाद में लेगा ({code})।' },
});

/** What an act is called, by its kind. */
export const actNames = defineMessages({
  'session.create': { en: 'New conversation', hi: 'नई बातचीत' },
  'session.rename': { en: 'New name of a conversation', hi: 'बातचीत का नया नाम' },
  'session.delete': { en: 'Deleting a conversation', hi: 'बातचीत हटाना' },
  'chat.send': { en: 'Message', hi: 'संदेश' },
  'chat.keep': { en: 'What you asked before signing in', hi: 'साइन इन से पहले की बातचीत' },
  'chat.unhelpful': { en: 'Credit back for an answer', hi: 'जवाब का क्रेडिट वापस' },
  'chat.ask_again': { en: 'Question asked again', hi: 'दोबारा पूछा गया सवाल' },
  'property.create': { en: 'New property', hi: 'नई संपत्ति' },
  'property.update': { en: 'Change to a property', hi: 'संपत्ति में बदलाव' },
  'property.delete': { en: 'Deleting a property', hi: 'संपत्ति हटाना' },
  'floorplan.create': { en: 'Floor plan', hi: 'नक़्शा' },
  'floorplan.delete': { en: 'Deleting a floor plan', hi: 'नक़्शा हटाना' },
  'photo.create': { en: 'Photo', hi: 'तस्वीर' },
  'photo.delete': { en: 'Deleting a photo', hi: 'तस्वीर हटाना' },
  'analysis.create': { en: 'Analysis', hi: 'विश्लेषण' },
  'event.create': { en: 'New event', hi: 'नया कार्यक्रम' },
  'event.update': { en: 'Change to an event', hi: 'कार्यक्रम में बदलाव' },
  'event.delete': { en: 'Deleting an event', hi: 'कार्यक्रम हटाना' },
  'festival.remind': { en: 'Reminder of a festival', hi: 'त्योहार की याद' },
  'japa.count': { en: 'Counted japa', hi: 'गिना हुआ जप' },
  'japa.remove': { en: 'Removing counted japa', hi: 'गिना हुआ जप हटाना' },
  'birth.keep': { en: 'Chart', hi: 'कुंडली' },
  'birth.remove': { en: 'Removing a chart', hi: 'कुंडली हटाना' },
  'deity.add': { en: 'Adding a deity', hi: 'आराध्य जोड़ना' },
  'deity.create': { en: 'New deity', hi: 'नए आराध्य' },
  'deity.update': { en: 'Change to a deity', hi: 'आराध्य की जानकारी में बदलाव' },
  'deity.remove': { en: 'Removing a deity', hi: 'आराध्य हटाना' },
  'aarti.create': { en: 'New aarti', hi: 'नई आरती' },
  'aarti.update': { en: 'Change to an aarti', hi: 'आरती में बदलाव' },
  'aarti.delete': { en: 'Deleting an aarti', hi: 'आरती हटाना' },
  'profile.update': { en: 'Change to your profile', hi: 'आपकी प्रोफ़ाइल में बदलाव' },
  'op.cancel': { en: 'Taking an item back', hi: 'भेजी हुई चीज़ वापस लेना' },
  upload: { en: 'File', hi: 'फ़ाइल' },
  unknown: { en: 'Item of another version', hi: 'दूसरे संस्करण की चीज़' },
});

/** The fields of acts, as a form labels them. */
export const fieldNames = defineMessages({
  title: { en: 'Title', hi: 'शीर्षक' },
  query: { en: 'Your message', hi: 'आपका संदेश' },
  description: { en: 'Description', hi: 'विवरण' },
  city: { en: 'City', hi: 'शहर' },
  project_name: { en: 'Project', hi: 'प्रोजेक्ट' },
  caption: { en: 'Caption', hi: 'तस्वीर के नीचे का पाठ' },
  analysis_summary: { en: 'Summary', hi: 'सारांश' },
  recommendations: { en: 'Recommendations', hi: 'सुझाव' },
  overall_rating: { en: 'Rating', hi: 'रेटिंग' },
  date_type: { en: 'Kind of date', hi: 'तारीख़ का प्रकार' },
  event_date: { en: 'Date', hi: 'तारीख़' },
  lunar_month: { en: 'Lunar month', hi: 'चंद्र मास' },
  lunar_day: { en: 'Lunar day', hi: 'तिथि' },
  paksha: { en: 'Half of the lunar month', hi: 'पक्ष' },
  reminder: { en: 'Reminder', hi: 'याद दिलाना' },
  reminder_settings: { en: 'Reminders', hi: 'याद दिलाना' },
  name: { en: 'Name', hi: 'नाम' },
  about: { en: 'About', hi: 'परिचय' },
  important_dates: { en: 'Important dates, one to a line', hi: 'महत्वपूर्ण तारीख़ें, हर पंक्ति में एक' },
  content: { en: 'Text', hi: 'पाठ' },
  tags: { en: 'Tags, one to a line', hi: 'टैग, हर पंक्ति में एक' },
  full_name: { en: 'Full name', hi: 'पूरा नाम' },
  username: { en: 'Username', hi: 'यूज़रनेम' },
  image_url: { en: 'File', hi: 'फ़ाइल' },
  file_url: { en: 'File', hi: 'फ़ाइल' },
  language: { en: 'Language', hi: 'भाषा' },
  month_system: { en: 'Lunar month', hi: 'चंद्र मास' },
  keeps_births: { en: 'Charts in your account', hi: 'कुंडलियाँ आपके खाते में' },
  birth_date: { en: 'Date of birth', hi: 'जन्म की तारीख़' },
  minutes_of_day: { en: 'Time of birth', hi: 'जन्म का समय' },
  place_name: { en: 'Place', hi: 'स्थान' },
  latitude: { en: 'Latitude', hi: 'अक्षांश' },
  longitude: { en: 'Longitude', hi: 'देशांतर' },
  time_zone: { en: 'Time zone', hi: 'समय क्षेत्र' },
  avatar_url: { en: 'Picture', hi: 'तस्वीर' },
  image: { en: 'Picture', hi: 'तस्वीर' },
  file_type: { en: 'Kind of file', hi: 'फ़ाइल का प्रकार' },
  file_size: { en: 'Size of the file', hi: 'फ़ाइल का आकार' },
});

/** Why the server refused an act, by the code of its result. */
export const refusals = defineMessages({
  too_many: {
    en: 'An account takes over two answers from before signing in, and this one has them already.',
    hi: 'साइन इन से पहले के दो ही जवाब खाते में आ सकते हैं, और इस खाते में वे पहले से हैं।',
  },
  invalid: { en: 'Something in it is not as it has to be.', hi: 'इसमें कुछ सही नहीं है।' },
  invalidField: { en: '“{field}” is not as it has to be.', hi: '“{field}” सही नहीं है।' },
  parent_missing: {
    en: 'What it belongs to is not on the server.',
    hi: 'यह जिसका हिस्सा है, वह सर्वर पर नहीं है।',
  },
  not_found: { en: 'What it changes is not on the server.', hi: 'जिसे बदलना था, वह सर्वर पर नहीं है।' },
  deleted: {
    en: 'What it belongs to has been deleted, perhaps on another device.',
    hi: 'यह जिसके बारे में है, उसे हटाया जा चुका है, शायद किसी दूसरे डिवाइस से।',
  },
  conflict: {
    en: 'It contradicts something that is saved already.',
    hi: 'यह पहले से सहेजी किसी चीज़ से टकराता है।',
  },
  id_taken: {
    en: 'Its place on the server was taken. Send it again, and it gets a new one.',
    hi: 'सर्वर पर इसकी जगह पहले से भरी थी। फिर भेजें, इसे नई जगह मिलेगी।',
  },
  already_added: {
    en: 'This deity is already in your collection.',
    hi: 'ये आराध्य आपके संग्रह में पहले से हैं।',
  },
  username_taken: {
    en: 'Somebody else has this username. Please choose another.',
    hi: 'यह यूज़रनेम किसी और का है। कृपया कोई दूसरा चुनें।',
  },
  foreign_file: { en: 'Its file belongs to another account.', hi: 'इसकी फ़ाइल किसी दूसरे खाते की है।' },
  too_large: {
    en: 'It is too large for the server. Make it shorter and send it again.',
    hi: 'यह सर्वर के लिए बहुत बड़ा है। छोटा करके फिर भेजें।',
  },
  account_full: {
    en: 'Your account has as many entries of this kind as it can hold.',
    hi: 'आपके खाते में इस तरह की जितनी चीज़ें रह सकती हैं, उतनी हो चुकी हैं।',
  },
  storage_full: {
    en: 'Your room for files is used up. Delete files that you no longer need, and try again.',
    hi: 'आपकी फ़ाइलों की जगह भर गई है। जो फ़ाइलें अब नहीं चाहिए, उन्हें हटाकर फिर कोशिश करें।',
  },
  file_too_large: { en: 'The file is too large for the server.', hi: 'फ़ाइल सर्वर के लिए बहुत बड़ी है।' },
  file_lost: {
    en: 'The file is no longer on this device. Please add it anew.',
    hi: 'फ़ाइल अब इस डिवाइस पर नहीं है। कृपया उसे फिर से जोड़ें।',
  },
  malformed: { en: 'It did not arrive whole. Please send it again.', hi: 'यह पूरा नहीं पहुँचा। कृपया फिर भेजें।' },
  reused: {
    en: 'The server took it for another item. Please send it again.',
    hi: 'सर्वर ने इसे कोई और चीज़ समझ लिया। कृपया फिर भेजें।',
  },
  cancelled: {
    en: 'It was taken back before it arrived.',
    hi: 'पहुँचने से पहले ही इसे वापस ले लिया गया था।',
  },
  other_user: { en: 'It was written in another account.', hi: 'यह किसी दूसरे खाते में लिखा गया था।' },
  forbidden: { en: 'This account may not do that.', hi: 'इस खाते को इसकी अनुमति नहीं है।' },
  other: {
    en: 'The server did not accept it (code {code}).',
    hi: 'सर्वर ने इसे स्वीकार नहीं किया (कोड {code})।',
  },
});
