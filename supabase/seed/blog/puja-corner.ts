import type { BlogPost } from '../words.ts';

export const pujaCorner: BlogPost = {
  key: 'puja-corner',
  category: 'vaastu-basics',
  featured: false,
  publishedOn: '2026-10-26',
  en: {
    slug: 'the-puja-corner',
    title: 'The puja corner',
    excerpt:
      'A shelf is enough. Where a small shrine is best placed, which way you face, what to do in a one-room home, and which questions have no single answer.',
    metaTitle: 'The puja corner: direction, height and small homes | Disha',
    metaDescription:
      'Where vaastu places the shrine, which way to face, what to keep away from it and how to make a puja corner in a small flat, with both views where they differ.',
    tags: ['puja', 'shrine', 'north-east', 'small homes'],
    content: `A home shrine can be a room with a carved door, or a shelf with one picture and a small lamp. The tradition asks for the heart first and the carpenter later. Still, people like to know where it fits best. Here the sources are unusually clear, and where they are not, we say so.

## Where in the home

**North-east** is the classical place. The Brihat Samhita and the sixteen-room verse both give it to the gods. It is the corner of the morning, the light and open one.

**North** and **east** are widely accepted, and so are the strips on both sides of the north-east. **West** is accepted by some, also by a Kerala list. In the **south-east** one list avoids the shrine and a Kerala list permits it. **South** and **south-west** are better avoided, as far as modern lists go.

And the **centre**? Here are two views. The Manasara is reported to keep the centre for the family deity; modern lists want the centre empty. Neither is a fault.

## In a flat without a spare room

You need not have the north-east of the whole home. Take the north-east part of the living room.

![A room seen from above: in its north-east part a small shrine on the east wall, the worshipper facing east; heavy furniture in the south-west](/figures/puja-corner-en.svg)

- A wall shelf or a small cabinet on the east wall lets you face east. On the north wall you face north, which is the accepted second choice.
- Keep the shelf clean, at a height where you can see the face of the deity when you sit or stand as you usually pray.
- A cabinet with doors keeps dust and curious toddlers away.
- In a one-room home, a cupboard that is closed at night is a good answer. A bedroom is used by many families when there is no other place, and lists allow it as a last choice.

## What to keep away from it

On this the lists agree well: not under the stairs, and not on a wall with a toilet behind it, nor right above or below one. If your north-east corner shares a wall with a bathroom, move a metre along the wall or choose the east. Shoes, brooms and the dustbin find another place too. That is respect, and it is also a tidy home.

## Which way do you face, and which way does the deity?

**You** face east, or else north. On this there is wide agreement.

For the **image**, sources differ. Some turn it to the west, so that the worshipper looks east. Some turn it to the east. A few allow north. Families usually follow what they have seen at home. If yours has a custom, it outranks any list on the internet, ours included.

How many images, which size, may two of the same deity stand together? You will find very firm answers to this, and they contradict each other. Keep what you can care for. A shrine with two images and a daily flower is happier than one with twenty and dust.

## Light, fire and safety

A lamp is the heart of the corner. Many set it to the south-east of the shrine, the side of fire, or simply in front.

- Put it on a plate of metal or stone, never on cloth or plastic.
- Keep half a metre free of curtains, paper garlands and dry flowers.
- Do not leave a flame alone in the house, and let children light it only with you. An electric lamp is no lesser devotion when nobody is at home.
- Incense needs an open window. For babies, old people and anybody with asthma, a flower or a bell does as well.

## A daily rhythm that lasts

Five minutes that happen are better than an hour that does not. Wipe the shelf, change the water, offer a flower, light the lamp, sing or read one [aarti](/hindu-aartis), sit quietly for a breath. How an aarti goes is told in [how to sing and understand an aarti](/blog/how-to-sing-and-understand-an-aarti). On festival days there is more to do, and the [calendar](/hindu-festivals) has the steps.

If days pass without a lamp, nothing is broken. Begin again.

## If your shrine stands elsewhere

Perhaps yours has stood in the south for thirty years and your mother prayed there. It may stay. If you wish to move it, pick a quiet morning, clean the new place, light a lamp in the old one with thanks, and carry it over. More on arranging a home in [vaastu for flats and rented homes](/blog/vaastu-for-flats-and-rented-homes).

## Sources

- Shrine in the north-east: Brihat Samhita, chapter on building (verse 116 in the edition we read), and the sixteen-room verse.
- Deity in the centre: reported of the Manasara; we have not been able to check the passage.
- Facing, neighbours and the other directions: modern lists. Turning of the image: family and regional custom.

This is traditional guidance, not science or a promise.`,
  },
  hi: {
    slug: 'ghar-mein-puja-ka-kona',
    title: 'घर में पूजा का कोना',
    excerpt:
      'एक शेल्फ़ भी काफ़ी है। छोटा पूजा स्थान कहाँ अच्छा रहता है, आपका मुँह किस ओर हो, एक कमरे के घर में क्या करें, और किन सवालों का एक जवाब नहीं है।',
    metaTitle: 'घर में पूजा का कोना: दिशा, ऊँचाई, छोटे घर | Disha',
    metaDescription:
      'वास्तु पूजा स्थान को कहाँ रखता है, मुँह किस ओर हो, उसके पास क्या न हो, और छोटे फ़्लैट में पूजा का कोना कैसे बनाएँ; मत अलग हों तो दोनों।',
    tags: ['पूजा', 'पूजा घर', 'ईशान', 'छोटे घर'],
    content: `घर का पूजा स्थान नक़्क़ाशीदार दरवाज़े वाला कमरा भी हो सकता है, और एक तस्वीर और छोटे दीये वाली शेल्फ़ भी। परंपरा पहले मन माँगती है, बढ़ई बाद में। फिर भी लोग जानना चाहते हैं कि वह कहाँ सबसे अच्छा रहेगा। इस सवाल पर स्रोत काफ़ी साफ़ हैं, और जहाँ नहीं हैं, वहाँ हम बता देते हैं।

## घर में कहाँ

**ईशान** (उत्तर-पूर्व) शास्त्रीय जगह है। बृहत्संहिता और सोलह-कक्ष श्लोक, दोनों इसे देवताओं को देते हैं। यह सुबह का कोना है, हल्का और खुला।

**उत्तर** और **पूर्व** को भी बहुत लोग मानते हैं, और ईशान के दोनों ओर की पट्टियों को भी। **पश्चिम** को कुछ लोग मान लेते हैं, केरल की एक सूची भी। **आग्नेय** में एक सूची पूजा स्थान नहीं चाहती, केरल की एक सूची अनुमति देती है। **दक्षिण** और **नैर्ऋत्य** को आज की सूचियाँ टालना बेहतर समझती हैं।

और **बीच** में? यहाँ दो मत हैं। मानसार के बारे में कहा जाता है कि वह बीच का भाग कुलदेवता के लिए रखता है; आज की सूचियाँ बीच को ख़ाली चाहती हैं। दोनों में कोई दोष नहीं है।

## जब अलग कमरा न हो

पूरे घर का ईशान मिलना ज़रूरी नहीं। बैठक का ईशान भाग ले लीजिए।

![ऊपर से देखा एक कमरा: ईशान भाग में पूर्व की दीवार पर छोटा पूजा स्थान, पूजा करने वाले का मुँह पूर्व की ओर; भारी सामान नैर्ऋत्य में](/figures/puja-corner-hi.svg)

- पूर्व की दीवार पर शेल्फ़ या छोटी अलमारी हो तो पूजा में आपका मुँह पूर्व की ओर रहता है। उत्तर की दीवार पर हो तो उत्तर की ओर, जो दूसरा मान्य विकल्प है।
- शेल्फ़ साफ़ रखिए, और इतनी ऊँचाई पर कि आप जैसे बैठकर या खड़े होकर प्रार्थना करते हैं, वैसे भगवान का मुख दिखे।
- पल्लों वाली अलमारी से धूल भी दूर रहती है और नन्हे हाथ भी।
- एक कमरे के घर में ऐसी अलमारी अच्छी है जो रात को बंद हो जाए। और कोई जगह न हो तो बहुत-से परिवार शयनकक्ष में पूजा करते हैं; सूचियाँ भी उसे आख़िरी विकल्प के रूप में मान लेती हैं।

## पास में क्या न हो

इस पर सूचियाँ अच्छी तरह सहमत हैं: पूजा स्थान सीढ़ी के नीचे न हो, और न उस दीवार पर जिसके पीछे शौचालय हो, न उसके ठीक ऊपर या नीचे। आपके ईशान कोने की दीवार स्नानघर से लगी हो तो दीवार के साथ एक मीटर खिसक जाइए, या पूर्व चुन लीजिए। जूते, झाड़ू और कूड़ेदान की जगह भी कहीं और हो। यह आदर भी है और सुथरा घर भी।

## आपका मुँह किधर, और भगवान का किधर?

**आपका मुँह** पूर्व की ओर हो, नहीं तो उत्तर की ओर। इस पर काफ़ी सहमति है।

**मूर्ति** की दिशा पर मत अलग हैं। कुछ लोग उसका मुख पश्चिम की ओर रखते हैं, ताकि पूजा करने वाला पूर्व की ओर देखे। कुछ पूर्व की ओर रखते हैं। कुछ उत्तर को भी मान लेते हैं। परिवार अक्सर वही करते हैं जो घर में देखा है। आपके घर की कोई रीति हो तो वह इंटरनेट की हर सूची से ऊपर है, हमारी सूची से भी।

कितनी मूर्तियाँ हों, कितनी बड़ी, एक ही देवता की दो मूर्तियाँ साथ रहें या नहीं? इन पर बहुत पक्के जवाब मिलेंगे, और वे एक-दूसरे से उलटे होंगे। उतना ही रखिए जितने की सेवा हो सके। बीस मूर्तियों और धूल से अच्छी हैं दो मूर्तियाँ और रोज़ का एक फूल।

## दीया, आग और सावधानी

दीया इस कोने का दिल है। बहुत लोग उसे पूजा स्थान के आग्नेय में, यानी अग्नि की ओर, या बस सामने रखते हैं।

- उसे धातु या पत्थर की थाली पर रखिए, कपड़े या प्लास्टिक पर कभी नहीं।
- परदे, काग़ज़ की माला और सूखे फूल आधा मीटर दूर रहें।
- लौ को घर में अकेला न छोड़िए, और बच्चे उसे आपके साथ ही जलाएँ। घर में कोई न हो तो बिजली का दीया भी उतनी ही श्रद्धा है।
- अगरबत्ती के साथ खिड़की खुली हो। छोटे बच्चों, बुज़ुर्गों और दमे वालों के लिए फूल या घंटी भी उतनी ही अच्छी है।

## रोज़ का क्रम जो निभ जाए

जो पाँच मिनट सच में हो जाएँ, वे उस एक घंटे से अच्छे हैं जो नहीं हो पाता। शेल्फ़ पोंछिए, जल बदलिए, फूल रखिए, दीया जलाइए, एक [आरती](/hindu-aartis) गाइए या पढ़िए, एक साँस भर चुप बैठिए। आरती कैसे होती है, यह [आरती कैसे गाएँ और समझें](/blog/aarti-kaise-gaayein-aur-samjhein) में है। त्योहार पर कुछ और भी होता है; उसके क़दम [कैलेंडर](/hindu-festivals) में मिलेंगे।

कुछ दिन दीया न जले तो कुछ बिगड़ नहीं जाता। फिर से शुरू कर लीजिए।

## पूजा स्थान कहीं और हो तो

हो सकता है आपका पूजा स्थान तीस साल से दक्षिण में हो और आपकी माँ वहीं प्रार्थना करती रही हों। वह वहीं रह सकता है। हटाना चाहें तो कोई शांत सुबह चुनिए, नई जगह साफ़ कीजिए, पुरानी जगह पर धन्यवाद का दीया जलाइए और फिर ले जाइए। घर सजाने की और बातें [फ़्लैट और किराए के घर में वास्तु](/blog/flat-aur-kiraye-ke-ghar-mein-vaastu) में हैं।

## स्रोत

- ईशान में देवस्थान: बृहत्संहिता, भवन वाला अध्याय (हमारे पढ़े संस्करण में श्लोक 116), और सोलह-कक्ष श्लोक।
- बीच में देवता: मानसार के बारे में ऐसा कहा जाता है; वह अंश हम जाँच नहीं सके।
- मुँह की दिशा, आसपास क्या न हो और बाक़ी दिशाएँ: आज की सूचियाँ। मूर्ति का मुख: परिवार और क्षेत्र की रीति।

यह पारंपरिक मार्गदर्शन है, विज्ञान या वादा नहीं।`,
  },
};
