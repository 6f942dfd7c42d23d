import { defineMessages } from '../messages.ts';

export const blogTexts = defineMessages({
  documentTitle: {
    en: 'Vaastu Blog - Ancient Wisdom for Modern Living',
    hi: 'वास्तु ब्लॉग - आज के जीवन के लिए प्राचीन ज्ञान',
  },
  description: {
    en: 'Guides on Vaastu Shastra principles, home design tips and advice for harmonious living spaces, with expert insights on kitchen design and bedroom positioning.',
    hi: 'वास्तु शास्त्र के सिद्धांत, घर की सजावट के सुझाव और संतुलित घर के लिए सलाह: रसोई की बनावट और शयनकक्ष की जगह पर विस्तृत लेख।',
  },
  title: { en: 'Vaastu Blog', hi: 'वास्तु ब्लॉग' },
  intro: {
    en: 'Discover ancient wisdom for modern living...',
    hi: 'आज के जीवन के लिए प्राचीन ज्ञान जानिए...',
  },
  searchLabel: { en: 'Search the blog', hi: 'ब्लॉग में खोजें' },
  searchPlaceholder: { en: 'Search blog posts...', hi: 'लेख खोजें...' },
  clearSearch: { en: 'Clear the search', hi: 'खोज मिटाएँ' },
  categories: { en: 'Categories', hi: 'विषय' },
  allPosts: { en: 'All Posts', hi: 'सभी लेख' },
  featuredPosts: { en: 'Featured Posts', hi: 'चुने हुए लेख' },
  morePosts: { en: 'More Posts', hi: 'और लेख' },
  onePost: { en: '1 post', hi: '1 लेख' },
  manyPosts: { en: '{count} posts', hi: '{count} लेख' },
  noneFound: { en: 'No posts found', hi: 'कोई लेख नहीं मिला' },
  noneFoundText: {
    en: 'Try adjusting your search terms or category filter.',
    hi: 'खोज के शब्द या विषय बदलकर देखें।',
  },
  showAll: { en: 'Show all posts', hi: 'सभी लेख दिखाएँ' },
  noneYet: { en: 'No posts yet', hi: 'अभी कोई लेख नहीं है' },
  noneYetText: {
    en: 'Guides to rooms and directions, each with its sources, will be read here.',
    hi: 'कमरों और दिशाओं पर लेख, अपने स्रोतों के साथ, यहाँ पढ़े जा सकेंगे।',
  },
  loadingPosts: { en: 'Loading blog posts...', hi: 'लेख खुल रहे हैं...' },
  errorTitle: { en: 'The posts could not be loaded', hi: 'लेख नहीं खुल पाए' },
  errorOffline: {
    en: 'They are not on this device yet. Connect to the internet and try again.',
    hi: 'वे अभी इस डिवाइस पर नहीं हैं। इंटरनेट से जुड़कर फिर कोशिश करें।',
  },
  errorServer: {
    en: 'The server did not send them. Please try again in a moment.',
    hi: 'सर्वर से वे नहीं आए। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  errorDevice: {
    en: 'This device did not let us read them. Try again, or close other tabs of this page.',
    hi: 'यह डिवाइस उन्हें पढ़ने नहीं दे रहा। फिर कोशिश करें, या इस पेज के दूसरे टैब बंद करें।',
  },
  tryAgain: { en: 'Try Again', hi: 'फिर कोशिश करें' },
  trying: { en: 'Trying…', hi: 'कोशिश हो रही है…' },
  author: { en: 'By {author}', hi: 'लेखक: {author}' },
  minutes: { en: '{n} min read', hi: '{n} मिनट में पढ़ें' },
  tags: { en: 'Tags', hi: 'टैग' },
});

/** Said in the language that they lead to. */
export const otherLanguage = defineMessages({
  onePost: { en: 'Read 1 post in English', hi: '1 लेख हिन्दी में पढ़ें' },
  manyPosts: { en: 'Read {count} posts in English', hi: '{count} लेख हिन्दी में पढ़ें' },
  thisPost: { en: 'Read this post in English', hi: 'यह लेख हिन्दी में पढ़ें' },
});

export const postTexts = defineMessages({
  loading: { en: 'Loading blog post...', hi: 'लेख खुल रहा है...' },
  backToBlog: { en: 'Back to Blog', hi: 'ब्लॉग पर लौटें' },
  share: { en: 'Share', hi: 'साझा करें' },
  linkCopied: { en: 'Link copied!', hi: 'लिंक कॉपी हो गया!' },
  linkCopiedText: {
    en: 'Blog post link copied to clipboard.',
    hi: 'लेख का लिंक क्लिपबोर्ड पर कॉपी हो गया।',
  },
  linkNotCopied: {
    en: 'The link could not be copied. Here it is:',
    hi: 'लिंक कॉपी नहीं हो सका। यह रहा लिंक:',
  },
  contents: { en: 'On this page', hi: 'इस लेख में' },
  related: { en: 'Related Posts', hi: 'मिलते-जुलते लेख' },
  notFound: { en: 'Post Not Found', hi: 'लेख नहीं मिला' },
  notFoundText: {
    en: "The blog post you're looking for doesn't exist.",
    hi: 'आप जो लेख ढूँढ़ रहे हैं, वह मौजूद नहीं है।',
  },
  errorTitle: { en: 'Error', hi: 'त्रुटि' },
  errorText: {
    en: 'Failed to load blog post. Please try again later.',
    hi: 'लेख नहीं खुल सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  },
  errorOffline: {
    en: 'It is not on this device, and you are offline.',
    hi: 'यह इस डिवाइस पर नहीं है, और आप ऑफ़लाइन हैं।',
  },
});
