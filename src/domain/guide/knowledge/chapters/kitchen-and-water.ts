/** Things of the kitchen, and water: taps, tanks, sinks, filters, drains, what is wet or dirty. docs/guide-topics.md says how it is written. */
export default `
# gas-stove object
@names
en: gas stove, cooking stove, gas burner, induction stove, cooktop
hi: गैस चूल्हा, गैस का चूल्हा, इंडक्शन चूल्हा
hg: gas chulha, gas choolha, gas ka chulha, induction chulha, chulha
en: facing while cooking, direction to face while cooking
hi: खाना बनाते समय मुँह, खाना पकाते वक़्त मुँह
hg: khana banate samay muh, khana banate waqt muh, khana pakate time muh
@ask
en: where should the gas stove be placed in the kitchen | which corner of the kitchen for the burner | stove under the window is it wrong | stove seen from the main door | two burner or three burner stove | our builder fixed the gas point in the north west of the kitchen, can we cook there | cooking on an induction plate instead of gas does vastu change | stove touching the wall | which side the gas pipe | stove in the middle of the platform | gas stove on which side of the kitchen | can the stove stand in the north | how far should the gas be from the window | burner under a window what to do | hob in the south west corner of kitchen | stove near the kitchen door | cook facing which direction | facing south while cooking bad | stove behind wall is toilet | stove opposite fridge | how many burners | new gas stove which day | stove under window | mirror above stove
hi: गैस चूल्हा रसोई में किस कोने में रखें | चूल्हा किस दिशा में होना चाहिए | खिड़की के नीचे चूल्हा ठीक है क्या | मुख्य द्वार से चूल्हा दिखता है | इंडक्शन कहाँ रखें | बिल्डर ने गैस की पाइप उत्तर-पश्चिम में दी है, वहीं खाना बना लें क्या | दो बर्नर का चूल्हा लें या तीन का | चूल्हा दीवार से सटाकर रखें क्या | चूल्हा ईशान कोने में है | रसोई में गैस किधर रखें | गैस का चूल्हा उत्तर में है | चूल्हा खिड़की के नीचे है क्या करें | गैस दक्षिण-पश्चिम कोने में है | चूल्हा दरवाज़े के पास रखना | खाना बनाते समय मुँह किस दिशा में | चूल्हे के पीछे टॉयलेट की दीवार | नया चूल्हा किस दिन लें | चूल्हे के ऊपर खिड़की | दक्षिण मुँह करके खाना बनाना
hg: gas chulha kaha rakhe kitchen me | chulha kis kone me hona chahiye | gas stove ki sahi disha | khidki ke niche chulha rakhna sahi hai kya | main door se chulha dikhta hai kya kare | induction kaha rakhe | builder ne gas point north west me diya hai chalega kya | chulha north east corner me hai | 2 burner le ya 3 burner | gas stove kidhar lagaye rent wale ghar me | gas kidhar rakhe | gas ka chulha north me hai | chulha window ke niche hai kya kare | gas south west kone me hai | chulha darwaze ke paas | kitchen me gas ki jagah konsi sahi | gas stove kaha rakhna chahiye | khana banate time muh kis disha me | chulhe ke piche toilet ki wall | naya chulha kis din le | chulhe ke upar khidki | south muh karke khana banana
en: which way to look while cooking | facing direction of the cook
hi: खाना बनाते समय मुँह किधर रहे | खाना पकाते वक़्त किस ओर देखें | गैस किधर रखें और मुँह किस तरफ़ हो
hg: khana banate waqt muh kidhar rahe | gas kidhar rakhu aur pakate samay kis taraf dekhu | roti banate time muh kis or
@places good SE; fine NW E S; avoid NE N SW C
@where modern wide PRAC
en: Put the gas stove in the south-east corner of the kitchen, so that the cook faces east. The north-west corner is the usual second choice; the north-east corner is left for water.
hi: गैस चूल्हा रसोई के दक्षिण-पूर्व कोने में रखें, ताकि पकाने वाले का मुँह पूर्व हो। दूसरी पसंद उत्तर-पश्चिम कोना है; ईशान कोना पानी के लिए छोड़ा जाता है।
hg: Gas chulha rasoi ke south-east kone me rakhein, taki pakane wale ka munh east ho. Doosri pasand north-west kona hai; north-east kona paani ke liye chhoda jata hai.
@do modern most PRAC
en: If the gas point is fixed elsewhere, cook there and turn the stove so that you face east or north where possible. An induction plate counts as fire too and can stand in the south-east.
hi: गैस का पॉइंट कहीं और पक्का लगा हो तो वहीं पकाएँ और हो सके तो मुँह पूर्व या उत्तर रखें। इंडक्शन भी अग्नि है, वह आग्नेय में रखा जा सकता है।
hg: Gas ka point kahin aur fix ho to wahin pakayein aur ho sake to munh east ya north rakhein. Induction bhi agni hai, woh south-east me rakha ja sakta hai.
@ok modern wide SENSE
en: A stove right under a window or seen from the main door is better moved a little: wind blows the flame, and curtains can catch fire. A half-high shelf or a chimney hood helps.
hi: ठीक खिड़की के नीचे या मुख्य द्वार से दिखता चूल्हा थोड़ा हटाना बेहतर है: हवा लौ बुझाती है और परदा आग पकड़ सकता है। छोटी आड़ या चिमनी काफ़ी है।
hg: Theek khidki ke neeche ya main door se dikhta chulha thoda hatana behtar hai: hawa lau bujhati hai aur parda aag pakad sakta hai. Chhoti aad ya chimney kaafi hai.
@face modern wide PRAC
en: The cook faces east first, then north, at a stove in the kitchen's south-east; west is accepted, south is the direction most leave out. If it cannot change, cook on: it brings no illness.
hi: चूल्हा आग्नेय में और पकाने वाले का मुँह पहले पूर्व, फिर उत्तर; पश्चिम चलता है, दक्षिण को ज़्यादातर टालते हैं। बदल न सके तो वैसे ही पकाएँ: उससे कोई रोग नहीं आता।
hg: Chulha south-east me aur pakane wale ka munh pehle east, phir north; west chalta hai, south ko zyadatar taalte hain. Badal na sake to waise hi pakayein: usse koi rog nahi aata.
@why modern wide PRAC
en: South-east is Agni's corner, so fire stands there; morning sun and the wind that carries smoke away fit that side too. A fridge, sink or toilet wall just behind is moved a little apart.
hi: आग्नेय अग्नि का कोना है, इसलिए आग वहीं; सुबह की धूप और धुआँ ले जाती हवा भी उस ओर ठीक बैठती है। फ़्रिज, सिंक या शौचालय की दीवार से चूल्हा थोड़ा हटाएँ।
hg: South-east Agni ka kona hai, isliye aag wahin; subah ki dhoop aur dhuan le jaati hawa bhi us taraf theek baithti hai. Fridge, sink ya toilet ki deewar se chulha thoda hatayein.
@when modern most CUSTOM
en: A new stove is first used by boiling milk or making something sweet, after a tilak and swastik; Thursday, Friday or Monday are liked. The same is done when one moves in.
hi: नया चूल्हा तिलक-स्वस्तिक के बाद दूध उबालकर या मीठा बनाकर शुरू होता है; गुरुवार, शुक्रवार या सोमवार पसंद हैं। नए घर में भी यही करते हैं।
hg: Naya chulha tilak-swastik ke baad doodh ubaalkar ya meetha banakar shuru hota hai; Thursday, Friday ya Monday pasand hain. Naye ghar me bhi yahi karte hain.
@see stove-beside-sink

# stove-beside-sink relation
@names
en: gas stove beside the sink, stove next to sink, fire and water together, stove opposite the sink
hi: चूल्हे के बगल में सिंक, गैस और सिंक साथ, आग और पानी साथ
hg: gas ke bagal me sink, chulhe ke paas sink, aag aur pani sath sath, gas aur sink ek hi platform par
@ask
en: stove and sink on the same platform | how far should the sink be from the gas | is fire next to water a dosh | sink right opposite the stove | what to put between stove and washbasin of the kitchen | modular kitchen guy has put the hob beside the sink and everything is already cut | remedy for sink near gas | distance between burner and tap | small kitchen stove and sink side by side quarrels | sink near the gas stove is it bad | fire and water element clash in the kitchen | gas and tap side by side | sink and hob next to each other | how to separate gas and sink | sink facing the stove | sink in front of hob cant move | hob and sink on same slab how much gap | sink opposite stove remedy rented | plant between stove and sink | fridge between gas and sink
hi: गैस और सिंक एक ही प्लेटफ़ॉर्म पर हैं | चूल्हे और सिंक में कितनी दूरी हो | आग और पानी पास होने का उपाय | चूल्हे के सामने सिंक है | चूल्हे और सिंक के बीच क्या रखें | छोटी रसोई है, सिंक गैस से सटा है | सिंक के पास गैस होने से झगड़े होते हैं क्या | गैस के बगल में नल | सिंक और गैस पास-पास हैं | आग और पानी का टकराव रसोई में | गैस और सिंक के बीच कितनी दूरी | सिंक के ठीक बगल में चूल्हा है क्या करें | सिंक-गैस का उपाय | चूल्हा और सिंक एक ही स्लैब पर हैं | चूल्हे और सिंक के बीच क्या रखें | चूल्हे के सामने सिंक है | चूल्हे और सिंक में कितनी दूरी हो
hg: gas aur sink ek hi slab pe hai | chulhe aur sink me kitni doori honi chahiye | aag pani pass pass hone ka upay | gas ke samne sink hai dosh hai kya | gas aur sink ke beech me kya rakhe | choti kitchen hai sink chulhe se chipka hua hai kya karu | sink gas ke paas hone se ladai hoti hai kya | chulhe k bagal me nal hai | stove sink side by side remedy | sink aur gas paas paas hai | aag aur pani ka takrav kitchen me | gas aur sink ke beech distance | sink ke bagal me chulha hai kya kare | sink gas upay batao | gas sink ek line me hai | chulha aur sink ek hi slab pe hai | chulhe aur sink ke bich kya rakhe | chulhe ke samne sink hai | chulhe aur sink me kitni doori ho
en: sink touches the hob and the granite is fixed, what now | washing place and burner side by side, cannot be broken
hi: बर्तन धोने का सिंक और गैस साथ-साथ हैं, क्या करें | चूल्हा और सिंक चिपके हुए हैं, स्लैब तोड़ नहीं सकते | पानी और आग पास-पास हैं रसोई में
hg: sink aur chulha chipke hue hai slab tod nahi sakte | bartan dhone ki jagah aur gas sath sath hai | hob aur sink ke bich kya rakhe
@ok modern most PRAC
en: Stove and sink side by side are better kept apart, as fire and water are held to disagree. It is one of the most common faults of small kitchens and causes nothing by itself.
hi: चूल्हा और सिंक सटे न हों तो बेहतर, क्योंकि आग और पानी का मेल नहीं माना जाता। छोटी रसोइयों में यह बहुत आम है, और इससे अपने आप कुछ नहीं होता।
hg: Chulha aur sink sate na hon to behtar, kyunki aag aur paani ka mel nahi maana jata. Chhoti rasoiyon me yeh bahut aam hai, aur isse apne aap kuch nahi hota.
@do modern most PRAC
en: Slide the stove two or three feet away, or stand something between: a jar of grain, a wooden board, a plant in a pot or a small tile screen. The sink goes towards the north-east, the stove towards the south-east.
hi: चूल्हे को दो-तीन फुट हटा दें, या बीच में कुछ रखें: अनाज का डिब्बा, लकड़ी का पटरा, छोटा पौधा या टाइल की आड़। सिंक ईशान की ओर, चूल्हा आग्नेय की ओर हो।
hg: Chulhe ko do-teen foot hata dein, ya beech me kuch rakhein: anaaj ka dabba, lakdi ka patra, chhota paudha ya tile ki aad. Sink north-east ki taraf, chulha south-east ki taraf ho.
@why modern wide SENSE
en: There is plain sense in keeping sink and stove apart: splashes put out the flame, hot oil spits at water, and wet hands reach for switches. A gap of one person's width is enough.
hi: सिंक और चूल्हे की दूरी में सीधी समझ है: छींटों से लौ बुझती है, गरम तेल पानी पर उछलता है, गीले हाथ स्विच पर जाते हैं। एक व्यक्ति जितनी दूरी काफ़ी है।
hg: Sink aur chulhe ki doori me seedhi samajh hai: chheenton se lau bujhti hai, garam tel paani par uchhalta hai, geele haath switch par jaate hain. Ek vyakti jitni doori kaafi hai.
@which modern most PRAC
en: A gap of two to three feet is usual. Between them fits a wooden board, a clay or grain jar, a green plant or a tile upright; not a mirror or a steel sheet. Opposite each other is milder than side by side.
hi: दो-तीन फ़ुट दूरी चलती है। बीच में लकड़ी का पटरा, मिट्टी या अनाज का डिब्बा, हरा पौधा या खड़ी टाइल; दर्पण या स्टील की चादर नहीं। आमने-सामने होना बगल में होने से हल्का है।
hg: Do-teen foot doori chalti hai. Beech me lakdi ka patra, mitti ya anaaj ka dibba, hara paudha ya khadi tile; mirror ya steel ki chadar nahi. Aamne-samne hona bagal me hone se halka hai.
@see gas-stove, kitchen-sink

# kitchen-sink object
@names
en: kitchen sink, sink, dish washing sink, dishwasher, dirty dishes overnight
hi: रसोई का सिंक, किचन सिंक, बर्तन धोने की जगह, जूठे बर्तन, डिशवॉशर
hg: kitchen ka sink, rasoi ka sink, sink, bartan dhone ki jagah, dish washer, jhoothe bartan
en: dishwasher place
@ask
en: where does a dishwasher go, only the space below the north window is free
hi: डिशवॉशर कहाँ लगे, बस उत्तर की खिड़की के नीचे जगह है
hg: dishwasher kaha lage bas north ki khidki ke neeche jagah hai
en: which corner for the kitchen sink | sink in the south east of the kitchen | washing dishes facing which way | where does the dishwasher go | steel sink or granite sink | sink in south west corner of kitchen what to do | is it bad to leave dirty dishes in the sink overnight | sink drain always blocked | sink below the window | where should the sink be in the kitchen | direction of the kitchen sink | sink in the wrong corner of the kitchen remedy | best place to wash dishes | leaving jhoothe dishes overnight | dirty utensils in the sink at night lakshmi | dishwasher direction in kitchen | sink in south east corner | sink under window | kitchen sink blocked again and again vastu | washing utensils at night | two sinks in kitchen
hi: सिंक रसोई की किस दिशा में हो | बर्तन धोते समय मुँह किधर हो | किचन का सिंक आग्नेय में है | सिंक दक्षिण-पश्चिम में बना है क्या करें | रात को जूठे बर्तन सिंक में छोड़ना | डिशवॉशर कहाँ लगवाएँ | सिंक का पानी किस तरफ़ निकले | सिंक बार-बार जाम होता है | खिड़की के नीचे सिंक | रसोई में सिंक किधर हो | सिंक की सही दिशा | बर्तन धोने का सिंक कहाँ लगे | रात के जूठे बर्तन से लक्ष्मी रूठती हैं क्या | डिशवॉशर किस दिशा में रखें | सिंक दक्षिण में है | जूठे बर्तन रात भर छोड़ना | आग्नेय में सिंक | सिंक बार-बार जाम | रात को बर्तन धोना चाहिए क्या | सिंक खिड़की के नीचे
hg: kitchen me sink kaha hona chahiye | sink kis disha me lagaye | sink south east me hai kya kare | bartan dhote time muh kidhar ho | raat ko jhoothe bartan sink me chodna sahi hai kya | dishwasher kaha lagwaye | sink ka pani kis taraf nikalna chahiye | sink baar baar jaam ho jata hai | sink south west me bana hua hai kiraye ka ghar hai | kitchen sink ki sahi disha | sink kidhar lagana chahiye | bartan dhone ka sink kaha ho | raat ke jhoothe bartan se laxmi nahi aati kya | dishwasher kis disha me rakhe | sink south me hai | jhute bartan raat bhar chodna | south east me sink | sink bar bar jam | raat ko bartan dhona chahiye kya | sink khidki ke niche
@places good NE N; fine E NW W; avoid SE SW S
@where modern most PRAC
en: The kitchen sink belongs in the north-east of the kitchen, or along its north or east side. Water has its place there, and the stove keeps the south-east.
hi: रसोई का सिंक उसके ईशान में, या उत्तर या पूर्व की ओर होना चाहिए। जल का स्थान वहीं है, और चूल्हा आग्नेय में रहता है।
hg: Kitchen ka sink uske north-east me, ya north ya east ki taraf hona chahiye. Jal ka sthan wahin hai, aur chulha south-east me rehta hai.
@do modern most PRAC
en: A sink in the wrong corner need not be broken: keep it clean and dry, repair leaks, and set the drinking water in the north-east. A dishwasher counts as washing place, north-west or west suits it.
hi: ग़लत कोने का सिंक तोड़ना ज़रूरी नहीं: साफ़-सूखा रखें, टपकना ठीक कराएँ, और पीने का पानी ईशान में रखें। डिशवॉशर धुलाई की जगह है, उत्तर-पश्चिम या पश्चिम ठीक है।
hg: Galat kone ka sink todna zaroori nahi: saaf-sukha rakhein, tapakna theek karayein, aur peene ka paani north-east me rakhein. Dishwasher dhulai ki jagah hai, north-west ya west theek hai.
@ok modern wide CUSTOM
en: Dirty dishes left in the sink overnight are disliked by custom, and they draw cockroaches. If you are tired, rinse and stack them; no Lakshmi leaves over a tired evening.
hi: रात को सिंक में जूठे बर्तन छोड़ना रिवाज में अच्छा नहीं मानते, और कॉकरोच भी आते हैं। थके हों तो पानी से खंगालकर रख दें; एक थकी शाम से लक्ष्मी नहीं जातीं।
hg: Raat ko sink me jhoothe bartan chhodna riwaz me achha nahi maante, aur cockroach bhi aate hain. Thake hon to paani se khangalkar rakh dein; ek thaki shaam se Lakshmi nahi jati.
@why modern most PRAC
en: Water belongs to the north-east, so the sink does too; under a north or east window is a fine place. A sink that blocks again and again asks for a plumber and a strainer, nothing else.
hi: जल ईशान का है, इसलिए सिंक भी; उत्तर या पूर्व की खिड़की के नीचे अच्छी जगह है। बार-बार जाम होता सिंक प्लंबर और जाली माँगता है, और कुछ नहीं।
hg: Jal north-east ka hai, isliye sink bhi; north ya east ki khidki ke neeche achhi jagah hai. Baar-baar jam hota sink plumber aur jaali maangta hai, aur kuch nahi.
@ok modern most PRAC
en: A dishwasher goes beside the sink, as it needs tap and drain: the north, east or north-west wall of the kitchen is fine, also below a window. Keep it a step from the stove. Follow the pipes first; no list speaks of it.
hi: डिशवॉशर सिंक के पास लगता है, क्योंकि उसे नल और निकास चाहिए: रसोई की उत्तर, पूर्व या वायव्य दीवार ठीक, खिड़की के नीचे भी। चूल्हे से एक क़दम दूर रहे। पाइप पहले देखें; किसी सूची में इसका नियम नहीं।
hg: Dishwasher sink ke paas lagta hai, kyunki use nal aur nikas chahiye: kitchen ki north, east ya north-west deewar theek, khidki ke neeche bhi. Chulhe se ek kadam door rahe. Pipe pehle dekhein; kisi list me iska niyam nahi.
@see stove-beside-sink, leaking-tap

# fridge object
@names
en: fridge, refrigerator, deep freezer
hi: फ्रिज, फ़्रिज, रेफ्रिजरेटर, डीप फ्रीजर
hg: fridge, frij, refrigerator, fridge ki jagah
en: second fridge, double door fridge
hi: दूसरा फ़्रिज, डबल डोर फ़्रिज
hg: dusra fridge, double door fridge
@ask
en: non-veg and the temple's prasad in one fridge, neighbour calls it a sin
hi: एक ही फ़्रिज में माँस और प्रसाद रखना पाप है क्या
hg: ek hi fridge me non veg aur prasad rakhna paap hai kya
en: fridge in the hall next to the sofa, guests see it, is that fine
hi: फ़्रिज हॉल में सोफ़े के पास है, चलेगा क्या
hg: fridge hall me sofe ke paas hai chalega kya
en: buy an extension board or leave the fridge in the wrong corner | my mother brought her own fridge, the second one stands where | may a microwave stand on top of the fridge and which way does the fridge door look
hi: फ़्रिज के ऊपर माइक्रोवेव रख सकते हैं क्या और फ़्रिज का मुँह किधर | माँ अपना फ़्रिज साथ लाईं, दो फ़्रिज रसोई में कहाँ रहें
hg: fridge ke upar oven rakh sakte hai kya, fridge ka muh kidhar | maa apna fridge saath layi hai do fridge rasoi me kaha rahe
en: the kitchen has one socket and it is in the north-east, shall I run an extension cord so the fridge can stand elsewhere | landlord left his old fridge in the north-east corner, may it stay | we got a bigger double door fridge and my sister says never in the ishan corner, where then | plug point is on the wrong wall, is it worth a longer wire for the refrigerator | small spare fridge for drinks, which corner
hi: रसोई में प्लग बस ईशान में है, एक्सटेंशन लेकर फ़्रिज दूसरी ओर रख दूँ क्या | मकान मालिक का पुराना फ़्रिज उत्तर-पूर्व में पड़ा है, वहीं रहने दें | नया बड़ा फ़्रिज आया है, ननद कहती है ईशान में मत रखना, फिर कहाँ रखें | फ़्रिज का पॉइंट ग़लत दीवार पर है, तार लंबा करवा लूँ
hg: rasoi me plug bas north east me hai, extension leke fridge dusri taraf rakh du kya | makan malik ka purana fridge ishan kone me pada hai wahi rehne de | naya bada fridge aaya hai nanad bolti hai ishan me mat rakhna fir kaha rakhe | fridge ka point galat deewar pe hai taar lamba karwa lu
en: where should the fridge be kept | fridge in north east corner of kitchen | refrigerator direction | can the fridge be in the hall | fridge next to the gas stove | fridge door should open to which side | no place in the kitchen so the fridge stands in the dining area, is it fine | double door fridge in south west | can I keep things on top of the refrigerator | fridge in the bedroom of my pg | fridge placement vastu | best direction for refrigerator | is the north good for a fridge | fridge near the sink | fridge beside the main door | where does a double door fridge go in a small kitchen | fridge next to stove | fridge opposite kitchen sink | fridge in bedroom | fridge colour | fridge door opening direction | keeping roti dough in fridge | fridge in north east cant move
hi: फ्रिज किस दिशा में रखें | फ्रिज रसोई में कहाँ हो | ईशान कोण में फ्रिज रखा है | फ्रिज गैस के पास रख सकते हैं क्या | फ्रिज हॉल में रखना कैसा है | फ्रिज का दरवाज़ा किस तरफ़ खुले | रसोई में जगह नहीं है, फ्रिज कहाँ रखूँ | फ्रिज के ऊपर सामान रखना ठीक है | बेडरूम में फ्रिज | फ्रिज की सही जगह | फ्रिज उत्तर में रख सकते हैं क्या | फ्रिज सिंक के पास | फ्रिज मुख्य द्वार के पास रखा है | छोटी रसोई में बड़ा फ्रिज कहाँ रखें | फ़्रिज किधर रखना चाहिए | चूल्हे के बगल में फ़्रिज | बेडरूम में फ़्रिज | गुँथा आटा फ़्रिज में रखना | ईशान में फ़्रिज हटा नहीं सकते
hg: fridge kaha rakhe | fridge kis disha me rakhna chahiye | fridge north east me rakha hai kya kare | fridge gas ke bagal me rakh sakte hai | fridge hall me rakhna thik hai kya | frij ka darwaza kis side khule | kitchen choti hai fridge bahar rakha hai sahi hai | fridge k upar saman rakhna | refrigerator south west me chalega | pg ke room me mini fridge kidhar rakhu | fridge ki sahi disha | fridge north me rakh sakte hai kya | fridge sink ke paas | fridge main door ke paas rakha hai | choti kitchen me bada fridge kaha rakhe | frij kidhar rakhna chahiye | fridge ka muh kis taraf ho | chulhe ke bagal me fridge | bedroom me fridge | gutha aata fridge me rakhna | north east me fridge hata nahi sakte
@places good SW SE NW W; fine S N E; avoid NE C
@where modern most PRAC
en: Keep the fridge in the south-west, west, north-west or south-east of the kitchen, a foot from the corner. Lists differ among these four; all leave the north-east free, as the fridge is heavy.
hi: फ्रिज रसोई के दक्षिण-पश्चिम, पश्चिम, उत्तर-पश्चिम या दक्षिण-पूर्व में, कोने से एक फुट हटाकर रखें। सूचियाँ इन चारों में भिन्न हैं; ईशान सब ख़ाली छोड़ते हैं, क्योंकि फ्रिज भारी है।
hg: Fridge rasoi ke south-west, west, north-west ya south-east me, kone se ek foot hatakar rakhein. Lists in chaaron me alag hain; north-east sab khali chhodte hain, kyunki fridge bhaari hai.
@ok modern most PRAC
en: Yes, a fridge may stand in the hall or dining space when the kitchen is small. Only keep it away from the stove's heat and from the north-east corner.
hi: हाँ, रसोई छोटी हो तो फ्रिज हॉल या भोजन की जगह में रख सकते हैं। बस चूल्हे की गरमी और ईशान कोने से दूर हो।
hg: Haan, rasoi chhoti ho to fridge hall ya dining ki jagah me rakh sakte hain. Bas chulhe ki garmi aur north-east kone se door ho.
@how modern wide SENSE
en: Leave a hand's breadth behind the fridge for air, do not pile things on top, and clear out stale food weekly. The side its door opens to is a matter of convenience.
hi: फ्रिज के पीछे हवा के लिए एक बित्ता जगह छोड़ें, ऊपर ढेर न लगाएँ, और बासी खाना हर हफ़्ते निकालें। दरवाज़ा किधर खुले, यह सुविधा की बात है।
hg: Fridge ke peeche hawa ke liye ek bitta jagah chhodein, upar dher na lagayein, aur baasi khana har hafte nikalein. Darwaza kidhar khule, yeh suvidha ki baat hai.
@do modern wide PRAC
en: A fridge beside the stove is shifted a foot or gets a board between, for heat. In the north-east, where the socket is, keep its top bare; a small one in a bedroom or PG room is fine.
hi: चूल्हे के पास का फ़्रिज गरमी के कारण फ़ुट भर हटाएँ या बीच में पटरा रखें। सॉकेट के कारण ईशान में हो तो ऊपर कुछ न रखें; बेडरूम या पीजी में छोटा फ़्रिज ठीक है।
hg: Chulhe ke paas ka fridge garmi ke karan foot bhar hatayein ya beech me patra rakhein. Socket ke karan north-east me ho to upar kuch na rakhein; bedroom ya PG me chhota fridge theek hai.
@which modern regional CUSTOM
en: Some families keep no kneaded dough overnight, as it recalls the pinda of shraddh, unless finger marks are pressed in it. It is custom; for health use it within a day.
hi: कुछ परिवार गुँथा आटा रात भर नहीं रखते, क्योंकि वह श्राद्ध के पिंड जैसा लगता है; रखें तो उँगलियों के निशान बना देते हैं। यह रिवाज है; सेहत के लिए एक दिन में काम में लें।
hg: Kuch parivar gutha aata raat bhar nahi rakhte, kyunki woh shraddh ke pind jaisa lagta hai; rakhein to ungliyon ke nishaan bana dete hain. Yeh riwaz hai; sehat ke liye ek din me istemal karein.
@how modern most PRAC
en: If the only plug is in the north-east, a good extension or a new point is worth it: the fridge then stands south-west, west, north-west, south or south-east. Use a heavy-duty cord and its own socket, never a thin one. Until then the fridge may stay there, tidy and with a bare top.
hi: प्लग केवल ईशान में हो तो अच्छा एक्सटेंशन या नया पॉइंट लगवाना ठीक है: फ़्रिज तब नैऋत्य, पश्चिम, वायव्य, दक्षिण या आग्नेय में रहे। तार मोटा और सॉकेट अलग हो, पतला नहीं। तब तक फ़्रिज वहीं रहे, साफ़ और ऊपर से ख़ाली।
hg: Plug sirf north-east me ho to achha extension ya naya point lagwana theek hai: fridge tab south-west, west, north-west, south ya south-east me rahe. Taar mota aur socket alag ho, patla nahi. Tab tak fridge wahin rahe, saaf aur upar se khali.
@ok modern regional CUSTOM
en: Meat and prasad in one fridge is no sin; families that mind keep prasad and puja flowers on the top shelf in a closed box, non-veg closed on the lowest. For health raw meat always stays below and covered.
hi: एक फ़्रिज में माँस और प्रसाद होना पाप नहीं; जो मानते हैं वे प्रसाद और फूल ऊपर की शेल्फ़ में बंद डिब्बे में और मांसाहार सबसे नीचे ढककर रखते हैं। सेहत के लिए भी कच्चा माँस नीचे और ढका रहे।
hg: Ek fridge me non-veg aur prasad hona paap nahi; jo maante hain woh prasad aur phool upar ki shelf me band dibbe me aur non-veg sabse neeche dhakkar rakhte hain. Sehat ke liye bhi kachcha meat neeche aur dhaka rahe.

# water-filter object
@names
en: water filter, water purifier, RO filter, aquaguard
hi: वॉटर फ़िल्टर, वाटर प्यूरीफायर, आरओ, पानी का फ़िल्टर
hg: water filter, water purifier, ro machine, pani ka filter, RO
@ask
en: where to fix the water purifier | RO in which corner of the kitchen | aquaguard on the south wall | can the filter be above the stove | water filter next to the fridge | the plumber says only the south east wall has the tap for the ro, is it ok | ro waste water where to let it go | purifier near sink direction | electric water filter is it fire or water | direction of the RO | water purifier placement vastu | ro on the west wall of kitchen | purifier outside the kitchen | best wall for a water filter | filter above the fridge | RO above gas stove | water purifier in south east | RO waste water use | RO in balcony
hi: आरओ किस दिशा में लगाएँ | वॉटर प्यूरीफायर रसोई में कहाँ लगे | पानी का फ़िल्टर आग्नेय में लगा है | आरओ चूल्हे के ऊपर लगा है क्या करें | दक्षिण दीवार पर आरओ लगा सकते हैं क्या | आरओ का बेकार पानी कहाँ जाए | फ़िल्टर सिंक के ऊपर लगाना | प्लंबर कहता है आरओ सिर्फ़ एक ही दीवार पर लगेगा, ठीक है क्या | आरओ की सही दिशा | पानी का फ़िल्टर पश्चिम में | आरओ रसोई के बाहर लगाना | आरओ किस दीवार पर | प्यूरीफायर की दिशा | फ़िल्टर उत्तर-पूर्व में ही क्यों | चूल्हे के ऊपर आरओ | आग्नेय में वॉटर फ़िल्टर | आरओ का बेकार पानी
hg: ro kaha lagaye kitchen me | water purifier kis disha me lagana chahiye | aquaguard south wall pe laga hai | ro gas ke upar laga hai sahi hai kya | pani ka filter kidhar ho | plumber bol raha ro south east me hi lagega lagwa lu kya | ro ka waste pani kaha nikale | filter sink ke upar lagana thik hai | kent ro ki direction | ro ki sahi disha | water filter west me hai | ro kitchen ke bahar lagana | ro kis deewar pe lagaye | purifier ki direction | filter north east me hi kyu | RO gas ke paas hai | chulhe ke upar RO | south east me water filter | RO ka bekar pani
en: which corner for the ro purifier
hi: आरओ किस कोने में लगवाएँ
hg: ro kaha lagwaye kitchen me | ro purifier kidhar lage
@places good NE; fine N E NW; avoid SE SW S
@where modern most PRAC
en: Fix the water filter in the north-east of the kitchen, or on its north or east wall. Drinking water belongs to that side.
hi: वॉटर फ़िल्टर रसोई के ईशान में, या उत्तर या पूर्व की दीवार पर लगवाएँ। पीने का पानी उसी ओर का है।
hg: Water filter rasoi ke north-east me, ya north ya east ki deewar par lagwayein. Peene ka paani usi taraf ka hai.
@do modern most PRAC
en: If pipes allow only another wall, use it, but not right above the stove. Keep a filled jug or pot of drinking water in the north-east instead, and use the waste water for mopping or plants.
hi: पाइप के कारण दूसरी दीवार ही मिले तो वहीं लगाएँ, बस चूल्हे के ठीक ऊपर नहीं। ईशान में भरा जग या घड़ा रख लें, और बेकार पानी पोंछे या पौधों में लगाएँ।
hg: Pipe ke karan doosri deewar hi mile to wahin lagayein, bas chulhe ke theek upar nahi. North-east me bhara jug ya ghada rakh lein, aur waste paani pochhe ya paudhon me lagayein.
@why modern most PRAC
en: Water above fire is the point lists dislike, so the purifier hangs over the sink rather than over the stove. Change the filter in time; clean water is the real rule.
hi: आग के ऊपर पानी ही सूचियों को खटकता है, इसलिए फ़िल्टर चूल्हे की जगह सिंक के ऊपर लगाएँ। फ़िल्टर समय पर बदलें; साफ़ पानी ही असली नियम है।
hg: Aag ke upar paani hi lists ko khatakta hai, isliye filter chulhe ki jagah sink ke upar lagayein. Filter samay par badlein; saaf paani hi asli niyam hai.

# drinking-water-pot object
@names
en: drinking water pot, matka, earthen pot of water, copper water pot, water jug
hi: मटका, पानी का घड़ा, घड़ा, सुराही, ताँबे का लोटा
hg: matka, pani ka ghada, ghada, surahi, pani ka matka, tambe ka lota
en: copper bottle, water bottle on the desk
hi: ताँबे की बोतल
hg: tambe ki bottle, copper ki bottle
@ask
en: copper bottle on my office desk, which side
hi: ऑफ़िस में ताँबे की बोतल मेज़ के किस ओर
hg: office me tambe ki bottle mez ke kis taraf
en: where to keep the matka | clay pot of water in which direction | earthen pitcher always full why | is a copper jug of water good | empty pot in the house | grandmother keeps a full earthen pot in the north of the kitchen, what for | can the water pot be near the gas | matka on the south side | cracked pot use or throw | direction for drinking water in the kitchen | where should water bottles and jug stand | full pot of water in the north east | matka next to the stove | does an empty pot bring bad luck | which corner for the water pitcher | matka which day to buy | empty pot in kitchen bad | which direction face while drinking water | copper jug in north east | matka broke omen
hi: पानी का मटका किस दिशा में रखें | घड़ा ख़ाली क्यों नहीं रखते | मटका रसोई में कहाँ हो | ताँबे के लोटे में पानी रखना | मटका गैस के पास रख सकते हैं | दादी कहती हैं घड़ा उत्तर में भरा रखो, क्यों | टूटा घड़ा घर में रखें क्या | सुराही कहाँ रखें | नया मटका किस दिन लाएँ | पीने का पानी किस दिशा में रखें | ईशान में पानी भरा घड़ा | ख़ाली घड़ा अशुभ है क्या | पानी की बोतलें कहाँ रखें | मटका दक्षिण में रखा है | रसोई में पानी का स्थान | मटका किस दिन लाएँ | ख़ाली घड़ा रखना | पानी पीते समय मुँह किधर | मटका टूटना
hg: matka kaha rakhe | pani ka ghada kis disha me rakhna chahiye | ghada khali kyu nahi rakhte | matke ka pani shubh hota hai kya | matka gas ke paas rakh sakte hai | dadi bolti hai matka hamesha bhara rakho kyu | tambe ke lote me pani rakhna accha hai kya | toota matka ghar me rakhna | naya matka kab laye | peene ka pani kis disha me rakhe | ishan me pani bhara ghada | khali ghada ashubh hai kya | pani ki bottle kaha rakhe | matka south me rakha hai | kitchen me pani ka sthan | mitti ka ghada ghar me rakhna | matka kis din laye | khali ghada rakhna | pani pite time muh kidhar | matka tootna
@places good NE N; fine E; avoid SE S SW
@where modern wide PRAC
en: Keep the drinking water pot in the north-east or north of the kitchen, filled and covered. It stands away from the stove and not beside the dustbin.
hi: पीने के पानी का मटका रसोई के ईशान या उत्तर में, भरकर और ढककर रखें। वह चूल्हे से दूर हो और कूड़ेदान के पास नहीं।
hg: Peene ke paani ka matka rasoi ke north-east ya north me, bharkar aur dhakkar rakhein. Woh chulhe se door ho aur dustbin ke paas nahi.
@why modern wide CUSTOM
en: A full pot stands for plenty, so the house does not leave it empty overnight. It is a kindly custom, and cool water for whoever comes is its use.
hi: भरा घड़ा भरपूर घर का चिह्न है, इसलिए उसे रात भर ख़ाली नहीं छोड़ते। यह स्नेह की रीति है, और आने वाले को ठंडा पानी मिलता है।
hg: Bhara ghada bharpoor ghar ka chihn hai, isliye use raat bhar khali nahi chhodte. Yeh sneh ki reeti hai, aur aane wale ko thanda paani milta hai.
@how modern wide SENSE
en: Wash a clay pot every few days and replace a cracked one. Water kept overnight in clean copper is an old habit; do not keep lemon or sour things in copper.
hi: मिट्टी का घड़ा हर कुछ दिन में धोएँ, दरका हुआ बदल दें। साफ़ ताँबे में रात भर रखा पानी पुरानी आदत है; ताँबे में नींबू या खट्टा न रखें।
hg: Mitti ka ghada har kuch din me dhoyein, darka hua badal dein. Saaf tambe me raat bhar rakha paani purani aadat hai; tambe me nimbu ya khatta na rakhein.
@when modern most CUSTOM
en: A new matka is often brought on Akshaya Tritiya or any Monday in summer, washed, filled and given first to a guest or a temple. A broken one is no omen; its pieces go under plants.
hi: नया मटका अक्सर अक्षय तृतीया या गरमी के किसी सोमवार को लाते हैं, धोकर भरते हैं और पहले अतिथि या मंदिर को देते हैं। टूटना अपशकुन नहीं; टुकड़े गमलों में डालें।
hg: Naya matka aksar Akshaya Tritiya ya garmi ke kisi Monday ko laate hain, dhokar bharte hain aur pehle mehman ya mandir ko dete hain. Tootna apshagun nahi; tukde gamlon me daalein.

# kitchen-appliances object
@names
en: microwave, oven, mixer grinder, toaster, air fryer, kitchen appliances, electric kettle
hi: माइक्रोवेव, ओवन, मिक्सर, मिक्सी, टोस्टर, रसोई के उपकरण
hg: microwave, oven, mixer grinder, mixi, mixie, toaster, air fryer, otg
@ask
en: fridge top with a microwave on it
en: sockets are all in the kitchen's north-east, may the mixer stay there
en: where to keep the microwave | which corner for oven and mixer | mixer grinder direction | can the microwave stand on the fridge | toaster and kettle near the sink | the only plug point in my kitchen is in the north east, can the otg stand there | broken mixer lying in the kitchen | microwave above the stove | air fryer placement | where should electrical kitchen things be | oven in which corner of the kitchen | grinder and juicer placement | microwave near the sink | induction and otg in the north side | old broken oven in the kitchen | microwave in north east | mixer in north west | microwave above fridge | broken mixer at home | dishwasher direction
hi: माइक्रोवेव किस दिशा में रखें | मिक्सर कहाँ रखें | ओवन रसोई के किस कोने में हो | मिक्सी ईशान में रखी है | माइक्रोवेव फ्रिज के ऊपर रख सकते हैं क्या | ख़राब मिक्सी घर में पड़ी है | बिजली का पॉइंट सिर्फ़ उत्तर में है, टोस्टर वहीं रख लूँ | रसोई के बिजली के सामान कहाँ रखें | बिजली के उपकरण रसोई में किधर | मिक्सर-ग्राइंडर की दिशा | माइक्रोवेव सिंक के पास | ओवन दक्षिण-पूर्व में रखें क्या | जूसर कहाँ रखें | ख़राब माइक्रोवेव पड़ा है | ईशान में माइक्रोवेव | फ़्रिज के ऊपर माइक्रोवेव | मिक्सी कहाँ रखें
hg: microwave kaha rakhe | mixer grinder kis disha me rakhe | oven kitchen me kidhar ho | mixi north east me rakhi hai chalega kya | microwave fridge ke upar rakh sakte hai | kharab mixer pada hai kitchen me | plug sirf north side hai otg waha rakh lu kya | air fryer toaster kettle kaha rakhe | kitchen ke electric saman ki jagah | electric saman kitchen me kidhar | mixer grinder ki direction | microwave sink ke paas rakha hai | oven south east me rakhe kya | juicer kaha rakhe | kharab microwave pada hai | microwave ki sahi jagah | north east me microwave | fridge ke upar microwave | mixer kaha rakhe
@places good SE; fine S E NW; avoid NE SW
@where modern most PRAC
en: Keep the microwave, oven, mixer and toaster in the south-east or south of the kitchen, near the stove. They heat or run on electricity, which goes with fire.
hi: माइक्रोवेव, ओवन, मिक्सर और टोस्टर रसोई के दक्षिण-पूर्व या दक्षिण में, चूल्हे के पास रखें। ये गरम होते या बिजली से चलते हैं, जो अग्नि के साथ मानी जाती है।
hg: Microwave, oven, mixer aur toaster rasoi ke south-east ya south me, chulhe ke paas rakhein. Ye garam hote ya bijli se chalte hain, jo agni ke saath maani jati hai.
@do modern most SENSE
en: Where the plug decides, follow the plug; small machines can be put away after use. Keep them dry and off the sink's edge, and repair or give away what is broken.
hi: जहाँ प्लग तय करे, वहीं रखें; छोटी मशीनें काम के बाद हटा सकते हैं। उन्हें सूखा और सिंक से दूर रखें, ख़राब को ठीक कराएँ या दे दें।
hg: Jahan plug tay kare, wahin rakhein; chhoti machines kaam ke baad hata sakte hain. Unhein sukha aur sink se door rakhein, kharab ko theek karayein ya de dein.
@which modern most PRAC
en: By kind: oven, microwave, toaster, kettle south-east; mixer and grinder south-east or north-west; dishwasher north-west. A microwave does not stand on the fridge, for heat.
hi: किस्म से: ओवन, माइक्रोवेव, टोस्टर, केतली आग्नेय; मिक्सी आग्नेय या वायव्य; डिशवॉशर वायव्य। गरमी के कारण माइक्रोवेव फ़्रिज पर न रखें।
hg: Kism se: oven, microwave, toaster, kettle south-east; mixer south-east ya north-west; dishwasher north-west. Garmi ke karan microwave fridge par na rakhein.

# kitchen-chimney object
@names
en: kitchen chimney, exhaust fan in the kitchen, kitchen window, kitchen ventilation
hi: रसोई की चिमनी, किचन चिमनी, रसोई की खिड़की, रसोई का एग्ज़ॉस्ट
hg: kitchen chimney, rasoi ki chimney, kitchen ki khidki, kitchen exhaust fan, rasoi ka exhaust
@ask
en: which wall for the kitchen chimney | kitchen without a window what to do | where should the exhaust fan of the kitchen be | window direction in kitchen | smoke stays in the kitchen | my kitchen window opens to a dark duct, is it a dosh | window behind the stove | chimney on the south wall | is a kitchen without sunlight bad | kitchen has no window remedy | dark kitchen without sunlight | kitchen window which side should it be | where to fix the kitchen exhaust | smoke does not go out of the kitchen | chimney above stove direction | sunlight in the kitchen | exhaust fan direction in kitchen | no window in kitchen remedy | chimney in wrong direction | kitchen window facing neighbour toilet
hi: रसोई में चिमनी किस दिशा में लगाएँ | रसोई में खिड़की किस तरफ़ हो | एग्ज़ॉस्ट फैन कहाँ लगे | बिना खिड़की की रसोई का उपाय | किचन में धुआँ भर जाता है | रसोई की खिड़की डक्ट में खुलती है | चिमनी दक्षिण दीवार पर | रसोई में धूप नहीं आती | रसोई में खिड़की नहीं है | रसोई में रोशनी नहीं आती | किचन का धुआँ बाहर नहीं जाता | रसोई का एग्ज़ॉस्ट किस दिशा में | अँधेरी रसोई का उपाय | रसोई में सूरज की रोशनी | चूल्हे के पीछे खिड़की है | रसोई में एग्ज़ॉस्ट किस दिशा | रसोई में खिड़की नहीं | रसोई की खिड़की के सामने पड़ोसी का बाथरूम
hg: kitchen me chimney kis wall pe lagaye | kitchen ki khidki kis disha me honi chahiye | exhaust fan kaha lagaye rasoi me | bina khidki ki kitchen hai kya kare | rasoi me dhuan bhar jata hai | kitchen ki window duct me khulti hai dosh hai kya | chimney ki sahi jagah | kitchen me dhoop nahi aati | chulhe ke piche window hai | kitchen me khidki nahi hai | rasoi me roshni nahi aati | kitchen ka dhuan bahar nahi jata | kitchen exhaust kis disha me | andheri kitchen ka upay | rasoi me suraj ki roshni | gas ke piche khidki hai | kitchen me exhaust kis disha me | kitchen me khidki nahi hai | kitchen ki khidki ke samne padosi ka bathroom
@where modern most PRAC
en: A kitchen window is best in the east, with a smaller opening or exhaust fan in the south or south-east. The chimney simply hangs over the stove.
hi: रसोई की खिड़की पूर्व में सबसे अच्छी है, और छोटा झरोखा या एग्ज़ॉस्ट दक्षिण या दक्षिण-पूर्व में। चिमनी बस चूल्हे के ऊपर लगती है।
hg: Rasoi ki khidki east me sabse achhi hai, aur chhota jharokha ya exhaust south ya south-east me. Chimney bas chulhe ke upar lagti hai.
@do modern wide SENSE
en: In a kitchen without window run the exhaust while cooking, keep its door open and use a bright warm light. Fresh air matters more than any direction, above all with gas.
hi: बिना खिड़की की रसोई में पकाते समय एग्ज़ॉस्ट चलाएँ, दरवाज़ा खुला रखें और तेज़ रोशनी रखें। ताज़ी हवा दिशा से ज़्यादा ज़रूरी है, ख़ासकर गैस के साथ।
hg: Bina khidki ki rasoi me pakate samay exhaust chalayein, darwaza khula rakhein aur tez roshni rakhein. Taazi hawa disha se zyada zaroori hai, khaskar gas ke saath.
@ok modern wide SENSE
en: An exhaust may sit in any outer wall where fumes get out; east, south-east or north-west are named first. Before an ugly view hang a blind or set herbs on the sill.
hi: एग्ज़ॉस्ट उस बाहरी दीवार पर लगे जहाँ धुआँ निकल सके; पूर्व, आग्नेय या वायव्य पहले नाम हैं। बुरे दृश्य के आगे परदा या खिड़की पर पौधे रखें।
hg: Exhaust us bahari deewar par lage jahan dhuan nikal sake; east, south-east ya north-west pehle naam hain. Bure drishya ke aage parda ya khidki par paudhe rakhein.

# kitchen-platform structure
@names
en: kitchen platform, kitchen slab, kitchen counter stone, granite platform, modular kitchen
hi: रसोई का प्लेटफ़ॉर्म, किचन की स्लैब, रसोई का पत्थर, ग्रेनाइट प्लेटफॉर्म, मॉड्यूलर किचन
hg: kitchen platform, kitchen slab, kitchen ka patthar, kitchen granite, modular kitchen
@ask
en: which colour granite for the kitchen platform | is a black granite slab bad in the kitchen | L shaped or straight platform | platform on which wall | green stone for counter top | height of the kitchen counter | we are getting a modular kitchen made next week, which layout is best | island kitchen vastu | quartz or granite top | U shape counter | black granite kitchen slab remedy | colour of the kitchen platform | kitchen slab stone which colour | island counter in the kitchen | kitchen layout L or U or straight | should the kitchen slab be on the east wall | platform on north wall | platform facing west remedy | L shape or U shape kitchen vastu | black granite kitchen rented | island kitchen | shelves in kitchen direction
hi: रसोई का प्लेटफ़ॉर्म किस दीवार पर हो | काला ग्रेनाइट रसोई में लगा सकते हैं क्या | स्लैब का रंग कौन सा अच्छा | किचन प्लेटफॉर्म एल शेप का हो या सीधा | हरा पत्थर रसोई में | मॉड्यूलर किचन बनवा रहे हैं, कैसा हो | प्लेटफॉर्म की ऊँचाई कितनी हो | रसोई में काला पत्थर अशुभ है क्या | काली स्लैब का उपाय | रसोई की स्लैब का रंग | किचन में कौन सा पत्थर लगाएँ | एल आकार की रसोई | स्लैब पूर्व की दीवार पर हो क्या | रसोई का ग्रेनाइट किस रंग का | उत्तर दीवार पर प्लेटफ़ॉर्म | एल या यू आकार की रसोई | काला ग्रेनाइट किराए का घर
hg: kitchen ka platform kis side banaye | kala granite kitchen me lagana chahiye ya nahi | kitchen slab ka colour konsa accha | L shape platform sahi hai kya | green granite kitchen ke liye | modular kitchen banwa rahe hai layout kaisa ho | kitchen platform ki height kitni ho | black slab ashubh hota hai kya | island kitchen theek hai kya | kali slab ka upay | kitchen slab ka rang | kitchen me konsa patthar lagaye | L aakar ki rasoi | slab east wall pe ho kya | kitchen granite kis rang ka | kitchen ka layout kaisa ho | north wall pe platform | L ya U shape kitchen | kala granite kiraye ka ghar
@where modern most PRAC
en: The kitchen platform runs along the east wall, with the stove at its south-east end and the sink at its north-east end. An L on east and south is very usual.
hi: रसोई का प्लेटफ़ॉर्म पूर्व की दीवार पर हो, दक्षिण-पूर्व सिरे पर चूल्हा और ईशान सिरे पर सिंक। पूर्व और दक्षिण पर एल आकार बहुत प्रचलित है।
hg: Rasoi ka platform east ki deewar par ho, south-east sire par chulha aur north-east sire par sink. East aur south par L aakar bahut prachalit hai.
@colour modern disputed PRAC
en: Green, brown, cream, yellow or reddish stone is liked for the kitchen platform. Many lists leave out black, others say a black granite top is harmless; it hides stains and is in countless homes.
hi: प्लेटफ़ॉर्म के लिए हरा, भूरा, क्रीम, पीला या लालिमा वाला पत्थर पसंद किया जाता है। कई सूचियाँ काला मना करती हैं, कुछ उसमें दोष नहीं मानतीं; वह अनगिनत घरों में है।
hg: Platform ke liye hara, bhoora, cream, peela ya laalima wala patthar pasand kiya jata hai. Kai lists kaala mana karti hain, kuch usme dosh nahi maanti; woh anginat gharon me hai.
@do modern most PRAC
en: A black slab need not be torn out. Cover the place by the stove with a green or reddish mat or a wooden board if you wish, and keep the top clear and dry.
hi: काली स्लैब उखाड़ना ज़रूरी नहीं। मन हो तो चूल्हे के पास हरा या लाल-सा मैट या लकड़ी का पटरा रखें, और ऊपर साफ़-सूखा रखें।
hg: Kaali slab ukhaadna zaroori nahi. Mann ho to chulhe ke paas hara ya laal-sa mat ya lakdi ka patra rakhein, aur upar saaf-sukha rakhein.
@which modern most PRAC
en: L on east and south is liked best; U, straight and parallel kitchens are fine if stove and sink stand at different ends. A platform on the north wall makes one face north: accepted. Tall shelves go south and west.
hi: पूर्व और दक्षिण दीवार का एल सबसे पसंद; यू, सीधी और समानांतर रसोई ठीक, यदि चूल्हा-सिंक अलग सिरों पर हों। उत्तर दीवार के प्लेटफ़ॉर्म पर मुँह उत्तर होता है: मान्य। ऊँची शेल्फ़ दक्षिण और पश्चिम में।
hg: East aur south deewar ka L sabse pasand; U, seedhi aur parallel kitchen theek, agar chulha-sink alag siron par hon. North wall ke platform par munh north hota hai: maanya. Unchi shelf south aur west me.

# kitchen-facing-main-door relation
@names
en: kitchen facing the main door, kitchen in front of the main door, kitchen at the entrance
hi: मुख्य द्वार के सामने रसोई, घर में घुसते ही रसोई
hg: main door ke samne kitchen, gate ke samne rasoi, ghar me ghuste hi kitchen
@ask
en: whoever rings sees our stove first, flat cannot be changed
hi: दरवाज़ा खोलते ही चूल्हा दिखता है, फ़्लैट है, क्या लगाएँ
hg: darwaza kholte hi chulha dikhta hai flat hai kya lagaye
en: on entering the house the first thing is the kitchen | can guests see the kitchen from the door | kitchen opposite entrance remedy | our 1bhk opens straight into the kitchen, what to hang | stove visible as soon as the door opens | kitchen at the front of the house is it good | kitchen on the road side | main door opens in front of the kitchen | kitchen visible from the main door | stove seen from the entrance | kitchen directly opposite the front door | first room on entering is the kitchen | curtain between kitchen and main door | kitchen near the entrance of the house | gas stove is visible from main door | kitchen right next to entrance flat | kitchen opposite main gate rented
hi: दरवाज़ा खोलते ही रसोई दिखती है | मुख्य द्वार के ठीक सामने किचन है क्या करें | घर में आते ही पहले रसोई पड़ती है | मेहमानों को रसोई दिखती है, परदा लगाएँ क्या | एक कमरे के फ़्लैट में दरवाज़ा रसोई में खुलता है | घर के आगे रसोई बनाना | द्वार के सामने चूल्हा | मुख्य द्वार से रसोई दिखती है | द्वार से चूल्हा दिखता है | दरवाज़े के ठीक सामने किचन | रसोई घर के प्रवेश पर है | रसोई और मुख्य द्वार के बीच परदा | घर में पहला कमरा रसोई है | मेन गेट से चूल्हा दिखता है | दरवाज़े से लगी रसोई | किराए के घर में द्वार के सामने किचन
hg: darwaza kholte hi kitchen dikhti hai | main gate ke theek samne rasoi hai kya kare | ghar me aate hi pehle kitchen padti hai | 1bhk me door kitchen me hi khulta hai upay | entry ke samne kitchen dosh | mehman ko rasoi dikhti hai parda laga du | ghar ke aage wale hisse me kitchen | chulha main door se seedha dikhta | main door se kitchen dikhti hai | gate se chulha dikhta hai | darwaze ke theek saamne kitchen | kitchen ghar ke entrance pe hai | kitchen aur main door ke beech parda | ghar me pehla kamra rasoi hai | entry ke saamne rasoi | main gate se chulha dikhta hai | darwaze se lagi kitchen | rent ke ghar me door ke samne kitchen
@ok modern most PRAC
en: A kitchen right opposite the main door is better avoided when one plans; in small flats it is very common. It is a small point beside the direction of the kitchen.
hi: मुख्य द्वार के ठीक सामने रसोई योजना बनाते समय टाली जाती है; छोटे फ़्लैटों में यह बहुत आम है। रसोई की दिशा के आगे यह छोटी बात है।
hg: Main door ke theek saamne rasoi yojana banate samay taali jati hai; chhote flats me yeh bahut aam hai. Rasoi ki disha ke aage yeh chhoti baat hai.
@do modern most PRAC
en: Hang a curtain, bead string or jaali, stand a low cupboard or a plant between, or keep the kitchen door shut. Shift the stove so that the flame is not seen from outside.
hi: बीच में परदा, मोतियों की लड़ी या जाली लगाएँ, छोटी अलमारी या पौधा रखें, या रसोई का दरवाज़ा बंद रखें। चूल्हा इतना खिसकाएँ कि लौ बाहर से न दिखे।
hg: Beech me parda, motiyon ki ladi ya jaali lagayein, chhoti almari ya paudha rakhein, ya rasoi ka darwaza band rakhein. Chulha itna khiskayein ki lau bahar se na dikhe.
@why modern most PRAC
en: Lists want the cook unseen and undisturbed, her back not to the door, and the family's food out of strangers' eyes. Sense adds draught on the flame and smell at the entrance.
hi: सूचियाँ चाहती हैं कि पकाने वाला बाहर से न दिखे, पीठ द्वार की ओर न हो और भोजन अजनबी की नज़र से दूर रहे। सीधी बात: लौ पर हवा और प्रवेश पर गंध।
hg: Lists chahti hain ki pakane wala bahar se na dikhe, peeth door ki taraf na ho aur khana ajnabi ki nazar se door rahe. Seedhi baat: lau par hawa aur entrance par smell.
@see gas-stove

# kitchen-dustbin-broom relation
@names
en: dustbin in the kitchen, broom in the kitchen, dustbin under the sink, dustbin next to the stove
hi: रसोई में कूड़ेदान, रसोई में झाड़ू, सिंक के नीचे कूड़ेदान
hg: kitchen me dustbin, kitchen me jhadu, rasoi me jhadu, sink ke niche dustbin
@ask
en: can I keep the broom in the kitchen | is a dustbin below the sink bad | mop and bucket stored in the kitchen | waste bin beside the gas stove | there is no utility area so jhadu and pocha stay in the kitchen corner, is that wrong | kitchen garbage corner | why should the broom not be in the kitchen | wet waste bucket inside the kitchen overnight | jhadu in kitchen allowed or not | keep broom and mop in the kitchen | dustbin inside the kitchen which side | garbage bin near the stove | kitchen waste bin overnight
hi: रसोई में झाड़ू रख सकते हैं क्या | सिंक के नीचे कूड़ेदान रखना कैसा है | किचन में पोंछे की बाल्टी | चूल्हे के पास कचरे का डिब्बा | रसोई में झाड़ू क्यों नहीं रखते | रसोई का कूड़ेदान किस कोने में हो | घर छोटा है झाड़ू रसोई में ही रखते हैं | रात को रसोई में गीला कचरा | रसोई में झाड़ू-पोंछा रखना | रसोई में कचरे का डिब्बा किधर | गैस के पास कूड़ेदान | रसोई में कूड़ा रात भर | किचन में झाड़ू कहाँ छिपाएँ
hg: kitchen me jhadu rakh sakte hai kya | sink k niche dustbin rakha hai sahi hai | rasoi me pocha balti rakhna | gas ke paas kachre ka dabba | kitchen me jhadu kyu nahi rakhni chahiye | ghar chota hai jhadu kitchen me hi rakhte hai kya kare | kitchen ka dustbin kis kone me ho | raat ko rasoi me geela kachra pada rehta hai | kitchen me jhadu pocha rakhna | kitchen me kachre ka dabba kidhar | gas ke pass dustbin | kitchen me kooda raat bhar | kitchen me jhadu kaha chupaye | rasoi me dustbin rakhna
@ok modern most CUSTOM
en: A covered dustbin in the kitchen is needed and fine; a broom is not kept there by custom, as Annapurna's food is there. In a small flat a broom behind a closed cupboard door is fine.
hi: रसोई में ढका कूड़ेदान ज़रूरी है और ठीक है; झाड़ू रिवाज में वहाँ नहीं रखते, क्योंकि अन्नपूर्णा का अन्न है। छोटे घर में बंद अलमारी के पीछे झाड़ू चलेगी।
hg: Rasoi me dhaka dustbin zaroori hai aur theek hai; jhadu riwaz me wahan nahi rakhte, kyunki Annapurna ka ann hai. Chhote ghar me band almari ke peeche jhadu chalegi.
@where modern most PRAC
en: Keep the kitchen bin in its south-west or north-west corner, lidded, away from stove and drinking water. Under the sink is fine when it is closed and emptied each night.
hi: रसोई का कूड़ेदान उसके दक्षिण-पश्चिम या उत्तर-पश्चिम कोने में, ढका और चूल्हे व पीने के पानी से दूर रखें। सिंक के नीचे भी ठीक है, यदि बंद हो और रोज़ रात ख़ाली हो।
hg: Rasoi ka dustbin uske south-west ya north-west kone me, dhaka aur chulhe va peene ke paani se door rakhein. Sink ke neeche bhi theek hai, agar band ho aur roz raat khali ho.
@see dustbin, broom

# leaking-tap object
@names
en: leaking tap, dripping tap, tap dripping, water leakage, seepage, damp wall
hi: टपकता नल, नल टपकना, पानी का रिसाव, पानी टपकना, सीलन
hg: tapakta nal, nal tapakna, pani ka leakage, seelan, tap leak, pani tapakna, nal tapak raha
@ask
en: tap keeps dripping what does it mean | is a leaking tap bad for money | water seeping from the ceiling vastu | damp patch in the north east wall | tank overflows every day | how to stop the loss because of leaking pipes | our landlord does not fix the dripping bathroom tap, will we lose money | wet wall in the bedroom | water wastage in the house | water dripping from tap money loss | is dripping tap a vastu dosh | seepage on the wall vastu | roof is leaking water | damp walls in the house what does it mean | tap not closing properly | water tank leaking vastu | house wall is wet | leaking tap money loss vastu | water leaking from roof in north east | seepage in which wall is bad | tap dripping at night | overflow of tank
hi: नल से पानी टपकना अशुभ है क्या | टपकते नल से पैसा जाता है क्या | दीवार में सीलन का वास्तु | छत से पानी रिसता है | टंकी रोज़ ओवरफ़्लो होती है | ईशान की दीवार में सीलन | मकान मालिक नल ठीक नहीं कराता, क्या करें | घर में पानी बरबाद होना | बाथरूम का नल बंद नहीं होता | नल टपकना वास्तु दोष है क्या | नल से पानी गिरता रहता है | दीवार गीली रहती है | छत टपकती है | बाथरूम का नल ख़राब है | सीलन से क्या होता है | घर में पानी टपकना अशुभ | टंकी से पानी रिसता है | नल टपकने से पैसा जाता है क्या | ईशान में सीलन | टंकी का पानी बहना | छत टपकती है
hg: nal tapakta rehta hai kya matlab hai | nal tapakne se paisa jata hai kya | deewar me seelan vastu dosh | chhat se pani rista hai | tanki overflow hoti rehti hai | tap leak ho raha h ashubh hai kya | makan malik nal thik nahi karwata paise nahi tikte | bathroom ka nal tapak raha hai | ghar me pani barbad hona | north east ki deewar me seelan | nal tapakna vastu dosh hai kya | nal se pani girta rehta hai | deewar geeli rehti hai | chhat tapakti hai | bathroom ka nal kharab hai pani tapakta hai | seelan se kya hota hai | ghar me pani tapakna ashubh | tanki se pani rista hai | tap leakage se paisa jata hai | nal tapakne se paisa jata hai kya | north east me seelan | tanki ka pani behna | chhat tapakti hai
@ok modern most CUSTOM
en: A leaking tap is a small repair, not a sign of loss to come. Custom likens dripping water to money running out, a good reason to mend it soon; in truth it wastes water and brings damp.
hi: टपकता नल एक छोटी मरम्मत है, आने वाली हानि का संकेत नहीं। रिवाज टपकते पानी को बहते पैसे जैसा कहता है, ताकि जल्दी ठीक हो; सच में पानी बरबाद होता है और सीलन आती है।
hg: Tapakta nal ek chhoti marammat hai, aane wali haani ka sanket nahi. Riwaz tapakte paani ko behte paise jaisa kehta hai, taki jaldi theek ho; sach me paani barbad hota hai aur seelan aati hai.
@do modern wide SENSE
en: Change the washer or cartridge, which costs little, and find where damp comes from before painting over it. Water near wiring needs an electrician at once.
hi: नल का वॉशर या कार्ट्रिज बदलवाएँ, यह सस्ता है; सीलन पर रंग करने से पहले कारण खोजें। बिजली के तार के पास पानी हो तो तुरंत बिजली मिस्त्री बुलाएँ।
hg: Nal ka washer ya cartridge badalwayein, yeh sasta hai; seelan par rang karne se pehle karan khojein. Bijli ke taar ke paas paani ho to turant electrician bulayein.
@why modern most CUSTOM
en: Water stands for wealth in custom, so a drip is likened to money going; astrologers name the Moon. A tap that drips each second wastes about thirty litres in a day: that is the plain reason.
hi: रिवाज में जल धन का रूप है, इसलिए टपकन को पैसा बहना कहते हैं; ज्योतिषी चंद्र से जोड़ते हैं। हर सेकंड टपकता नल दिन में क़रीब तीस लीटर बहाता है: यही सीधी वजह है।
hg: Riwaz me jal dhan ka roop hai, isliye tapakne ko paisa behna kehte hain; jyotishi Chandra se jodte hain. Har second tapakta nal din me kareeb tees litre bahata hai: yahi seedhi wajah hai.

# geyser object
@names
en: geyser, water heater, immersion rod, solar water heater
hi: गीज़र, गीजर, पानी गरम करने की मशीन, सोलर वॉटर हीटर
hg: geyser, gizar, gijar, water heater, solar geyser
hi: गीज़र के नीचे नमक
hg: geyser ke niche namak
en: salt under the geyser
@ask
en: salt below the geyser, a YouTube tip, is it any use
hi: गीज़र के नीचे नमक की यूट्यूब वाली सलाह
hg: geyser ke neeche namak wali youtube ki salah
en: which corner of the bathroom for the geyser | geyser direction | water heater in the north east of the bathroom | gas geyser is it safe | solar heater on the roof which side | geyser above the toilet seat | builder left the geyser point on the west wall, does it matter | instant geyser in kitchen | switch of the geyser where | geyser placement in the bathroom vastu | best wall for a water heater | is the north wall fine for a geyser | where to install an instant heater | rod for heating water safe or not | geyser in north east bathroom | geyser above toilet seat | gas geyser outside bathroom | instant geyser in kitchen
hi: गीज़र बाथरूम में किस दिशा में लगाएँ | गीज़र ईशान में लगा है | सोलर वॉटर हीटर छत पर किधर लगे | गैस गीज़र सुरक्षित है क्या | गीजर का पॉइंट पश्चिम में है चलेगा | बाथरूम में गीज़र कहाँ हो | रसोई में छोटा गीज़र लगवाना | गीज़र का स्विच कहाँ हो | गीज़र की सही दिशा | गीज़र उत्तर दीवार पर है | पानी गरम करने की रॉड | गीजर कहाँ लगवाना चाहिए | बाथरूम में गीज़र किस कोने में | ईशान के बाथरूम में गीज़र | गैस गीज़र कहाँ लगाएँ | रसोई में गीज़र
hg: geyser bathroom me kaha lagaye | geyser kis disha me hona chahiye | geyser north east me laga hai kya kare | gas geyser safe hai kya | solar geyser chhat pe kidhar lagaye | geyser ka point west wall me hai chalega | gizar kis kone me lagwaye | kitchen me instant geyser lagwana hai | geyser ki sahi disha | geyser north wall pe hai | pani garam karne ki rod | geyser kaha lagwana chahiye | bathroom me gijar kis kone me | geyser south west me laga hai | north east bathroom me geyser | gas geyser kaha lagaye | kitchen me geyser
@places good SE; fine E S NW; avoid NE SW
@where modern wide PRAC
en: Fix the geyser in the south-east corner of the bathroom. It heats by electricity or gas, and that is fire's corner; east and south walls are usual next choices.
hi: गीज़र बाथरूम के दक्षिण-पूर्व कोने में लगाएँ। वह बिजली या गैस से गरम करता है, और यह अग्नि का कोना है; पूर्व और दक्षिण दीवार अगली पसंद हैं।
hg: Geyser bathroom ke south-east kone me lagayein. Woh bijli ya gas se garam karta hai, aur yeh agni ka kona hai; east aur south deewar agli pasand hain.
@do modern wide SENSE
en: If the point is elsewhere, leave the geyser there; safe wiring counts more. A gas geyser needs an open window or a vent, and an immersion rod is never touched while on.
hi: पॉइंट कहीं और हो तो गीज़र वहीं रहने दें; सुरक्षित तार ज़्यादा ज़रूरी हैं। गैस गीज़र के लिए खुली खिड़की या झरोखा चाहिए, और चालू रॉड को कभी न छुएँ।
hg: Point kahin aur ho to geyser wahin rehne dein; surakshit taar zyada zaroori hain. Gas geyser ke liye khuli khidki ya jharokha chahiye, aur chalu rod ko kabhi na chhuein.
@which modern most PRAC
en: A solar heater's panel faces south to catch the sun, and its tank stands in the south-west or west of the roof, where weight is welcome. The north-east of the roof stays free.
hi: सोलर हीटर का पैनल धूप के लिए दक्षिण की ओर हो, और टंकी छत के दक्षिण-पश्चिम या पश्चिम में, जहाँ भार ठीक है। छत का ईशान ख़ाली रहे।
hg: Solar heater ka panel dhoop ke liye south ki taraf ho, aur tanki chhat ke south-west ya west me, jahan bhaar theek hai. Chhat ka north-east khali rahe.
@why modern most PRAC
en: A geyser is fire beside water, so the south-east wall of the bathroom suits it. In a north-east bathroom use its own south-east corner; a small one under the kitchen sink is fine.
hi: गीज़र जल के पास अग्नि है, इसलिए बाथरूम की आग्नेय दीवार ठीक। ईशान के बाथरूम में उसका अपना आग्नेय कोना लें; रसोई के सिंक के नीचे छोटा गीज़र चलेगा।
hg: Geyser jal ke paas agni hai, isliye bathroom ki south-east deewar theek. North-east bathroom me uska apna south-east kona lein; kitchen sink ke neeche chhota geyser chalega.

# bathtub object
@names
en: bathtub, bath tub, shower, wash basin, washbasin, basin, shower cubicle, jacuzzi, direction while bathing
hi: बाथटब, शॉवर, वॉश बेसिन, वाशबेसिन, बेसिन, नहाते समय मुँह
hg: bathtub, bath tub, shower, wash basin, washbasin, wash besin, basin, nahate samay munh
@ask
en: where to place the bathtub | shower in which corner | wash basin direction | basin outside the bathroom in the dining hall | which way to face while bathing | bathtub in the south west | mirror over the washbasin which wall | we want a tub in our attached bathroom, is it good in vastu | bucket should be full or empty | direction to face while bathing | wash basin in the dining area which wall | washbasin in the south | shower direction in bathroom | empty bucket in bathroom good or bad | blue bucket full of water in the bathroom | tub in the north east of bathroom | empty bucket in bathroom bad luck | blue bucket why | bath facing south | wash basin in dining direction | tap side in bathroom | mirror above basin which wall
hi: बाथटब किस दिशा में लगाएँ | शॉवर कहाँ हो | वॉश बेसिन किस दिशा में होना चाहिए | हॉल में वाशबेसिन कहाँ लगाएँ | नहाते समय मुँह किधर हो | बाथरूम में बाल्टी ख़ाली रखें या भरी | वॉशबेसिन दक्षिण में लगा है | बाथटब दक्षिण-पश्चिम में | नहाते समय किस दिशा में मुँह करें | डाइनिंग में वॉश बेसिन किस दीवार पर | बेसिन दक्षिण में है | ख़ाली बाल्टी बाथरूम में रखना | नीली बाल्टी भरकर रखना | शॉवर किस दिशा में लगाएँ | बाथरूम में ख़ाली बाल्टी | नीली बाल्टी क्यों | नहाते समय मुँह किधर | वॉश बेसिन किस दिशा में
hg: bathtub kaha lagwaye | shower kis disha me ho | wash basin kidhar hona chahiye | dining hall me wash basin kaha lagaye | nahate time muh kis taraf ho | bathroom me balti khali rakhe ya bhari | basin south me laga hai kya kare | bathtub ki direction | shower ki sahi jagah | nahate samay kis disha me muh kare | dining me wash basin kis deewar pe | basin dakshin me hai | khali balti bathroom me rakhna | neeli balti bhar ke rakhna | shower kis disha me lagaye | bathroom me basin ki disha | bathroom me khali balti | neeli balti kyu | nahate time muh kidhar | wash basin kis disha me
@places good NE E N; fine NW W; avoid SW SE
@where modern most PRAC
en: Bathtub, shower and wash basin belong in the east, north or north-east part of the bathroom. The floor there slopes to the north or east for the water to run off.
hi: बाथटब, शॉवर और वॉश बेसिन बाथरूम के पूर्व, उत्तर या ईशान हिस्से में हों। वहाँ फ़र्श की ढाल उत्तर या पूर्व की ओर हो ताकि पानी बह जाए।
hg: Bathtub, shower aur wash basin bathroom ke east, north ya north-east hisse me hon. Wahan farsh ki dhaal north ya east ki taraf ho taki paani beh jaye.
@face modern most PRAC
en: Facing east while bathing is the usual advice, north the second. It is a custom of greeting the morning light, nothing depends on it.
hi: नहाते समय मुँह पूर्व की ओर रखने की सलाह आम है, दूसरी उत्तर की। यह सुबह के प्रकाश के अभिवादन की रीति है, इस पर कुछ टिका नहीं।
hg: Nahate samay munh east ki taraf rakhne ki salah aam hai, doosri north ki. Yeh subah ki roshni ke abhivadan ki reeti hai, is par kuch tika nahi.
@do modern most CUSTOM
en: A basin outside the bathroom is fine on the north or east wall of the dining space. Many keep a clean bucket filled, preferably blue, rather than empty; it is a modern habit, do as you like.
hi: बाथरूम के बाहर बेसिन भोजन की जगह की उत्तर या पूर्व दीवार पर ठीक है। कई लोग साफ़ बाल्टी भरी रखते हैं, अक्सर नीली; यह आज की आदत है, जैसा मन हो।
hg: Bathroom ke bahar basin dining ki north ya east deewar par theek hai. Kai log saaf balti bhari rakhte hain, aksar neeli; yeh aaj ki aadat hai, jaisa mann ho.
@ok modern disputed PRAC
en: An empty bucket does no harm; filled or upside down are customs of our day. Blue is named because it is the colour of water. The mirror over the basin hangs north or east.
hi: ख़ाली बाल्टी से कुछ नहीं बिगड़ता; भरी या उलटी रखना आज का चलन है। नीला रंग जल का है, इसलिए कहते हैं। बेसिन का शीशा उत्तर या पूर्व पर।
hg: Khaali balti se kuch nahi bigadta; bhari ya ulti rakhna aaj ka chalan hai. Neela rang jal ka hai, isliye kehte hain. Basin ka sheesha north ya east par.

# water-meter object
@names
en: water meter, water pump, water motor, water connection, municipal water line
hi: पानी का मीटर, पानी की मोटर, पानी का कनेक्शन, पंप
hg: pani ka meter, pani ki motor, water pump, pani ka connection, water motor
@ask
en: where should the water meter be | motor pump room direction | municipal line should enter from which side | water pump in south east | tullu pump where to fix | meter box at the gate | the corporation has put our water meter on the south side, should we shift it | pressure pump location | pipe line direction in the house | direction of the water motor | where should the pump be installed | water line entering from the south | shifting the water meter for vastu | starter of submersible pump place
hi: पानी का मीटर कहाँ लगे | पानी की मोटर किस दिशा में हो | घर में पानी का कनेक्शन किस ओर से आए | मोटर आग्नेय में लगी है | टुल्लू पंप कहाँ लगाएँ | नगर निगम ने मीटर दक्षिण में लगाया है, बदलवाएँ क्या | पाइपलाइन किस तरफ़ हो | सबमर्सिबल का स्टार्टर कहाँ | पानी की मोटर कहाँ लगाएँ | पंप की सही दिशा | पानी की लाइन दक्षिण से आती है | पानी का मीटर बदलवाना | मोटर का स्टार्टर किधर लगाएँ
hg: pani ka meter kaha lagaye | pani ki motor kis disha me ho | water connection kis side se aana chahiye | motor south east me lagi hai thik hai | tullu pump kaha lagaye | nagar nigam ne meter south me laga diya hai kya kare | pipeline kis taraf se laye | submersible ka starter kidhar ho | pani ki motor kaha lagaye | pump ki sahi disha | pani ki line south se aati hai | pani ka meter badalwana | motor ka starter kidhar lagaye | water motor direction
@places good NE N; fine E NW SE; avoid SW S
@where modern most PRAC
en: Let the water line and its meter come in from the north-east, north or east. The electric pump may stand near the tank, and its switch or starter in the south-east or north-west.
hi: पानी की लाइन और मीटर ईशान, उत्तर या पूर्व से आएँ तो अच्छा। बिजली का पंप टंकी के पास हो सकता है, उसका स्विच या स्टार्टर दक्षिण-पूर्व या उत्तर-पश्चिम में।
hg: Paani ki line aur meter north-east, north ya east se aayein to achha. Bijli ka pump tanki ke paas ho sakta hai, uska switch ya starter south-east ya north-west me.
@do modern wide SENSE
en: Where the municipality has fixed the meter it can stay; shifting it for vaastu alone is not worth the fees. Keep it reachable, dry and free of leaks.
hi: नगर निगम ने जहाँ मीटर लगाया वहीं रहने दें; केवल वास्तु के लिए हटवाने का ख़र्च ठीक नहीं। वह पहुँच में, सूखा और बिना रिसाव हो।
hg: Nagar nigam ne jahan meter lagaya wahin rehne dein; sirf vaastu ke liye hatwane ka kharch theek nahi. Woh pahunch me, sukha aur bina risav ho.

# home-without-se-kitchen relation
@names
en: kitchen not in the south east, no place for a kitchen in the south east
hi: आग्नेय में रसोई नहीं है, दक्षिण-पूर्व में रसोई की जगह नहीं
hg: south east me kitchen nahi hai, agneya me rasoi nahi
en: kitchen if south east is not free, second choice for the kitchen
hi: आग्नेय ख़ाली न हो तो रसोई
hg: agneya khali nahi to kitchen
@ask
en: what if there is no kitchen in the south east | my south east has a bedroom and the kitchen is on another side | can the kitchen be made right without moving it | is it necessary to have the kitchen only in the fire corner | we live on rent and the kitchen is in the wrong place | cannot shift kitchen plumbing any remedy | flat with kitchen in wrong direction should I not buy it | my kitchen is in the wrong direction what to do | kitchen is in the wrong place and cannot be moved | must the kitchen be in the south east | kitchen in another direction remedy | kitchen dosh remedy without shifting | what is the second best place for a kitchen | flat kitchen not in agneya corner | kitchen wrong direction tenant | kitchen in north west is it fine | kitchen in the west direction vastu | kitchen in south direction | which is second best direction for kitchen
hi: रसोई आग्नेय कोण में नहीं हो तो क्या करें | क्या रसोई दक्षिण-पूर्व में ही होनी ज़रूरी है | रसोई ग़लत दिशा में है, हटा नहीं सकते | किराए के घर में रसोई ग़लत जगह है | आग्नेय में बेडरूम है और रसोई दूसरी तरफ़ | बिना तोड़े रसोई का दोष कैसे ठीक करें | रसोई ग़लत दिशा में हो तो फ़्लैट न लें क्या | रसोई ग़लत दिशा में है क्या उपाय | रसोई हटा नहीं सकते क्या करें | रसोई आग्नेय में ही हो ज़रूरी है क्या | रसोई का दोष बिना तोड़े | रसोई के लिए दूसरी अच्छी दिशा | फ़्लैट की रसोई आग्नेय में नहीं | रसोई दोष का उपाय | वायव्य में रसोई ठीक है | पश्चिम में रसोई | रसोई की दूसरी अच्छी दिशा
hg: kitchen south east me nahi ho to kya kare | kya rasoi agni kon me hi honi chahiye | rasoi galat disha me hai shift nahi kar sakte | kiraye ke ghar me kitchen galat jagah hai | south east me bedroom hai kitchen dusri taraf upay batao | bina tod fod kitchen ka dosh kaise thik kare | kitchen galat direction me ho to flat na le kya | kitchen galat disha me hai kya upay | rasoi hata nahi sakte kya kare | kitchen agneya me hi ho zaruri hai kya | kitchen ka dosh bina tode | kitchen ke liye dusri acchi disha | flat ki kitchen south east me nahi | rasoi dosh ka upay | kitchen wrong direction me hai rent pe hai | north west me kitchen theek hai | west me kitchen | rasoi ki dusri achi disha
en: if that corner is taken by a bedroom, where does the kitchen go | south-east is not free, which is the next best place to cook
hi: आग्नेय कोना ख़ाली नहीं है तो रसोई कहाँ बने | अग्नि कोण में रसोई नहीं बन सकती, दूसरी जगह
hg: agneya kona khali nahi hai to rasoi kaha bane | agni kon me kitchen nahi ban sakti dusri jagah batao
@do modern most PRAC
en: If the kitchen is not in the south-east, leave it where it is and set the stove in the south-east corner of that room, the cook facing east. Keep sink and stove apart; that is what most advise first.
hi: रसोई आग्नेय में न हो तो उसे वहीं रहने दें और चूल्हा उसी कमरे के दक्षिण-पूर्व कोने में रखें, मुँह पूर्व। सिंक और चूल्हा अलग रखें; पहली सलाह प्रायः यही है।
hg: Rasoi south-east me na ho to use wahin rehne dein aur chulha usi kamre ke south-east kone me rakhein, munh east. Sink aur chulha alag rakhein; pehli salah aksar yahi hai.
@ok modern most PRAC
en: South-east is the first choice for a kitchen, not the only one: north-west is widely accepted, and east, south and west have their followers. One room in another place makes no home unfit.
hi: रसोई के लिए आग्नेय पहली पसंद है, अकेली नहीं: उत्तर-पश्चिम व्यापक रूप से मान्य है, पूर्व, दक्षिण और पश्चिम भी कई मानते हैं। एक कमरे से घर अयोग्य नहीं होता।
hg: Rasoi ke liye south-east pehli pasand hai, akeli nahi: north-west vyapak roop se maanya hai, east, south aur west bhi kai maante hain. Ek kamre se ghar ayogya nahi hota.
@which modern most PRAC
en: In order: south-east, north-west, then east; south and west are middling. North, south-west and centre are avoided, north-east by most outside the far south. It is the stove within the room that you can still set.
hi: क्रम से: आग्नेय, वायव्य, फिर पूर्व; दक्षिण और पश्चिम मध्यम। उत्तर, नैऋत्य और बीच टालते हैं, ईशान भी सुदूर दक्षिण को छोड़ ज़्यादातर। कमरे के भीतर चूल्हे की जगह आपके हाथ में है।
hg: Kram se: south-east, north-west, phir east; south aur west madhyam. North, south-west aur beech taalte hain, north-east bhi door dakshin ko chhod zyadatar. Kamre ke andar chulhe ki jagah aapke haath me hai.
@see gas-stove

# two-kitchens relation
@names
en: two kitchens, two kitchens in one house, second kitchen, two gas stoves in the kitchen
hi: एक घर में दूसरी रसोई, दूसरी रसोई, अलग-अलग रसोई
hg: second kitchen, dusri rasoi, dusri kitchen, alag alag kitchen
@ask
en: can a house have two kitchens | brothers cooking separately in the same house | second kitchen on the first floor | kitchen for tenants above ours | two stoves in one kitchen | my sister in law wants a separate kitchen in the same house, where can it be made | wet kitchen and dry kitchen | kitchen on every floor | two kitchens in a house vastu | second kitchen where to make | separate kitchens for two brothers in one house | upstairs kitchen for the son's family | two gas stoves in one house | is having two kitchens bad | kitchen on the first floor as well | joint family two kitchens ground and first floor | two brothers kitchen direction | separate kitchen for non veg | two chulhas side by side
hi: एक घर में दो रसोई हो सकती हैं क्या | भाई अलग पकाते हैं, दूसरी रसोई कहाँ बनाएँ | पहली मंज़िल पर दूसरी रसोई | एक रसोई में दो चूल्हे रखना | देवरानी अलग रसोई चाहती है | किराएदार की रसोई कहाँ हो | दो चूल्हे होने से घर बँटता है क्या | हर मंज़िल पर किचन | एक घर में दो रसोई ठीक है क्या | दूसरी रसोई किस दिशा में बनाएँ | दो भाइयों की अलग रसोई | ऊपर की मंज़िल पर बेटे की रसोई | एक घर में दो गैस चूल्हे | घर में दो किचन | दो भाइयों की रसोई | मांसाहार की अलग रसोई | ऊपर-नीचे दो रसोई
hg: ek ghar me do kitchen ho sakti hai kya | bhai alag khana banata hai dusri rasoi kaha banaye | first floor pe second kitchen | ek kitchen me do gas chulhe | devrani alag kitchen chahti hai kaha banwaye | kirayedar ki kitchen kaha ho | do chulhe hone se ghar toot ta hai kya | wet kitchen dry kitchen | ek ghar me do rasoi thik hai kya | dusri rasoi kis disha me banaye | do bhaiyo ki alag rasoi | upar wali manzil pe bete ki kitchen | ek ghar me do gas chulhe hai | ghar me 2 kitchen | separate kitchen banani hai | do bhaiyo ki rasoi | nonveg ki alag kitchen | upar niche do kitchen
@ok modern most PRAC
en: Yes, one house may have two kitchens; on separate floors best one above the other. No old rule forbids it, and a second stove does not divide a family.
hi: हाँ, एक घर में दो रसोई हो सकती हैं; अलग मंज़िलों पर हों तो एक के ऊपर एक सबसे अच्छी। कोई पुराना नियम मना नहीं करता, और दूसरे चूल्हे से परिवार नहीं टूटता।
hg: Haan, ek ghar me do rasoi ho sakti hain; alag manzilon par hon to ek ke upar ek sabse achhi. Koi purana niyam mana nahi karta, aur doosre chulhe se parivar nahi toot-ta.
@where modern most PRAC
en: On one floor make the main kitchen in the south-east and the second in the north-west; east or south is the next choice. The elders' or larger household commonly keeps the south-east one.
hi: एक ही मंज़िल पर मुख्य रसोई दक्षिण-पूर्व में और दूसरी उत्तर-पश्चिम में बनाएँ; फिर पूर्व या दक्षिण। बड़ों या बड़े परिवार की रसोई प्रायः आग्नेय वाली होती है।
hg: Ek hi manzil par mukhya rasoi south-east me aur doosri north-west me banayein; phir east ya south. Badon ya bade parivar ki rasoi aksar south-east wali hoti hai.
@how modern most CUSTOM
en: A second kitchen begins with boiled milk and a small puja, the elders' blessing and something sweet shared. Meals together on feast days keep a family one, more than a hearth does.
hi: दूसरी रसोई दूध उबालकर, छोटी पूजा, बड़ों के आशीर्वाद और मीठा बाँटकर शुरू होती है। त्योहार पर साथ खाना परिवार को जोड़े रखता है, एक चूल्हे से भी ज़्यादा।
hg: Doosri rasoi doodh ubaalkar, chhoti pooja, badon ke aashirwad aur meetha baantkar shuru hoti hai. Tyohar par saath khana parivar ko jode rakhta hai, ek chulhe se bhi zyada.

# open-kitchen structure
@names
en: open kitchen, american kitchen, kitchen in the hall, kitchenette
hi: खुली रसोई, ओपन किचन, हॉल में रसोई
hg: open kitchen, khuli rasoi, hall me kitchen, kitchenette
@ask
en: is an open kitchen good in vastu | kitchen joined with the hall | studio apartment cooking corner | how to separate an open kitchen | kitchen without a door | my new flat in gurgaon has an american style kitchen, is there a remedy | breakfast counter between hall and kitchen | kitchen and living room without a wall | should the kitchen have a door | open kitchen remedy | kitchen joined to living room | kitchen without door vastu | is a door necessary for the kitchen | partition for open kitchen | american kitchen in flat | open kitchen facing the hall | open kitchen facing hall sofa | open kitchen in small 1bhk | open kitchen near mandir | island hob
hi: ओपन किचन वास्तु में ठीक है क्या | हॉल के साथ जुड़ी रसोई | रसोई में दरवाज़ा होना ज़रूरी है क्या | खुली रसोई को कैसे अलग करें | एक कमरे के घर में रसोई कहाँ | हॉल और रसोई के बीच दीवार नहीं है | नए फ़्लैट में अमेरिकन किचन है | रसोई बिना दरवाज़े की | ओपन किचन का उपाय | रसोई और हॉल एक साथ | रसोई में दरवाज़ा नहीं है | खुली रसोई में परदा या जाली | ओपन किचन अच्छा या बुरा | हॉल से रसोई दिखती है | हॉल में खुली रसोई | खुली रसोई के पास मंदिर | छोटे फ़्लैट में ओपन किचन
hg: open kitchen sahi hai kya | hall se judi kitchen vastu | kitchen me darwaza hona zaruri hai kya | open kitchen ko kaise alag kare | studio flat me khana banane ki jagah kaha ho | hall aur rasoi ke beech deewar nahi hai | naye flat me american kitchen hai koi upay | bina darwaze ki kitchen | open kitchen ka upay | kitchen aur hall ek sath | kitchen me darwaza nahi hai | khuli rasoi me parda ya jaali | open kitchen accha ya bura | hall se rasoi dikhti hai | kitchen ka door nahi hai | hall me khuli kitchen | khuli rasoi ke pass mandir | chote flat me open kitchen
@ok modern most PRAC
en: An open kitchen is a modern plan that old rules do not know; most accept it if the stove stands in the south-east part and is not seen from the main door.
hi: खुली रसोई आज का नक़्शा है जिसे पुराने नियम नहीं जानते; चूल्हा दक्षिण-पूर्व हिस्से में हो और मुख्य द्वार से न दिखे तो प्रायः ठीक मानते हैं।
hg: Khuli rasoi aaj ka naksha hai jise purane niyam nahi jaante; chulha south-east hisse me ho aur main door se na dikhe to aksar theek maante hain.
@do modern most PRAC
en: Part the open kitchen with a counter, a jaali, an open shelf or a sliding glass. Judge its direction by where the stove stands in the whole house, and use a strong exhaust.
hi: खुली रसोई को काउंटर, जाली, खुली शेल्फ़ या काँच के स्लाइडिंग से अलग करें। दिशा इससे देखें कि पूरे घर में चूल्हा कहाँ है, और तेज़ एग्ज़ॉस्ट लगाएँ।
hg: Khuli rasoi ko counter, jaali, khuli shelf ya kaanch ke sliding se alag karein. Disha isse dekhein ki poore ghar me chulha kahan hai, aur tez exhaust lagayein.
@where modern most PRAC
en: In an open kitchen the stove takes the south-east of the whole hall, sink its north-east end, dining the west; the mandir stands on another wall. An island hob is best off the exact centre.
hi: खुली रसोई में चूल्हा पूरे हॉल के आग्नेय में, सिंक ईशान सिरे पर, भोजन पश्चिम में; मंदिर दूसरी दीवार पर। आइलैंड का चूल्हा ठीक केंद्र में न हो।
hg: Khuli rasoi me chulha poore hall ke south-east me, sink north-east sire par, dining west me; mandir doosri deewar par. Island ka chulha theek center me na ho.

# medicines-place object
@names
en: medicines, medicine box, first aid box, medicine in the kitchen
hi: दवाइयाँ, दवाई का डिब्बा, दवाई, रसोई में दवाइयाँ
hg: dawai, davai, dawaiyan, medicine box, dawai ka dabba, medicines kitchen me
@ask
en: where to keep medicines in the house | can medicine be kept in the kitchen | direction for the medicine cabinet | tablets beside the bed | my father's pills lie on the dining table, is that wrong | which way to face when taking medicine | first aid box place | medicine near the mandir | expired tablets at home | best direction for medicines at home | medicine drawer in the bedroom | which side to face while taking tablets | keeping medicines near food | medicine in the fridge | old medicines should be thrown | medicines on bed side table | medicine in fridge direction | which direction face while taking medicine | medicine box in south
hi: दवाइयाँ घर में कहाँ रखें | रसोई में दवाई रखना ठीक है क्या | दवाई का डिब्बा किस दिशा में हो | दवा खाते समय मुँह किधर करें | सिरहाने दवाई रखना | पुरानी दवाइयाँ घर में पड़ी हैं | मंदिर के पास दवाई रखना | पापा की दवाइयाँ खाने की मेज़ पर रहती हैं | दवाई किस दिशा में रखें | दवा की दराज़ बेडरूम में | दवाई खाने की दिशा | रसोई में दवाई क्यों नहीं रखते | फ्रिज में दवाई | पुरानी दवाई फेंकें क्या | पलंग के पास दवा | दक्षिण में दवा का डिब्बा | दवा फ़्रिज में
hg: dawai ghar me kaha rakhe | kitchen me dawai rakhni chahiye ya nahi | medicine box kis disha me rakhe | dawai khate time muh kidhar ho | sirhane dawai rakhna sahi hai | purani davaiyan padi hai ghar me | papa ki dawai dining table pe rehti hai koi problem | mandir ke paas dawai rakh sakte hai | dawai kis disha me rakhni chahiye | dawa ki drawer bedroom me | dawai khane ki disha | rasoi me dawai kyu nahi rakhte | fridge me dawai rakhna | purani dawai feke kya | medicines kaha rakhe ghar me | bed ke pass dawa | south me dawa ka dabba | dawa fridge me
@places good NE N; fine E NW; avoid SE S SW
@where modern most PRAC
en: Keep medicines in the north to north-east side of the home, in a closed box away from heat. The old list of sixteen rooms puts the room for medicine there.
hi: दवाइयाँ घर के उत्तर से ईशान की ओर, बंद डिब्बे में, गरमी से दूर रखें। सोलह कमरों की पुरानी सूची में औषधि का कक्ष वहीं है।
hg: Dawaiyan ghar ke north se north-east ki taraf, band dabbe me, garmi se door rakhein. Solah kamron ki purani soochi me aushadhi ka kaksh wahin hai.
@ok modern most PRAC
en: Medicine in the kitchen is discouraged by most lists, and heat and steam spoil tablets. If someone needs them at table or bedside, convenience comes first: the dose taken on time matters.
hi: रसोई में दवाई रखने से ज़्यादातर सूचियाँ मना करती हैं, और गरमी-भाप गोलियाँ ख़राब करती है। मेज़ या सिरहाने ज़रूरत हो तो वहीं रखें: समय पर दवा लेना ज़रूरी है।
hg: Rasoi me dawai rakhne se zyadatar lists mana karti hain, aur garmi-bhaap goliyan kharab karti hai. Mez ya sirhane zaroorat ho to wahin rakhein: samay par dawa lena zaroori hai.
@do modern wide SENSE
en: Lock medicines away from children, throw expired ones out, and keep the doctor's paper with them. The place heals nobody; ask the doctor about every dose.
hi: दवाइयाँ बच्चों से बंद रखें, पुरानी निकाल दें, और डॉक्टर का पर्चा साथ रखें। जगह से कोई ठीक नहीं होता; हर ख़ुराक डॉक्टर से पूछें।
hg: Dawaiyan bachchon se band rakhein, purani nikaal dein, aur doctor ka parcha saath rakhein. Jagah se koi theek nahi hota; har khurak doctor se poochein.
@how modern most PRAC
en: By some lists one faces east or north while taking medicine; that is custom. In time, in the right dose, with water, and not stopped without the doctor: that is what works.
hi: कुछ सूचियाँ दवा लेते समय पूर्व या उत्तर मुख कहती हैं; यह चलन है। समय पर, सही मात्रा में, पानी के साथ, और डॉक्टर से पूछे बिना बंद न करना: काम यही आता है।
hg: Kuch lists dawa lete samay east ya north mukh kehti hain; yeh chalan hai. Samay par, sahi matra me, paani ke saath, aur doctor se pooche bina band na karna: kaam yahi aata hai.

# knives object
@names
en: knives, knife, scissors, sharp things
hi: चाकू, छुरी, कैंची, नुकीली चीज़ें
hg: chaku, chakoo, churi, kainchi, scissor, nukili cheeze
@ask
en: where to keep knives in the kitchen | are knives on the wall bad | open scissors in the house quarrel | knife under the pillow for bad dreams | gifting a knife bad luck | hanging magnet strip for knives | my mother in law says do not click the scissors empty, why | knife in which drawer | broken knife | knife placement in kitchen | sharp objects in kitchen vastu | scissors lying open | knife fell from hand meaning | rusted knife at home | keeping a knife near the bed
hi: चाकू रसोई में कहाँ रखें | कैंची खुली छोड़ना अशुभ क्यों | चाकू दीवार पर टाँगना ठीक है | तकिए के नीचे चाकू रखना | कैंची ख़ाली चलाने से झगड़ा होता है क्या | चाकू उपहार में देना | टूटी कैंची घर में | बच्चे के सिरहाने चाकू रखते हैं क्यों | चाकू रखने की दिशा | नुकीली चीज़ें कहाँ रखें | चाकू हाथ से गिर गया | ज़ंग लगा चाकू | पलंग के पास चाकू | कैंची कहाँ रखें
hg: chaku kitchen me kaha rakhe | kainchi khuli chodna ashubh kyu | chaku deewar pe tangna sahi hai | takiye ke niche chaku rakhna chahiye kya | kainchi khali chalane se ladai hoti hai kya | knife gift karna | tooti kainchi ghar me rakhna | bacche ke sirhane chaku kyu rakhte hai | chaku rakhne ki disha | nukili cheeze kaha rakhe | chaku hath se gir gaya | zang laga chaku | bed ke paas chaku rakhna | kainchi kaha rakhe | kitchen me chaku kidhar rakhe
@where modern most PRAC
en: Keep knives and scissors closed in a drawer or stand, in the south or south-east of the kitchen. Points and blades are not left lying open or hung in sight.
hi: चाकू और कैंची दराज़ या स्टैंड में बंद, रसोई के दक्षिण या दक्षिण-पूर्व में रखें। नोक और धार खुली पड़ी या सामने टँगी न हो।
hg: Chaku aur kainchi daraaz ya stand me band, rasoi ke south ya south-east me rakhein. Nok aur dhaar khuli padi ya saamne tangi na ho.
@ok modern regional CUSTOM
en: Empty-clicked scissors do not cause quarrels, nor does a gifted knife cut friendship; these are sayings that keep children from blades. Some give one coin in return for a knife and smile.
hi: ख़ाली कैंची चलाने से झगड़ा नहीं होता, न उपहार का चाकू दोस्ती काटता है; ये बच्चों को धार से दूर रखने की कहावतें हैं। कुछ लोग चाकू के बदले एक सिक्का दे देते हैं।
hg: Khali kainchi chalane se jhagda nahi hota, na uphaar ka chaku dosti kaat-ta hai; ye bachchon ko dhaar se door rakhne ki kahawatein hain. Kuch log chaku ke badle ek sikka de dete hain.
@why modern regional CUSTOM
en: A knife under the pillow is a folk habit against bad dreams; no text needs it and it is unsafe, above all beside a child. A small lamp and a prayer do as well.
hi: तकिए के नीचे चाकू बुरे सपनों की लोक रीति है; किसी ग्रंथ में ज़रूरी नहीं और असुरक्षित है, ख़ासकर बच्चे के पास। छोटा दीपक और प्रार्थना उतनी ही अच्छी है।
hg: Takiye ke neeche chaku bure sapnon ki lok reeti hai; kisi granth me zaroori nahi aur asurakshit hai, khaskar bachche ke paas. Chhota deepak aur prarthana utni hi achhi hai.

# eating-in-kitchen relation
@names
en: eating in the kitchen, dining table in the kitchen, eating on the bed
hi: रसोई में खाना खाना, रसोई में डाइनिंग टेबल, बिस्तर पर खाना
hg: kitchen me khana khana, rasoi me baith kar khana, bed par khana, kitchen me dining table
en: eating while standing, eating at the kitchen counter
hi: खड़े होकर खाना, रसोई के काउंटर पर खाना
hg: khade hokar khana, kitchen counter par khana
@ask
en: in the morning rush we eat standing at the kitchen counter
hi: सुबह जल्दी में रसोई में खड़े-खड़े खा लेते हैं
hg: subah jaldi me kitchen me khade khade kha lete hai
en: can we eat in the kitchen | dining table inside the kitchen | is eating on the bed bad | old people say sit in the kitchen to eat, rahu | which direction to face while eating in kitchen | our flat has no dining room so we eat on the bed watching tv, does it bring debt | eating near the stove | breakfast counter in kitchen | is it good to eat inside the kitchen | why not eat on the bed | eating food sitting on bed brings debt | dining table in kitchen direction | breakfast table in the kitchen | which direction to face while eating in the kitchen | eating in front of the stove | eating with whole family direction | eating standing or on floor | eat facing south parents alive | eating in plate broken | food left in plate
hi: रसोई में बैठकर खाना ठीक है क्या | बिस्तर पर बैठकर खाना क्यों मना है | रसोई में डाइनिंग टेबल कहाँ रखें | पलंग पर खाने से क़र्ज़ होता है क्या | रसोई में खाते समय मुँह किधर हो | चूल्हे के पास बैठकर खाना | ज़मीन पर बैठकर खाना | टीवी के सामने बेड पर खाते हैं | रसोई में खाना चाहिए या नहीं | बिस्तर पर खाना क्यों नहीं खाते | पलंग पर खाना खाने से क्या होता है | रसोई में खाने की मेज़ | रसोई में खाते समय दिशा | बेड पर खाना अशुभ है क्या | दक्षिण मुँह करके खाना माता-पिता जीवित | ज़मीन पर बैठकर खाना | टूटी थाली में खाना
hg: kitchen me baith ke khana chahiye ya nahi | bed pe khana khane se kya hota hai | rasoi me dining table kaha rakhe | palang par khana kyu mana hai | bed pe khane se karz hota hai kya | kitchen me khate samay muh kidhar ho | dining room nahi hai bed pe hi khate hai | zameen pe baith kar khana khana | kitchen me khana khana chahiye ya nahi | bistar pe khana kyu nahi khate | palang pe khana khane se kya hota hai | rasoi me khane ki mez | kitchen me khate samay disha | bed par khana ashubh hai kya | rasoi me baith kar khane se rahu shant hota hai kya | south muh karke khana mata pita zinda | zameen pe baithkar khana | tooti thali me khana
@ok modern most CUSTOM
en: Eating in the kitchen is fine and an old custom: the family ate where the food was warm. Sit in its west or north-west, a little away from the stove, facing east or north.
hi: रसोई में खाना ठीक है और पुरानी रीति है: परिवार वहीं खाता था जहाँ भोजन गरम हो। उसके पश्चिम या उत्तर-पश्चिम में, चूल्हे से कुछ दूर, पूर्व या उत्तर मुख बैठें।
hg: Rasoi me khana theek hai aur purani reeti hai: parivar wahin khata tha jahan bhojan garam ho. Uske west ya north-west me, chulhe se kuch door, east ya north munh baithein.
@why modern most CUSTOM
en: Eating on the bed is discouraged out of respect for food and for cleanliness; crumbs bring ants. It causes no debt, and the sick, the old and new mothers may eat there freely.
hi: बिस्तर पर खाना अन्न के आदर और सफ़ाई के कारण टोका जाता है; कण गिरें तो चींटियाँ आती हैं। इससे क़र्ज़ नहीं होता; बीमार, बुज़ुर्ग और प्रसूता वहाँ खा सकते हैं।
hg: Bistar par khana ann ke aadar aur safai ke karan toka jata hai; kan girein to cheentiyan aati hain. Isse karz nahi hota; bimar, buzurg aur nayi maa wahan kha sakte hain.
@face modern wide CUSTOM
en: By an old verse one eats facing east for long life, west for prosperity, north for truth, south for fame; those whose parents live leave the south out. A calm meal is what counts.
hi: पुराने श्लोक में पूर्व मुख भोजन आयु, पश्चिम समृद्धि, उत्तर सत्य और दक्षिण यश का है; जिनके माता-पिता जीवित हैं वे दक्षिण टालते हैं। शांत मन से खाना ही बड़ी बात है।
hg: Purane shlok me east mukh bhojan aayu, west samriddhi, north satya aur south yash ka hai; jinke mata-pita jeevit hain woh south taalte hain. Shaant mann se khana hi badi baat hai.

# gas-cylinder object
@names
en: gas cylinder, lpg cylinder, spare cylinder, piped gas meter
hi: गैस सिलेंडर, सिलिंडर, एलपीजी सिलेंडर, गैस का मीटर
hg: gas cylinder, gas silinder, cylinder, cilinder, lpg, gas meter
hg: gas ki tanki
hi: गैस की टंकी
en: lpg cylinder
hg: cylinder sink ke neeche, cylinder kaha rakhe
hi: सिलेंडर सिंक के नीचे, गैस का सिलेंडर
en: cylinder under the sink
@ask
en: the cylinder only fits below the sink, is it safe and allowed
hi: सिलेंडर सिंक के नीचे ही समाता है, ठीक है क्या
hg: cylinder sink ke niche hi aata hai theek hai kya
en: where to keep the gas cylinder | spare lpg cylinder place | empty cylinder in which direction | piped gas meter on the north east wall | can the cylinder be outside on the balcony | cylinder under the platform or outside | full and empty cylinders in a small kitchen, where do I put the second | gas smell what to do | direction for lpg cylinder | cylinder in the south west of the kitchen | two cylinders where to keep | cylinder near the door | gas leakage what should I do | cylinder in balcony | cylinder inside cabinet | two cylinders place | gas smell what to do
hi: गैस सिलेंडर किस दिशा में रखें | ख़ाली सिलेंडर कहाँ रखें | भरा सिलेंडर किस कोने में | सिलेंडर बालकनी में रख सकते हैं क्या | पाइप वाली गैस का मीटर ईशान में है | रसोई छोटी है दूसरा सिलेंडर कहाँ रखूँ | गैस की बदबू आए तो क्या करें | सिलेंडर प्लेटफॉर्म के नीचे | सिलेंडर की सही जगह | सिलेंडर दक्षिण-पश्चिम में | दो सिलेंडर कहाँ रखें | गैस लीक हो रही है | गैस की गंध आ रही है | एलपीजी सिलेंडर कहाँ रखना चाहिए | बालकनी में सिलेंडर | दो सिलेंडर कहाँ रखें | गैस की गंध आए तो क्या करें
hg: gas cylinder kaha rakhe | khali cylinder kis disha me rakhe | bhara hua silinder kidhar rakhe | cylinder balcony me rakh sakte hai kya | gas ka meter north east me laga hai | choti kitchen hai dusra cylinder kaha rakhu | gas leak ki smell aaye to kya kare | cylinder platform ke niche sahi hai | cylinder ki sahi jagah | cylinder south west me | do cylinder kaha rakhe | gas leak ho rahi hai kya kare | gas ki badbu aa rahi hai | lpg cylinder kaha rakhna chahiye | balcony me cylinder | do cylinder kaha rakhe | gas ki smell aaye to kya kare
hg: gas ki tanki kitchen ke bahar rakhe ya andar
@places good SE; fine NW S W E; avoid NE
@where modern most PRAC
en: Keep the gas cylinder in use in the south-east of the kitchen, near the stove; an empty or spare one in the north-west or west. The north-east is left free.
hi: चालू गैस सिलेंडर रसोई के दक्षिण-पूर्व में, चूल्हे के पास रखें; ख़ाली या अतिरिक्त उत्तर-पश्चिम या पश्चिम में। ईशान ख़ाली रहे।
hg: Chalu gas cylinder rasoi ke south-east me, chulhe ke paas rakhein; khali ya extra north-west ya west me. North-east khali rahe.
@do modern wide SENSE
en: Safety first: the cylinder stands upright below the level of the stove, with air around it. If you smell gas, shut the valve, open windows, touch no switch and call 1906, the LPG helpline.
hi: पहले सुरक्षा: सिलेंडर सीधा, चूल्हे से नीचे और हवादार जगह में हो। गैस की गंध आए तो वॉल्व बंद करें, खिड़कियाँ खोलें, स्विच न छुएँ और 1906, एलपीजी हेल्पलाइन, पर फ़ोन करें।
hg: Pehle suraksha: cylinder seedha, chulhe se neeche aur hawadar jagah me ho. Gas ki gandh aaye to valve band karein, khidkiyan kholein, switch na chhuein aur 1906, LPG helpline, par phone karein.
@ok modern wide SENSE
en: On a shaded, aired balcony with a sound pipe the cylinder is fine; inside a closed cabinet without holes it is not, nor below ground. Only two are allowed in most homes by the gas company's rules.
hi: छाया और हवा वाली बालकनी में सही पाइप के साथ सिलेंडर ठीक है; बिना छेद की बंद अलमारी या तहख़ाने में नहीं। गैस कंपनी के नियम से आम घर में दो ही।
hg: Chhaya aur hawa wali balcony me sahi pipe ke saath cylinder theek hai; bina chhed ki band almari ya basement me nahi. Gas company ke niyam se aam ghar me do hi.
@see gas-stove

# underground-sump-details structure
@names
en: sump cover, sump under the car park, underground tank under the gate, sump size
hi: भूमिगत टंकी का ढक्कन, हौद, पार्किंग के नीचे हौद, द्वार के नीचे टंकी
hg: sump ka dhakkan, haud, houd, parking ke niche tanki, gate ke niche sump
en: borewell and underground tank, where both borewell and sump go, water corner of the plan
hi: बोरवेल और भूमिगत टंकी, नक़्शे में पानी का कोना, बोरवेल और सम्प
hg: borewell aur underground tank, nakshe me pani ka kona, borewell aur sump
@ask
en: the sump came to lie below the gate and the car drives over it
hi: संप गेट के नीचे बन गया, गाड़ी उस पर से जाती है
hg: sump gate ke niche ban gaya gaadi upar se jati hai
en: underground tank below the main gate | can we park the car over the sump | sump must not touch the wall how far | shape of the underground tank | depth of sump | which day to dig the sump | our old sump in the wrong corner is still full of water, should it be closed | closing an unused well or tank | lid of sump which side | should I step over the tank every day | sump below the car parking | sump under the main gate | how to fill an old well | closing an old underground tank | how deep should an underground tank be | walking over the sump daily | cover of the sump | underground tank shape and size | underground tank which direction | sump in south east remedy | sump below main gate | sump under kitchen or bedroom
hi: मुख्य द्वार के नीचे पानी की टंकी है | हौद के ऊपर गाड़ी खड़ी कर सकते हैं क्या | हौद का आकार कैसा हो | हौद दीवार से कितनी दूर हो | पुरानी हौद ग़लत कोने में है, बंद करें क्या | हौद का ढक्कन किस तरफ़ हो | भूमिगत टंकी कितनी गहरी हो | पुराना कुआँ भरवाना है क्या करें | हौद पार्किंग के नीचे है | गेट के नीचे हौद है | पुराना कुआँ बंद करना है | पुरानी हौद बंद कैसे करें | भूमिगत टंकी का आकार | हौद के ऊपर से रोज़ चलते हैं | हौद की गहराई | भूमिगत टंकी किस दिशा में | आग्नेय में भूमिगत टंकी | रसोई के नीचे टंकी
hg: main gate ke niche pani ki tanki hai | haud ke upar gadi khadi kar sakte hai | sump ka shape kaisa ho | sump deewar se kitni door ho | purana sump galat kone me hai band kar de kya | underground tank kitna gehra ho | sump ka dhakkan kis side rakhe | purana kuan bharwana hai kaise kare | roz tanki ke upar se chalna padta hai | haud parking ke niche hai | gate ke niche haud hai | purana kuan band karna hai | purani haud band kaise kare | underground tanki ka shape | haud ke upar se roz chalte hai | sump ki gehrai | sump car parking ke niche | underground tanki kis disha me | south east me underground tank | kitchen ke niche tanki
en: I am an architect, client wants borewell and underground tank, which corner | plot 40x60 with road on west and south, where do borewell and sump go | borewell and septic tank in one plan | borewell and sump together in north east | can the sump be in the driveway | road on the south, where is the underground tank
hi: बोरवेल और भूमिगत टंकी किस कोने में | पश्चिम और दक्षिण में सड़क है, बोरवेल कहाँ करें | नक़्शे में बोरवेल और सेप्टिक टैंक कहाँ | सम्प और बोरवेल साथ ईशान में | गाड़ी के रास्ते में सम्प
hg: borewell aur underground tank kis kone me | west aur south me road hai borewell kaha kare | nakshe me borewell aur septic tank kaha | sump aur borewell saath north east me | gaadi ke raste me sump
@how modern most PRAC
en: Build the sump square or rectangular, a foot or more off the house foundation, with a strong flat cover. Most keep it clear of the exact line from the corner to the centre, and out of the gateway.
hi: हौद चौकोर या आयताकार, घर की नींव से एक फुट या अधिक दूर, मज़बूत सपाट ढक्कन वाली बनाएँ। प्रायः उसे कोने से केंद्र की ठीक रेखा और द्वार के रास्ते से हटाकर रखते हैं।
hg: Haud chaukor ya aayatakar, ghar ki neenv se ek foot ya adhik door, mazboot sapaat dhakkan wali banayein. Aksar use kone se kendra ki theek rekha aur gate ke raste se hatakar rakhte hain.
@ok modern most PRAC
en: A sump under the parking or gate is common in small plots and tolerable if its cover bears the load. Where you can choose, place it to the side, so that nobody walks over it daily.
hi: छोटे भूखंडों में पार्किंग या द्वार के नीचे हौद आम है और चलती है, यदि ढक्कन भार सह ले। चुन सकें तो बगल में बनाएँ, ताकि रोज़ उस पर से न चलना पड़े।
hg: Chhote plots me parking ya gate ke neeche haud aam hai aur chalti hai, agar dhakkan bhaar seh le. Chun sakein to bagal me banayein, taki roz us par se na chalna pade.
@do modern most PRAC
en: A sump in a wrong corner can be emptied, filled with clean sand or earth and closed; many say a short prayer first. If you still need it, use it, and keep it clean and lidded.
hi: ग़लत कोने की हौद ख़ाली कर साफ़ रेत या मिट्टी से भरकर बंद की जा सकती है; कई लोग पहले छोटी पूजा करते हैं। ज़रूरत हो तो इस्तेमाल करें, साफ़ और ढकी रखें।
hg: Galat kone ki haud khali kar saaf ret ya mitti se bharkar band ki ja sakti hai; kai log pehle chhoti puja karte hain. Zaroorat ho to istemal karein, saaf aur dhaki rakhein.
@where modern wide PRAC
en: The underground tank belongs to the north-east, north or east; the exact corner line is left free. South-east, south-west, south and the centre are avoided, and under kitchen, bed or mandir.
hi: भूमिगत टंकी ईशान, उत्तर या पूर्व की है; ठीक कोने की रेखा छोड़ते हैं। आग्नेय, नैऋत्य, दक्षिण और बीच टालते हैं, रसोई, पलंग या मंदिर के नीचे भी।
hg: Underground tanki north-east, north ya east ki hai; theek kone ki rekha chhodte hain. South-east, south-west, south aur beech taalte hain, rasoi, bed ya mandir ke neeche bhi.
@do modern wide SENSE
en: Septic tank and soak pit go to the north-west or west, at least 15 metres from a borewell where the plot allows, and below it on the slope. Local building rules and the water vein decide the rest.
hi: सेप्टिक टैंक और सोखता गड्ढा वायव्य या पश्चिम में, प्लॉट में जगह हो तो बोरवेल से कम से कम 15 मीटर दूर और ढाल में नीचे। बाक़ी स्थानीय नियम और पानी की धारा तय करें।
hg: Septic tank aur sokhta gaddha north-west ya west me, plot me jagah ho to borewell se kam se kam 15 metre door aur dhaal me neeche. Baaki local niyam aur paani ki dhaara tay karein.

# roof-tank-details object
@names
en: roof tank colour, plastic water tank, sintex tank, water tank on the roof, overhead tank colour
hi: छत की टंकी का रंग, सिंटेक्स टंकी, सिंटेक्स की टंकी
hg: chhat ki tanki ka rang, sintex tanki, plastic ki tanki
hi: छत की टंकी ईशान में, पानी की टंकी ईशान में
hg: chhat ki tanki ishan me, pani ki tanki ishan me
en: roof tank in the north east
@ask
en: the roof tank stands in the north-east and the plumber says moving it is hard
hi: छत पर टंकी उत्तर-पूर्व में है, प्लंबर कहता है हटाना कठिन, क्या करें
hg: chhat pe tanki north east me hai plumber bolta hai hatana mushkil, kya kare
en: which colour of water tank for the roof | black or white sintex | two tanks on one roof where | tank directly on the roof slab or on a stand | tank above the pooja room | overhead tank sits over our bedroom ceiling, is it heavy | height of the water tank | round or square tank | leaking roof tank | water tank colour for the roof | black water tank or white water tank | overhead tank above the bedroom | overhead tank above the mandir | two overhead tanks where | stand for overhead tank height | which colour sintex tank is good | overhead tank in north east remedy | roof tank above bedroom | roof tank above mandir | two tanks on roof position | round or square tank | white tank or black tank
hi: छत की टंकी किस रंग की हो | काली टंकी लगाएँ या सफ़ेद | छत पर दो टंकियाँ कहाँ रखें | टंकी बेडरूम के ऊपर है | टंकी मंदिर के ऊपर पड़ती है | टंकी सीधे छत पर रखें या स्टैंड पर | टंकी कितनी ऊँची हो | टंकी से पानी टपकता है | पानी की टंकी का रंग | काली पानी की टंकी या सफ़ेद | छत की टंकी बेडरूम के ऊपर | छत की टंकी मंदिर के ऊपर | दो पानी की टंकियाँ कहाँ | छत की टंकी का स्टैंड कितना ऊँचा | नीली टंकी | ईशान में छत की टंकी | बेडरूम के ऊपर टंकी | मंदिर के ऊपर टंकी | सफ़ेद या काली टंकी
hg: chhat ki tanki kis colour ki ho | kali tanki lagaye ya safed | chhat pe do tanki kaha rakhe | tanki bedroom ke upar aati hai | pani ki tanki mandir ke upar hai | tanki stand pe rakhe ya seedhe chhat pe | sintex kaunsa rang | tanki kitni unchi ho | pani ki tanki ka rang | kali pani ki tanki ya safed | chhat ki tanki bedroom ke upar | chhat ki tanki mandir ke upar | do pani ki tanki kaha rakhe | chhat ki tanki ka stand kitna uncha | neeli tanki lagaye kya | north east me chhat ki tanki | bedroom ke upar tanki | mandir ke upar tanki | safed ya kali tanki
@colour modern most PRAC
en: A roof tank in the west or south-west is mostly chosen black, blue or white. Black takes the sun and warms the water, white keeps it cool; that is a better reason than any list.
hi: पश्चिम या दक्षिण-पश्चिम की छत की टंकी प्रायः काली, नीली या सफ़ेद चुनते हैं। काली धूप सोखकर पानी गरम करती है, सफ़ेद ठंडा रखती है; यह किसी भी सूची से अच्छा कारण है।
hg: West ya south-west ki chhat ki tanki aksar kaali, neeli ya safed chunte hain. Kaali dhoop sokhkar paani garam karti hai, safed thanda rakhti hai; yeh kisi bhi list se achha karan hai.
@how modern most PRAC
en: Set a roof tank on a low stand or strong platform with the slab's strength checked, not above the pooja place and best not right over a bed. Two tanks stand together in the west or south-west.
hi: छत की टंकी नीचे स्टैंड या मज़बूत चबूतरे पर हो, छत की ताक़त जँचवाकर; पूजास्थान के ऊपर नहीं, हो सके तो पलंग के ऊपर भी नहीं। दो टंकियाँ साथ, पश्चिम या दक्षिण-पश्चिम में रखें।
hg: Chhat ki tanki neeche stand ya mazboot chabootre par ho, chhat ki taakat janchwakar; pooja ke upar nahi, ho sake to palang ke upar bhi nahi. Do tankiyan saath, west ya south-west me rakhein.
@where modern wide PRAC
en: The roof tank stands in the south-west or west, higher than everything; south is next, and the north-east, centre and south-east are avoided. If fixed in the north-east, keep it small, low and tight.
hi: छत की टंकी नैऋत्य या पश्चिम में, सबसे ऊँची; फिर दक्षिण। ईशान, बीच और आग्नेय टालते हैं। ईशान में ही हो तो छोटी, नीची और बिना रिसाव की रखें।
hg: Chhat ki tanki south-west ya west me, sabse unchi; phir south. North-east, beech aur south-east taalte hain. North-east me hi ho to chhoti, neechi aur bina leak ki rakhein.

# rainwater-drain structure
@names
en: rain water outlet, drain direction, rainwater harvesting, roof drain pipe, waste water outlet
hi: बारिश के पानी की निकासी, नाली, पानी की निकासी, वर्षा जल संचयन
hg: barish ke pani ki nikasi, nali, naali, pani ki nikasi, rainwater harvesting
@ask
en: which direction should rain water flow out | roof slope and drain pipe side | drain of the house in which direction | kitchen and bathroom waste water outlet | rainwater harvesting pit where | our drain goes out from the south west corner, can it be left | open gutter in front of the gate | drain pipe at the main door | neighbour's rain water falls on our plot | which side should waste water leave the house | drain in the south west corner | direction of the drain | rain water of the roof falls which side | neighbour's water falls into our house | kitchen waste water direction | open drain in front of house | drain in south direction | bathroom water outlet direction | water flows to west in our house | gutter in the north east
hi: बारिश का पानी किस दिशा से निकले | घर की नाली किस तरफ़ हो | छत का पानी किस ओर गिरे | वर्षा जल संचयन का गड्ढा कहाँ | नाली दक्षिण-पश्चिम से निकलती है क्या करें | द्वार के सामने खुली नाली है | रसोई का गंदा पानी किधर निकले | पड़ोसी का पानी हमारे यहाँ गिरता है | घर का गंदा पानी किस दिशा से निकले | नाली की सही दिशा | नाली दक्षिण में है | छत के पानी की निकासी | पड़ोसी का बारिश का पानी | घर के सामने खुली नाली | वर्षा जल का गड्ढा | पानी की निकासी किस दिशा में | दक्षिण में नाली | बाथरूम का पानी किधर निकले
hg: barish ka pani kis disha se nikle | ghar ki nali kis side honi chahiye | chhat ka pani kidhar gire | rainwater harvesting ka gaddha kaha banaye | nali south west se nikal rahi hai kya kare | gate ke samne khuli naali hai | kitchen ka ganda pani kaha se nikale | padosi ka parnala hamare ghar girta hai | ghar ka ganda pani kis disha se nikle | nali ki sahi disha | nali south me hai | chhat ke pani ki nikasi | padosi ka barish ka pani | ghar ke samne khuli nali | rain water harvesting kis side | pani ki nikasi kis disha me | south me naali | bathroom ka pani kidhar nikle
@where modern wide PRAC
en: Let rain and waste water leave to the north, east or north-east; roof and floor slope that way. A harvesting pit is dug in the north-east, north or east of the plot.
hi: बारिश और उपयोग का पानी उत्तर, पूर्व या ईशान की ओर निकले; छत और फ़र्श की ढाल उधर हो। वर्षा जल का गड्ढा भूखंड के ईशान, उत्तर या पूर्व में खोदें।
hg: Barish aur upyog ka paani north, east ya north-east ki taraf nikle; chhat aur farsh ki dhaal udhar ho. Harvesting ka gaddha plot ke north-east, north ya east me khodein.
@do modern most PRAC
en: Where the street drain lies on another side, let the water go where it must, through covered pipes. An open drain before the gate is covered with a slab and kept flowing.
hi: सड़क की नाली दूसरी ओर हो तो पानी उधर ही ढके पाइप से जाने दें। द्वार के सामने की खुली नाली पर पटिया डालें और बहाव साफ़ रखें।
hg: Sadak ki naali doosri taraf ho to paani udhar hi dhake pipe se jaane dein. Gate ke saamne ki khuli naali par patiya daalein aur bahaav saaf rakhein.
@why modern most PRAC
en: Ground falls to the north and east, so water goes there too; the east or north outlet is named by nearly all. Dirty water is led past the north-east corner in a closed pipe.
hi: ज़मीन उत्तर और पूर्व को ढलती है, इसलिए पानी भी उधर; पूर्व या उत्तर की निकासी लगभग सब कहते हैं। गंदा पानी ईशान कोने से बंद पाइप में निकालें।
hg: Zameen north aur east ko dhalti hai, isliye paani bhi udhar; east ya north ki nikasi lagbhag sab kehte hain. Ganda paani north-east kone se band pipe me nikaalein.

# roti-tawa object
@names
en: tawa, griddle, chakla belan, rolling pin, rotis counted, empty pan on the stove
hi: तवा, चकला बेलन, चकला-बेलन, रोटी गिनना, उल्टा तवा
hg: tawa, chakla belan, roti gin kar banana, ulta tava
@ask
en: should the tawa be kept upside down | where to keep the griddle after cooking | is it wrong to count rotis | giving three rotis on a plate why not | first roti for the cow | washing the tawa at night | chakla belan makes noise while rolling | my mother scolds me for leaving the hot tawa on the gas, is there a reason | pan left empty on stove | tawa placement in kitchen | upside down griddle bad luck | counting chapatis while cooking | why three chapatis are not served | first chapati for cow last for dog | empty tawa on the flame | tawa upside down why | hot tawa water poured | making roti on ekadashi or death | first roti for cow | tawa and kadhai which planet
hi: तवा उल्टा रखना चाहिए या नहीं | तवा कहाँ रखें | रोटी गिनकर क्यों नहीं बनाते | थाली में तीन रोटी क्यों नहीं देते | पहली रोटी गाय की क्यों | रात को तवा धोना चाहिए क्या | चकला-बेलन किस दिन ख़रीदें | चकला आवाज़ करता है अशुभ है क्या | चूल्हे पर ख़ाली तवा छोड़ना | तवा रखने का सही तरीक़ा | उल्टा तवा अशुभ क्यों | रोटियाँ गिनना | तीन रोटी परोसना | गाय की पहली रोटी कुत्ते की आख़िरी | तवा कैसे रखते हैं | तवा उलटा क्यों नहीं रखते | गरम तवे पर पानी डालना | किस दिन रोटी नहीं बनाते
hg: tawa ulta rakhna chahiye ya nahi | tawa kaha rakhe | roti gin ke kyu nahi banate | thali me 3 roti kyu nahi dete | pehli roti gaay ki kyu | raat ko tawa dhona chahiye kya | chakla belan kis din kharide | chakla awaz karta hai ashubh hai kya | chulhe pe khali tava chodna kaisa hai | tawa rakhne ka sahi tarika | ulta tawa ashubh kyu | rotiyan ginna | teen roti parosna | gaay ki pehli roti kutte ki aakhri | tawa kaise rakhte hai | tawa ulta kyu nahi rakhte | garam tawe pe pani dalna | kis din roti nahi banate
@how modern regional CUSTOM
en: After cooking, the tawa is washed, dried and laid flat and out of sight, to the right of the stove; by custom it is not kept upside down or left empty on the flame.
hi: पकाने के बाद तवा धोकर, पोंछकर, सीधा और नज़र से हटाकर, चूल्हे के दाईं ओर रखते हैं; रिवाज में उसे उल्टा नहीं रखते, न ख़ाली आँच पर छोड़ते।
hg: Pakane ke baad tawa dhokar, pochkar, seedha aur nazar se hatakar, chulhe ke daayin taraf rakhte hain; riwaz me use ulta nahi rakhte, na khali aanch par chhodte.
@ok modern regional CUSTOM
en: Counting rotis or serving three brings no misfortune; these are house customs of respect for food. Three is tied in some families to the plate for the departed, so they serve two or four.
hi: रोटी गिनने या तीन परोसने से कुछ अनिष्ट नहीं होता; ये अन्न के आदर की घरेलू रीतियाँ हैं। कुछ परिवारों में तीन रोटी दिवंगत की थाली से जुड़ी है, इसलिए दो या चार देते हैं।
hg: Roti ginne ya teen parosne se kuch anisht nahi hota; ye ann ke aadar ki gharelu reetiyan hain. Kuch parivaron me teen roti divangat ki thali se judi hai, isliye do ya chaar dete hain.
@why modern wide CUSTOM
en: The first roti goes to the cow and the last to a dog in many homes, as a share for living beings before oneself. Any creature near you will do.
hi: बहुत घरों में पहली रोटी गाय की और आख़िरी कुत्ते की होती है, ताकि अपने से पहले जीवों का भाग निकले। पास में जो जीव हो, उसे दें।
hg: Bahut gharon me pehli roti gaay ki aur aakhri kutte ki hoti hai, taki apne se pehle jeevon ka bhaag nikle. Paas me jo jeev ho, use dein.
@when modern regional CUSTOM
en: Days on which many cook no roti: Sheetala Ashtami, Nag Panchami, some homes Sharad Purnima and Diwali evening, and while a death is mourned. Puri, rice or cold food of the day before is eaten then.
hi: जिन दिनों बहुत घरों में रोटी नहीं बनती: शीतला अष्टमी, नाग पंचमी, कहीं शरद पूर्णिमा और दीवाली की शाम, और शोक में। तब पूरी, चावल या एक दिन पहले का भोजन खाते हैं।
hg: Jin dinon bahut gharon me roti nahi banti: Sheetala Ashtami, Nag Panchami, kahin Sharad Purnima aur Diwali ki shaam, aur shok me. Tab poori, chawal ya ek din pehle ka khana khaate hain.

# salt-spices object
@names
en: salt jar, spice box, masala box, salt container, rice container
hi: नमक का डिब्बा, मसालदानी, नमकदानी, आटे का डिब्बा, चावल का डिब्बा
hg: namak ka dabba, masaldani, masala dabba, aate ka dabba, chawal ka dabba
@ask
en: where to keep salt in the kitchen | why not borrow salt from neighbours | salt in a steel or glass jar | spilling salt bad luck | masala box direction | should the rice tin ever be empty | turmeric finished in the house is it bad | my neighbour asked for salt in the evening and I refused, was it silly | salt and turmeric together | where to keep flour and dal boxes | where to keep salt at home | giving salt to neighbours in the evening | salt fell on the floor bad luck | lending salt after sunset | turmeric should not finish in the kitchen | flour container direction | spice box in which corner | salt box steel or glass | rice box should not be empty | salt in steel or plastic box | salt and turmeric kept together | which day not to give salt | rice container should not be empty | turmeric spilled meaning
hi: नमक किस डिब्बे में रखें | शाम को नमक उधार क्यों नहीं देते | मसालदानी कहाँ रखें | नमक गिरना अशुभ है क्या | चावल का डिब्बा ख़ाली नहीं होना चाहिए क्या | हल्दी ख़त्म होना | नमक काँच में रखें या स्टील में | आटे-दाल के डिब्बे किस दिशा में | पड़ोसन शाम को नमक माँगे तो दें क्या | नमक कहाँ रखें रसोई में | पड़ोसी को नमक देना | नमक गिर गया अशुभ है | सूरज डूबने के बाद नमक देना | हल्दी ख़त्म नहीं होनी चाहिए | आटे का डिब्बा किस दिशा में | मसालों की जगह | नमक का डिब्बा काँच का या स्टील का | चावल ख़त्म होना | नमक किस डिब्बे में रखें | नमक और हल्दी साथ रखना | किस दिन नमक नहीं देते | चावल का डिब्बा ख़ाली
hg: namak kis dabbe me rakhe | sham ko namak udhar kyu nahi dete | masaldani kaha rakhe | namak girna ashubh hai kya | chawal ka dabba khali nahi hona chahiye kya | haldi khatam ho jaye to | namak kaanch me rakhe ya steel me | aate dal ke dabbe kis side rakhe | padosan sham ko namak mange to de kya | namak kaha rakhe kitchen me | padosi ko namak dena | namak gir gaya ashubh hai | suraj dubne ke baad namak dena | haldi khatam nahi honi chahiye | aate ka dabba kis disha me | masalo ki jagah | namak ka dabba kaanch ka ya steel ka | chawal khatam hona | namak udhar dena chahiye ya nahi | namak kis dabbe me rakhe | namak aur haldi sath rakhna | kis din namak nahi dete | chawal ka dabba khali
@where modern most PRAC
en: Keep grain, flour, salt and spice boxes on the south or west wall of the kitchen; south-west suits the heavy tins. Salt is kept in glass, clay or ceramic, covered and dry.
hi: अनाज, आटा, नमक और मसाले के डिब्बे रसोई की दक्षिण या पश्चिम दीवार पर रखें; भारी डिब्बों को दक्षिण-पश्चिम अच्छा है। नमक काँच, मिट्टी या चीनी मिट्टी में, ढका और सूखा रखें।
hg: Anaaj, aata, namak aur masale ke dabbe rasoi ki south ya west deewar par rakhein; bhaari dabbon ko south-west achha hai. Namak kaanch, mitti ya cheeni mitti me, dhaka aur sukha rakhein.
@ok modern regional CUSTOM
en: Giving salt, spilling it or running out of turmeric takes no luck away; these are sayings of thrift. Many homes buy salt, rice and turmeric before the tin is empty, as a sign of plenty.
hi: नमक देने, गिरने या हल्दी ख़त्म होने से भाग्य नहीं जाता; ये किफ़ायत की कहावतें हैं। बहुत घर नमक, चावल और हल्दी डिब्बा ख़ाली होने से पहले ले आते हैं, भरे घर के चिह्न के रूप में।
hg: Namak dene, girne ya haldi khatam hone se bhagya nahi jata; ye kifayat ki kahawatein hain. Bahut ghar namak, chawal aur haldi dabba khali hone se pehle le aate hain, bhare ghar ke chihn ke roop me.
@when modern regional CUSTOM
en: By saying salt, milk, curd or money are not lent after dusk, nor on Thursday or Friday. Who is in need may be helped at any hour; nothing is lost by it.
hi: कहावत में नमक, दूध, दही या पैसा शाम के बाद या गुरुवार-शुक्रवार को उधार नहीं देते। ज़रूरतमंद की मदद किसी भी समय करें; उससे कुछ नहीं जाता।
hg: Kahawat me namak, doodh, dahi ya paisa shaam ke baad ya Thursday-Friday ko udhaar nahi dete. Zarooratmand ki madad kisi bhi samay karein; usse kuch nahi jata.

# outdoor-tandoor object
@names
en: tandoor, barbecue, mud stove, wood stove, outdoor cooking
hi: तंदूर, मिट्टी का चूल्हा, लकड़ी का चूल्हा, बारबेक्यू, भट्टी
hg: tandoor, mitti ka chulha, lakdi ka chulha, barbeque, bbq, bhatti
@ask
en: where to make a mud chulha in the courtyard | tandoor in which corner of the plot | barbecue on the terrace | wood fire stove outside the house | village house smoke stove direction | we want a tandoor behind our farmhouse kitchen, which side | bbq on the balcony | havan kund and cooking fire same place | where to put a tandoor at home | clay stove in the courtyard direction | mud chulha outside the house | wood stove in village house which side | bbq on terrace which corner | catering stove at wedding direction
hi: आँगन में मिट्टी का चूल्हा किधर बनाएँ | तंदूर किस दिशा में लगाएँ | छत पर बारबेक्यू | लकड़ी का चूल्हा घर के बाहर कहाँ | गाँव के घर में चूल्हा किस ओर | हलवाई की भट्टी कहाँ लगे | शादी में भट्टी किस दिशा में | पुराना मिट्टी का चूल्हा तोड़ना | तंदूर घर में कहाँ लगाएँ | आँगन में लकड़ी का चूल्हा | मिट्टी का चूल्हा किस दिशा में | गाँव में बाहर का चूल्हा | छत पर तंदूर | शादी के खाने की भट्टी
hg: aangan me mitti ka chulha kaha banaye | tandoor kis disha me lagaye | chhat pe barbeque kidhar | lakdi ka chulha ghar ke bahar kaha ho | gaon ke ghar me chulha kis taraf | halwai ki bhatti kaha lage | shadi me bhatti kis disha me lagaye | purana mitti ka chulha todna | tandoor ghar me kaha lagaye | aangan me lakdi ka chulha | mitti ka chulha kis disha me | gaon me bahar ka chulha | chhat pe tandoor | shadi ke khane ki bhatti | bbq kis side rakhe
@places good SE; fine S E NW; avoid NE N SW C
@where modern most PRAC
en: A tandoor, mud stove or barbecue stands in the south-east of the courtyard or terrace, the cook facing east. It is fire like the kitchen stove; the north-east is left out.
hi: तंदूर, मिट्टी का चूल्हा या बारबेक्यू आँगन या छत के दक्षिण-पूर्व में हो, पकाने वाले का मुँह पूर्व। यह रसोई के चूल्हे जैसी अग्नि है; ईशान छोड़ दें।
hg: Tandoor, mitti ka chulha ya barbecue aangan ya chhat ke south-east me ho, pakane wale ka munh east. Yeh rasoi ke chulhe jaisi agni hai; north-east chhod dein.
@do modern wide SENSE
en: Watch the wind and the neighbours' windows: smoke should leave, not enter. Never burn coal or wood in a closed room; its gas cannot be smelt and is deadly.
hi: हवा और पड़ोस की खिड़कियाँ देखें: धुआँ बाहर जाए, भीतर नहीं। बंद कमरे में कोयला या लकड़ी कभी न जलाएँ; उसकी गैस बिना गंध की और जानलेवा है।
hg: Hawa aur pados ki khidkiyan dekhein: dhuan bahar jaye, andar nahi. Band kamre me koyla ya lakdi kabhi na jalayein; uski gas bina gandh ki aur jaanleva hai.

# kitchen-in-one-room relation
@names
en: cooking in one room, cooking in the bedroom, kitchen in pg room, single room kitchen
hi: एक कमरे में रसोई, बेडरूम में खाना बनाना, कमरे में ही रसोई
hg: ek kamre me kitchen, bedroom me khana banana, pg room me cooking, single room me rasoi
@ask
en: I live in one room and cook there where should the stove be | induction in my hostel room | can we sleep where we cook | one rk house arrangement of kitchen, bed and god | kitchen and bed in the same room | chawl room with kitchen corner | partition between bed and gas | one room house stove and bed arrangement | cooking and sleeping in the same room | kitchen corner in a single room | hostel room cooking induction place | small room with bed and gas | single room with kitchen bed and temple | stove position in a one room home | pg room induction and bed same room | one room kitchen mandir bed arrangement | single room house vastu all things
hi: एक ही कमरे में रहते और पकाते हैं, चूल्हा कहाँ रखें | बेडरूम में खाना बना सकते हैं क्या | एक कमरे में पलंग, रसोई और मंदिर कैसे रखें | पीजी के कमरे में इंडक्शन | चॉल के कमरे में रसोई का कोना | सोने और पकाने की एक जगह | पलंग और गैस के बीच परदा | एक कमरे का घर, चूल्हा और पलंग कैसे रखें | सोना और खाना बनाना एक ही कमरे में | एक कमरे में रसोई का कोना | हॉस्टल में इंडक्शन कहाँ | छोटे कमरे में पलंग और गैस | कमरे में ही खाना बनाते हैं | एक कमरे में पलंग रसोई मंदिर कैसे रखें | पीजी में इंडक्शन
hg: ek hi kamre me rehte aur khana banate hai chulha kaha rakhe | bedroom me khana bana sakte hai kya | 1rk me bed kitchen mandir kaise rakhe | pg me induction kaha rakhu | chawl ke room me rasoi ka kona | jaha sote hai wahi khana bante hai | bed aur gas ke beech parda | single room hai sab kuch ek me | ek kamre ka ghar chulha aur bed kaise rakhe | sona aur khana banana ek hi kamre me | ek kamre me rasoi ka kona | hostel me induction kaha | chote kamre me bed aur gas | kamre me hi khana banate hai | single room me kitchen kis kone me | ek kamre me bed kitchen mandir kaise rakhe | pg me induction kaha rakhe
hg: ek kamre me chulha aur bhagwan kaha
@do modern most PRAC
en: In a one-room home keep the stove in the room's south-east, the bed in its south-west and water with the mandir in the north-east. The room itself is then read like a small house.
hi: एक कमरे के घर में चूल्हा कमरे के दक्षिण-पूर्व में, पलंग दक्षिण-पश्चिम में और पानी व मंदिर ईशान में रखें। कमरा तब छोटे घर की तरह देखा जाता है।
hg: Ek kamre ke ghar me chulha kamre ke south-east me, palang south-west me aur paani va mandir north-east me rakhein. Kamra tab chhote ghar ki tarah dekha jata hai.
@ok modern wide SENSE
en: It is fine to cook where you sleep if air can move: keep a window open, bedding away from the flame, and shut the gas at night. A curtain or cupboard parts the two.
hi: जहाँ सोते हैं वहाँ पकाना चलेगा, यदि हवा आए-जाए: खिड़की खुली, बिस्तर लौ से दूर और रात को गैस बंद रखें। परदा या अलमारी दोनों को अलग कर देती है।
hg: Jahan sote hain wahan pakana chalega, agar hawa aaye-jaye: khidki khuli, bistar lau se door aur raat ko gas band rakhein. Parda ya almari dono ko alag kar deti hai.
@which modern most PRAC
en: In one room: stove south-east, bed south-west with head south, mandir shelf north-east with a curtain, shoes and bin north-west, table north or east, the middle free. If two clash, sleep and safety win.
hi: एक कमरे में: चूल्हा आग्नेय, पलंग नैऋत्य सिर दक्षिण, मंदिर की शेल्फ़ ईशान में परदे सहित, जूते-कूड़ा वायव्य, मेज़ उत्तर या पूर्व, बीच ख़ाली। टकराव हो तो नींद और सुरक्षा पहले।
hg: Ek kamre me: chulha south-east, bed south-west sir south, mandir ki shelf north-east me parde sahit, joote-kooda north-west, mez north ya east, beech khaali. Takrav ho to neend aur suraksha pehle.
@see gas-stove

# kitchen-under-stairs relation
@names
en: kitchen under the stairs, tap under the staircase, kitchen below bedroom
hi: सीढ़ी के नीचे रसोई, सीढ़ी के नीचे नल
hg: seedhi ke niche kitchen, jeene ke niche rasoi
@ask
en: can we make a kitchen under the stairs | small toilet below the staircase | what can be made under the steps | cooking space below stairs in duplex | my room in the chawl has the cooking place under the steps | bedroom above the kitchen is it bad | water tank under stairs | use of space under the stairs | bathroom below the staircase | storage under stairs allowed | kitchen under the staircase remedy | toilet under steps bad or not | water tank or motor under the stairs | bedroom over kitchen | wash basin under stairs | fridge under staircase | washing machine below stairs
hi: सीढ़ी के नीचे रसोई बना सकते हैं क्या | सीढ़ी के नीचे टॉयलेट बना है | सीढ़ियों के नीचे क्या बनाएँ | जीने के नीचे बाथरूम दोष है क्या | रसोई के ऊपर बेडरूम है | सीढ़ी के नीचे पानी की टंकी | सीढ़ी के नीचे की जगह का उपयोग | सीढ़ी के नीचे क्या बना सकते हैं | सीढ़ी के नीचे स्टोर | सीढ़ी के नीचे टॉयलेट दोष | सीढ़ी के नीचे किचन का उपाय | सीढ़ी के नीचे मोटर | सीढ़ियों के नीचे बाथरूम | सीढ़ी के नीचे वॉश बेसिन | सीढ़ी के नीचे फ़्रिज
hg: seedhi ke niche kitchen bana sakte hai kya | seedhi ke niche toilet bana hua hai kya kare | stairs ke niche kya bana sakte hai | jeene ke niche bathroom dosh hai | kitchen ke upar bedroom hai thik hai kya | seedhi ke niche pani ki tanki | seedhiyon ke niche ki jagah ka kya kare | seedhi ke niche kya bana sakte hai | seedhi ke niche store | seedhi ke niche toilet dosh | seedhi ke niche kitchen ka upay | seedhi ke niche motor | seedhiyon ke niche bathroom | stairs ke neeche ki jagah ka use | seedhi ke niche wash basin | seedhi ke niche fridge
@ok modern most PRAC
en: A kitchen, mandir or bedroom is not made under the stairs; storage is the use that all allow. A toilet there is disliked by most lists but very common, and a tap or meter is a small matter.
hi: सीढ़ी के नीचे रसोई, मंदिर या शयनकक्ष नहीं बनाते; सामान रखना सब मानते हैं। वहाँ शौचालय ज़्यादातर सूचियों को पसंद नहीं पर बहुत आम है, नल या मीटर छोटी बात है।
hg: Seedhi ke neeche rasoi, mandir ya bedroom nahi banate; saman rakhna sab maante hain. Wahan toilet zyadatar lists ko pasand nahi par bahut aam hai, nal ya meter chhoti baat hai.
@do modern most PRAC
en: If you have no other place, cook under the stairs with good light, an exhaust and no leaking joints above, and store light things there. A bedroom above a kitchen is usual in duplex homes and fine.
hi: दूसरी जगह न हो तो सीढ़ी के नीचे अच्छी रोशनी, एग्ज़ॉस्ट और बिना रिसाव के पकाएँ। डुप्लेक्स में रसोई के ऊपर शयनकक्ष आम है और ठीक है।
hg: Doosri jagah na ho to seedhi ke neeche achhi roshni, exhaust aur bina risav ke pakayein. Duplex me rasoi ke upar bedroom aam hai aur theek hai.

# utensils object
@names
en: utensils, cooking vessels, broken crockery, brass utensils, non stick pan
hi: बर्तन, टूटे बर्तन, पीतल के बर्तन, रसोई के बर्तन, स्टील के बर्तन
hg: bartan, toote bartan, pital ke bartan, steel ke bartan, kitchen ke bartan
en: chipped crockery, chipped plates, chipped cups
hi: किनारे से टूटी प्लेट, चटका कप
hg: kinare se tooti plate, chatka cup, chipped crockery
@ask
en: chipped plates in the wedding crockery, throw only those or all
en: three plates of a set of twenty-four are chipped, must all go
hi: सेट में तीन प्लेट के किनारे टूटे हैं, सब फेंक दूँ क्या
hg: set me teen plate ke kinare toote hai sab phenk du kya
en: where should utensils be kept in the kitchen | can we use a cracked cup | broken plate in the house | brass or steel vessels which is better | which day to buy new utensils | heavy vessels on the upper shelf | aluminium pots good or bad | returning a neighbour's bowl empty | grandmother's brass pots lying in the loft, should I take them out | direction for keeping utensils | broken utensils at home | cracked plate should be thrown | day to buy vessels | brass or copper utensils good | old utensils in the loft | chipped cup bad luck | copper utensils which day | iron kadhai direction | steel glass cracked | utensils falling repeatedly meaning
hi: रसोई में बर्तन किस दिशा में रखें | टूटा कप या प्लेट इस्तेमाल करें क्या | चटके बर्तन घर में रखना | पीतल के बर्तन अच्छे या स्टील के | नए बर्तन किस दिन ख़रीदें | भारी बर्तन कहाँ रखें | पड़ोसी का बर्तन ख़ाली नहीं लौटाते क्यों | दादी के पीतल के बर्तन पड़े हैं | बर्तन रखने की दिशा | टूटे-फूटे बर्तन घर में | चटकी थाली में खाना | बर्तन ख़रीदने का शुभ दिन | ताँबे-पीतल के बर्तन | पुराने बर्तनों का क्या करें | टूटा कप रखना | बर्तन बार-बार गिरना | ताँबे के बर्तन किस दिन | लोहे की कड़ाही कहाँ रखें
hg: kitchen me bartan kis disha me rakhe | toota cup use karna chahiye kya | chatke hue bartan ghar me rakhna | pital ke bartan acche ya steel ke | naye bartan kis din kharide | bhari bartan kaha rakhe | padosi ka bartan khali kyu nahi lautate | dadi ke peetal ke bartan pade hai kya karu | bartan rakhne ki disha | toote foote bartan ghar me | chatki thali me khana | bartan kharidne ka shubh din | tambe peetal ke bartan | purane bartan ka kya kare | toota cup rakhna | toote bartan me khana | bartan bar bar girna | tambe ke bartan kis din | lohe ki kadhai kaha rakhe
@where modern most PRAC
en: Keep utensils on the south and west walls of the kitchen, the heaviest in the south-west. The north-east shelf stays light, with water vessels or nothing.
hi: बर्तन रसोई की दक्षिण और पश्चिम दीवार पर रखें, सबसे भारी दक्षिण-पश्चिम में। ईशान की शेल्फ़ हल्की रहे, पानी के बर्तन या कुछ नहीं।
hg: Bartan rasoi ki south aur west deewar par rakhein, sabse bhaari south-west me. North-east ki shelf halki rahe, paani ke bartan ya kuch nahi.
@ok modern wide CUSTOM
en: Cracked cups and plates are taken out of use in most homes; it is respect for food, and cracks hold germs. A plate that broke today is no omen.
hi: चटके कप-प्लेट अधिकतर घरों में हटा दिए जाते हैं; यह अन्न का आदर है, और दरार में गंदगी जमती है। आज टूटी प्लेट कोई अपशकुन नहीं।
hg: Chatke cup-plate adhiktar gharon me hata diye jaate hain; yeh ann ka aadar hai, aur daraar me gandagi jamti hai. Aaj tooti plate koi apshakun nahi.
@when modern most CUSTOM
en: New utensils are bought most of all on Dhanteras; many also like Thursday, Friday or Akshaya Tritiya. Buy one when you need it; a bowl is often returned with something sweet in it.
hi: नए बर्तन सबसे अधिक धनतेरस पर लिए जाते हैं; गुरुवार, शुक्रवार या अक्षय तृतीया भी पसंद हैं। ज़रूरत हो तब लें; पराया कटोरा अक्सर कुछ मीठा रखकर लौटाते हैं।
hg: Naye bartan sabse adhik Dhanteras par liye jaate hain; Guruvar, Shukravar ya Akshaya Tritiya bhi pasand hain. Zaroorat ho tab lein; paraya katora aksar kuch meetha rakhkar lautate hain.
@which modern most CUSTOM
en: For puja copper, brass, silver or clay are used, not steel or iron by most; copper not for milk and curd. A vessel that falls tells of a wet hand, not of a guest or quarrel.
hi: पूजा में ताँबा, पीतल, चाँदी या मिट्टी, ज़्यादातर स्टील-लोहा नहीं; ताँबे में दूध-दही नहीं। बर्तन गिरना गीले हाथ की बात है, मेहमान या झगड़े की नहीं।
hg: Pooja me tamba, peetal, chaandi ya mitti, zyadatar steel-loha nahi; tambe me doodh-dahi nahi. Bartan girna geele haath ki baat hai, mehman ya jhagde ki nahi.

# mandir-kitchen-wall relation
@names
en: mandir on the kitchen wall, mandir above the stove, mandir beside the sink
hi: रसोई की दीवार पर मंदिर, चूल्हे के ऊपर मंदिर, सिंक के पास मंदिर
hg: kitchen ki wall pe mandir, chulhe ke upar mandir, sink ke pass mandir
@ask
en: can gods be kept over the gas stove | temple shelf next to kitchen sink | mandir wall shared with kitchen stove | mandir above the fridge | small temple in kitchen near dustbin
hi: चूल्हे के ऊपर भगवान रख सकते हैं | सिंक के बगल में मंदिर है | मंदिर और रसोई की एक दीवार | फ़्रिज के ऊपर मंदिर | रसोई में मंदिर के नीचे डस्टबिन
hg: chulhe ke upar bhagwan rakh sakte hai | sink ke bagal me mandir hai | mandir aur kitchen ki ek deewar | fridge ke upar mandir | kitchen me mandir ke niche dustbin
@ok modern most PRAC
en: Gods are not placed right above stove, sink, bin or fridge; a wall shared with the kitchen is fine. In a small flat the kitchen's north-east or east wall is an accepted place.
hi: भगवान को चूल्हे, सिंक, कूड़ेदान या फ़्रिज के ठीक ऊपर नहीं रखते; रसोई की साझा दीवार ठीक है। छोटे फ़्लैट में रसोई की ईशान या पूर्व दीवार मान्य जगह है।
hg: Bhagwan ko chulhe, sink, dustbin ya fridge ke theek upar nahi rakhte; rasoi ki saajhi deewar theek hai. Chhote flat me rasoi ki north-east ya east deewar maanya jagah hai.
@do modern wide CUSTOM
en: Shift the shelf an arm's length aside, above eye height of a sitting person, with a small curtain while you cook meat or onion. Wash hands before you touch the lamp.
hi: शेल्फ़ हाथ भर बगल में, बैठे व्यक्ति की आँख से ऊपर लगाएँ; मांस या प्याज़ पकाते समय छोटा परदा कर दें। दीपक छूने से पहले हाथ धोएँ।
hg: Shelf haath bhar bagal me, baithe vyakti ki aankh se upar lagayein; maans ya pyaaz pakate samay chhota parda kar dein. Deepak chhoone se pehle haath dhoyein.

# flour-mill-grinder object
@names
en: domestic flour mill, grinding stone, sil batta, mortar and pestle, okhli, wet grinder
hi: घर की आटा चक्की, सिल-बट्टा, ओखली, खल-मूसल, इमामदस्ता
hg: ghar ki atta chakki, sil batta, okhli, khal musal, imamdasta
@ask
en: where to keep the atta chakki at home | sil batta direction | grinding stone under the platform | can sil batta be kept standing | mortar and pestle in north east | wet grinder which corner of the kitchen | broken sil at home | using sil batta at night
hi: घर की चक्की किस दिशा में रखें | सिल-बट्टा कहाँ रखें | सिल खड़ी रखें या लिटाकर | ओखली किस कोने में | ईशान में चक्की | सिल टूट जाए तो | रात को सिल पर पीसना
hg: ghar ki chakki kis disha me rakhe | sil batta kaha rakhe | sil khadi rakhe ya lita ke | okhli kis kone me | north east me chakki | sil toot jaye to | raat ko sil pe peesna
@places good SW W S; fine SE NW; avoid NE C
@where modern most PRAC
en: A flour mill, grinding stone or mortar is heavy, so it stands in the south-west, west or south of the kitchen; an electric mill may go south-east. The north-east is kept free of its weight.
hi: आटा चक्की, सिल-बट्टा या ओखली भारी है, इसलिए रसोई के नैऋत्य, पश्चिम या दक्षिण में; बिजली की चक्की आग्नेय में भी। ईशान इस भार से ख़ाली रहे।
hg: Atta chakki, sil-batta ya okhli bhaari hai, isliye rasoi ke south-west, west ya south me; bijli ki chakki south-east me bhi. North-east is bhaar se khali rahe.
@ok modern regional CUSTOM
en: In many homes the sil is honoured at weddings, and on days such as Sheetala's it is not used; stone and roller are laid together, clean. If it breaks, take a new one: no bad omen.
hi: बहुत घरों में सिल विवाह में पूजी जाती है, और शीतला जैसे दिनों में उससे पीसते नहीं; सिल और बट्टा साफ़, साथ रखते हैं। टूट जाए तो नई लें: अपशकुन नहीं।
hg: Bahut gharon me sil shaadi me pooji jati hai, aur Sheetala jaise dinon me usse peeste nahi; sil aur batta saaf, saath rakhte hain. Toot jaye to nayi lein: apshakun nahi.
@see kitchen-appliances

# hand-pump-cooler object
@names
en: hand pump, water cooler, water dispenser, 20 litre water can, drinking water stand for public
hi: हैंडपंप, चापाकल, वाटर कूलर, पानी का कैन, प्याऊ
hg: hand pump, chapakal, water cooler, pani ka can, pyau
@ask
en: hand pump in which direction | hand pump in front of the door | water cooler in the office which corner | 20 litre bubble top can where to keep | hand pump in south west of the house | pyau in front of the shop | removing an old hand pump
hi: हैंडपंप किस दिशा में हो | दरवाज़े के सामने चापाकल | दफ़्तर में वाटर कूलर किस कोने में | पानी का कैन कहाँ रखें | नैऋत्य में हैंडपंप | दुकान के आगे प्याऊ | पुराना हैंडपंप हटाना
hg: hand pump kis disha me ho | darwaze ke samne chapakal | office me water cooler kis kone me | pani ka can kaha rakhe | south west me hand pump | dukan ke aage pyau | purana hand pump hatana
@places good NE N E; fine NW W; avoid SW SE S C
@where modern wide PRAC
en: A hand pump, water cooler or water can stands in the north-east, north or east of house, shop or office; not south-west, not south-east and not straight before the main door.
hi: हैंडपंप, वाटर कूलर या पानी का कैन घर, दुकान या दफ़्तर के ईशान, उत्तर या पूर्व में; नैऋत्य, आग्नेय में और ठीक मुख्य द्वार के सामने नहीं।
hg: Hand pump, water cooler ya paani ka can ghar, dukan ya office ke north-east, north ya east me; south-west, south-east me aur theek main door ke samne nahi.
@do modern wide SENSE
en: A pump in the wrong corner may go on giving water: keep a platform, a drain and clean surroundings, and have the water tested. An unused bore is capped. A pyau for passers-by is good charity on any side.
hi: ग़लत कोने का पंप पानी देता रहे: चबूतरा, नाली और सफ़ाई रखें, पानी की जाँच कराएँ। बेकार बोर पर ढक्कन लगाएँ। राहगीरों का प्याऊ हर ओर पुण्य है।
hg: Galat kone ka pump paani deta rahe: chabutra, naali aur safai rakhein, paani ki jaanch karayein. Bekar bore par dhakkan lagayein. Raahgeeron ka pyau har taraf punya hai.
@see underground-sump-details

# bathroom-things-layout structure
@names
en: bathroom renovation, mirror and geyser in the bathroom, bathroom mirror, bathroom layout, things in the bathroom
hi: बाथरूम की मरम्मत, बाथरूम का शीशा, बाथरूम में शीशा और गीज़र, बाथरूम का नक़्शा
hg: bathroom renovation, bathroom ka sheesha, bathroom me mirror aur geyser, bathroom ka naksha
@ask
en: redoing our bathroom from Monday, wall for the mirror and side for the geyser please | tiler asks where basin, shower and commode go | which wall for the mirror over the wash basin | geyser point and exhaust, which corner of the bathroom | small bathroom, mirror now on the south wall | plumber is here, tell me quickly where geyser, mirror and shower go
hi: बाथरूम नया बनवा रहे हैं, शीशा किस दीवार पर और गीज़र किस कोने में | मिस्त्री पूछता है बेसिन, शॉवर और कमोड कहाँ लगें | वॉश बेसिन के ऊपर का शीशा किस दीवार पर | गीज़र और एग्ज़ॉस्ट बाथरूम के किस ओर | बाथरूम का शीशा दक्षिण दीवार पर है, बदलूँ क्या
hg: bathroom naya banwa rahe hai, sheesha kis deewar pe aur geyser kis kone me | mistri poochta hai basin shower aur commode kaha lage | wash basin ke upar ka mirror kis wall pe | geyser aur exhaust bathroom ke kis taraf | bathroom ka sheesha south wall pe hai badlu kya | plumber aa gaya jaldi batao geyser mirror kaha
@where modern most PRAC
en: In a bathroom the mirror hangs on the north or east wall, and the geyser and switches go to its south-east corner. Basin and shower belong to the north, east or north-east, the commode to the west, south or north-west, the exhaust or window to the east or north.
hi: बाथरूम में शीशा उत्तर या पूर्व दीवार पर और गीज़र-स्विच उसके दक्षिण-पूर्व (आग्नेय) कोने में लगाएँ। बेसिन और शॉवर उत्तर, पूर्व या ईशान में, कमोड पश्चिम, दक्षिण या वायव्य में, खिड़की या एग्ज़ॉस्ट पूर्व या उत्तर में।
hg: Bathroom me mirror north ya east deewar par aur geyser-switch uske south-east (agneya) kone me lagayein. Basin aur shower north, east ya north-east me, commode west, south ya north-west me, khidki ya exhaust east ya north me.
@ok modern most PRAC
en: Where pipes decide otherwise, leave it: keep the bathroom dry, aired and the door shut. Wiring near water needs an earthed line and a breaker; the electrician's rule comes before any corner.
hi: पाइप कुछ और तय करें तो वैसा ही रहने दें: बाथरूम सूखा, हवादार और दरवाज़ा बंद रखें। पानी के पास बिजली को अर्थिंग और ब्रेकर चाहिए; मिस्त्री का सुरक्षा-नियम हर कोने से पहले है।
hg: Pipe kuch aur tay karein to waisa hi rehne dein: bathroom sookha, hawadar aur door band rakhein. Paani ke paas bijli ko earthing aur breaker chahiye; electrician ka suraksha niyam har kone se pehle hai.
@see geyser, toilet-fittings, mirror

# dough-in-fridge object
@names
en: kneaded dough in the fridge, dough overnight, leftover dough
hi: गुँथा आटा फ़्रिज में, फ्रिज में गुंथा आटा, रात का गुँथा आटा, बासी आटा
hg: gutha aata fridge me, fridge me aata, raat ka gutha hua aata, basi aata
@ask
hi: रात का गुँथा आटा सुबह काम में लेते हैं, पड़ोसन कहती है पाप लगता है
hg: raat ka gutha aata subah use karte hai, padosan kehti hai paap lagta hai
en: I knead dough at night for the morning tiffin, my sister in law says that calls spirits | is overnight dough in the refrigerator inauspicious | why do people press fingers into leftover dough | office at seven, can I store dough in a box overnight | rotis from yesterday's dough, health and belief
hi: सुबह के टिफ़िन के लिए रात को आटा गूँध कर फ़्रिज में रखती हूँ, जेठानी टोकती हैं | रात का गुँथा आटा रखना अशुभ है क्या | बचे आटे पर उँगली के निशान क्यों बनाते हैं | जल्दी ऑफ़िस जाना होता है, आटा डिब्बे में रात भर रख सकते हैं | बासी आटे की रोटी खाना कैसा है
hg: subah ke tiffin ke liye raat ko aata gundh ke fridge me rakhti hu, jethani tokti hai | raat ka gutha aata rakhna ashubh hai kya | bache aate pe ungli ke nishan kyu banate hai | jaldi office jana hota hai aata dabbe me raat bhar rakh sakte hai | basi aate ki roti khana kaisa hai
@ok modern regional CUSTOM
en: Covered dough in the fridge brings no spirit; it is folk belief, as a round of dough recalls the pinda of shraddh. Families that mind press finger marks into it or pinch a bit off. For health use it within a day.
hi: फ़्रिज में ढका गुँथा आटा कोई साया नहीं बुलाता; यह लोक-मान्यता है, क्योंकि आटे का गोला श्राद्ध के पिंड जैसा लगता है। जो मानते हैं वे उस पर उँगलियों के निशान बना देते हैं या थोड़ा निकाल देते हैं। सेहत के लिए एक दिन में काम में लें।
hg: Fridge me dhaka gutha aata koi saaya nahi bulata; yeh lok-manyata hai, kyunki aate ka gola shraddh ke pind jaisa lagta hai. Jo maante hain woh us par ungliyon ke nishan bana dete hain ya thoda nikal dete hain. Sehat ke liye ek din me kaam me lein.
@how modern wide SENSE
en: Keep dough in a closed box with a drop of oil on top, at the back of the fridge; sour smell or grey spots mean throw it away. A working morning is reason enough, and nobody at home is failing a duty.
hi: आटा बंद डिब्बे में, ऊपर थोड़ा तेल लगाकर, फ़्रिज में पीछे रखें; खट्टी गंध या काले धब्बे हों तो फेंक दें। सुबह की नौकरी काफ़ी कारण है, इसमें किसी कर्तव्य की चूक नहीं।
hg: Aata band dibbe me, upar thoda tel lagakar, fridge me peeche rakhein; khatti gandh ya kaale dhabbe hon to phenk dein. Subah ki naukri kaafi karan hai, isme kisi kartavya ki chook nahi.
@see fridge

# kitchen-island structure
@names
en: kitchen island, island counter, breakfast counter, stove on an island
hi: किचन आइलैंड, रसोई के बीच काउंटर, नाश्ते का काउंटर
hg: kitchen island, rasoi ke beech counter, breakfast counter
@ask
en: is a kitchen island good in vaastu | hob on the island in the middle | breakfast counter direction | kitchen island in the centre of the house | stove in the middle of the kitchen | sink on the island
hi: रसोई में आइलैंड ठीक है क्या | रसोई के बीच में चूल्हा | नाश्ते का काउंटर किस दिशा में | किचन आइलैंड पर सिंक | बीच में काउंटर वास्तु
hg: rasoi me island thik hai kya | kitchen ke beech me chulha | breakfast counter kis disha me | kitchen island par sink | beech me counter vastu
@ok derived most DED
en: A kitchen island as a work or breakfast table is fine; the stove is liked better at the south-east wall than on an island in the middle, which vaastu keeps light and free of fire.
hi: काम या नाश्ते की मेज़ के रूप में किचन आइलैंड ठीक है; चूल्हा बीच के आइलैंड से अच्छा आग्नेय की दीवार पर, क्योंकि बीच को हल्का और अग्नि-रहित रखते हैं।
hg: Kaam ya naashte ki mez ke roop me kitchen island theek hai; chulha beech ke island se achha south-east ki deewar par, kyunki beech ko halka aur agni-rahit rakhte hain.
@do modern most PRAC
en: If the hob is built on the island, cook facing east, keep the sink on another counter, and an extractor above. Guests at the counter look north or east where they can.
hi: चूल्हा आइलैंड पर ही हो तो पूर्व मुख होकर पकाएँ, सिंक दूसरे काउंटर पर, ऊपर चिमनी। काउंटर पर बैठने वाले हो सके तो उत्तर या पूर्व देखें।
hg: Chulha island par hi ho to purv munh hokar pakayein, sink doosre counter par, upar chimney. Counter par baithne wale ho sake to north ya east dekhein.
@see kitchen-platform, open-kitchen
`;
