import type { GeneralRuleId, RoomId } from '#domain/vaastu/types.ts';

/** Things inside a room that have a place or a facing of their own. */
export type ThingId =
  | 'stove' | 'sink' | 'bed' | 'head' | 'mirror' | 'desk' | 'idol' | 'geyser' | 'wc' | 'fridge' | 'television' | 'sofa'
  | 'worshipper' | 'cook' | 'vehicle' | 'eating' | 'steps' | 'safe_door' | 'clock' | 'picture' | 'colour' | 'plant' | 'window' | 'pillar' | 'beam'; // prettier-ignore

export type TopicId =
  | 'brahmasthan' | 'marma' | 'slope' | 'cut' | 'extension' | 'weights' | 'vedha' | 'door_form' | 'main_door' | 'sleep' | 'trees'
  | 'facing' | 'veedhi_shoola' | 'plot_shape' | 'openings' | 'water' | 'mandala' | 'padas' | 'zones' | 'elements' | 'vaastu' | 'directions' | 'remedy_object' | 'vastu_shanti' | 'north_kind'; // prettier-ignore

export type SignalId =
  | 'where' | 'which_side' | 'face' | 'below' | 'above' | 'opposite' | 'together' | 'beside' | 'what_is' | 'why' | 'myth' | 'score' | 'raise' | 'change' | 'remedy' | 'compare' | 'order' | 'muhurta' | 'panchang' | 'festival' | 'astrology' | 'plot' | 'corner' | 'wall' | 'in' | 'side' | 'not' | 'cannot' | 'instead' | 'except' | 'greeting' | 'thanks' | 'who_are_you' | 'crisis' | 'override' | 'health' | 'money' | 'law' | 'safety' | 'office' | 'shop' | 'owner' | 'under_ground' | 'above_ground' | 'room' | 'can' | 'ok' | 'best' | 'vaastu_word' | 'structure' | 'house' | 'overview' | 'moving_in' | 'or' | 'and'; // prettier-ignore

export type Side = 'N' | 'E' | 'S' | 'W';
export type Corner = 'NE' | 'SE' | 'SW' | 'NW';

export type Concept =
  | { kind: 'room'; id: RoomId }
  | { kind: 'thing'; id: ThingId }
  | { kind: 'topic'; id: TopicId }
  | { kind: 'signal'; id: SignalId }
  | { kind: 'side'; id: Side }
  | { kind: 'corner'; id: Corner }
  | { kind: 'centre'; id: 'C' };

/** Which general rules speak about a topic. */
export const topicRules: Readonly<Partial<Record<TopicId, readonly GeneralRuleId[]>>> = {
  brahmasthan: ['G01'],
  marma: ['G02'],
  slope: ['G03'],
  cut: ['G04'],
  extension: ['G05'],
  weights: ['G06'],
  vedha: ['G07'],
  door_form: ['G08'],
  main_door: ['G09'],
  sleep: ['G10'],
  trees: ['G11'],
  facing: ['G12'],
  veedhi_shoola: ['G13'],
  plot_shape: ['G14'],
  openings: ['G15'],
  water: ['G16'],
};

/** The ways people write each room, in Latin letters and in Devanagari. Spellings that sound alike are found anyway. */
export const roomWords: Readonly<Record<RoomId, string>> = {
  kitchen:
    'kitchen, kitchn, kichan, kitchan, modular kitchen, open kitchen, rasoi, rasoyi, rasoi ghar, rasoighar, rasoi ka kamra, pakshala, chauka, chowka, chulha, cooking area, cooking room, cook room, pantry kitchen, किचन, किचेन, रसोई, रसोईघर, रसोई घर, पाकशाला, चूल्हा, चौका',
  master_bedroom:
    'master bedroom, master bed room, mastar bedroom, master room, masterbed, main bedroom, mukhya bedroom, mukhya shayan kaksh, mukhiya ka kamra, mukhiya ka bedroom, malik ka kamra, malik ka bedroom, parents bedroom, parents room, parents ka kamra, parents ka bedroom, maa baap ka kamra, couple bedroom, couple room, couple ka bedroom, pati patni ka kamra, pati patni ka bedroom, husband wife bedroom, ghar ke mukhiya ka kamra, our bedroom, मास्टर बेडरूम, मास्टर बैडरूम, मुख्य शयनकक्ष, मुख्य शयन कक्ष, मुख्य बेडरूम, मुखिया का कमरा, गृहस्वामी का शयनकक्ष, गृहस्वामी का कमरा, पति पत्नी का कमरा, माता पिता का कमरा, माता पिता का बेडरूम',
  bedroom:
    'bedroom, bed room, bedrum, badroom, second bedroom, shayan kaksh, shayankaksh, sone ka kamra, sone wala kamra, sleeping room, kamra, kamre, bedrum, कमरा, कमरे, बेडरूम, बैडरूम, बेड रूम, शयनकक्ष, शयन कक्ष, सोने का कमरा, सोने वाला कमरा',
  children_bedroom:
    'children bedroom, children room, childrens room, child room, child bedroom, kids room, kid room, kids bedroom, baby room, nursery, son room, daughter room, sons bedroom, daughters bedroom, bachon ka kamra, bachhon ka kamra, bacchon ka kamra, bacho ka kamra, bachho ka room, bacho ka room, bachche ka kamra, bacche ka kamra, bache ka room, bachchon ka bedroom, bachon ka bedroom, bachho ke room, bachhon ke room, bachon ke room, bachchon ke room, bacchon ke room, bachon ke kamre, bachchon ke kamre, bacchon ka room, bachon ka room, bachchon ka room, beti ka kamra, bete ka kamra, beti ka bedroom, bete ka bedroom, बच्चों का कमरा, बच्चों का शयनकक्ष, बच्चों का बेडरूम, बच्चों का रूम, बच्चे का कमरा, बच्चे का बेडरूम, बेटे का कमरा, बेटी का कमरा, बेटी का बेडरूम, बेटे का बेडरूम',
  guest_room:
    'guest room, guestroom, guest bedroom, guests room, mehman ka kamra, mehmaan ka kamra, mehmano ka kamra, mehmaan room, mehman kaksh, atithi kaksh, atithi griha, atithi ka kamra, गेस्ट रूम, मेहमान का कमरा, मेहमानों का कमरा, मेहमान कक्ष, अतिथि कक्ष, अतिथि का कमरा',
  pooja:
    'pooja, puja, pooja room, puja room, pooja ghar, puja ghar, poojaghar, pooja ka kamra, pooja sthan, puja sthal, pujaghar, poja ghar, poja room, pooja corner, mandir, ghar ka mandir, home temple, temple, prayer room, devghar, dev ghar, devsthan, thakur ghar, deity room, shrine, altar, मंदिर, मन्दिर, घर का मंदिर, पूजा, पूजाघर, पूजा घर, पूजा कक्ष, पूजा रूम, पूजा स्थान, पूजा स्थल, पूजा का कमरा, देवघर, देवस्थान, ठाकुर घर, टेंपल',
  toilet:
    'toilet, toilets, tolet, toylet, toilet room, common toilet, toilet bathroom, bathroom toilet, toilet and bathroom, toilet bath, bath toilet, toilet cum bathroom, latrine, latrin, lavatory, washroom, wash room, restroom, powder room, loo, wc, w c, commode room, shauchalaya, shauchalay, sauchalay, sauchalya, bathroom with wc, let bath, lat bath, lavatry, latrine bathroom, latrin bathroom, bathroom latrine, toilet washroom, टॉयलेट, टायलेट, टोयलेट, शौचालय, लैट्रिन, लेट्रिन, वॉशरूम, वाशरूम, संडास, पाखाना, sandas, paikhana',
  bathroom:
    'bathroom, bath room, bath, bathrum, bathing room, bathing area, shower, shower room, snanghar, snan ghar, snangrih, snan griha, gusalkhana, ghusalkhana, nahane ka kamra, nahani, बाथरूम, बाथ रूम, स्नानघर, स्नान घर, स्नानगृह, गुसलखाना, नहाने का कमरा',
  living_room:
    'living room, living area, livingroom, living hall, hall, drawing room, drawingroom, drawing hall, sitting room, lounge, baithak, baithak ka kamra, family room, ड्राइंग रूम, ड्रॉइंग रूम, लिविंग रूम, बैठक, हॉल, बैठक कक्ष, बैठक का कमरा',
  dining:
    'dining, dining room, dining hall, dining area, dining space, dinning, dinning room, dinning table, dining table, dining table ki jagah, bhojan kaksh, khane ka kamra, khana khane ka kamra, khane ki mez, khane ki table, khane ki jagah, डाइनिंग, डाइनिंग रूम, डाइनिंग टेबल, डाइनिंग हॉल, भोजन कक्ष, खाने का कमरा, भोजन का कमरा, खाने की मेज',
  study:
    'study, study room, studyroom, study table, study desk, study area, study corner, reading room, library, home office, homeoffice, wfh room, wfh, work from home, work from home room, work desk, office room at home, padhai, padhai ka kamra, padhai wala kamra, padhne ka kamra, padhai room, padhai ki table, padhai ki mez, padhai ka table, adhyayan kaksh, pustakalaya, स्टडी, स्टडी रूम, स्टडी टेबल, अध्ययन, अध्ययन कक्ष, पढ़ाई, पढ़ाई का कमरा, पढ़ाई की मेज, पढ़ाई की टेबल, पढ़ने का कमरा, होम ऑफिस, वर्क फ्रॉम होम, पुस्तकालय',
  entrance:
    'entrance, entry, enterance, entrence, entrance door, entry door, main entrance, main entry, main door, maindoor, main gate, maingate, main dwar, front door, front gate, front entrance, gate, darwaza, darwaja, mukhya dwar, mukhya darwaza, pravesh dwar, dwar, door, doorway, door pada, house entrance, ghar ka gate, ghar ka darwaza, entry gate, मुख्य द्वार, मुख्य दरवाजा, मुख्य दरवाज़ा, मेन गेट, मेन डोर, दरवाजा, दरवाज़ा, दरवाजे, प्रवेश द्वार, द्वार, गेट, डोर, एंट्रेंस, एंट्री, मुख्य प्रवेश',
  staircase:
    'staircase, stair case, stairs, stair, stairway, seedhi, seedhiyan, seedhiya, sidhi, sidi, sidhiya, sidhiyan, seedi, seedhiyon, sidhiyon, zeena, jeena, zina, pauri, सीढ़ी, सीढ़ियाँ, सीढ़ियां, सीढ़ियों, सीढि, सीढी, सीढियां, सीढियों, जीना, ज़ीना, स्टेयरकेस',
  store:
    'store, store room, storeroom, storage room, store rum, storage, store house, lumber room, bhandar, bhandar ghar, bhandar griha, kabad room, kabadkhana, godown, warehouse, स्टोर, स्टोर रूम, स्टोररूम, भंडार, भंडार घर, भण्डार, भंडारगृह, गोदाम',
  grain_pantry:
    'pantry, grain store, grain storage, grain room, grains, food grain, ration, ration ka kamra, rashan, anaaj, anaj, anaj ka kamra, anaaj ka bhandar, anna bhandar, ann bhandar, dhanya, kothar, provisions, अनाज, अन्न भंडार, अन्न, राशन, अनाज का कमरा, अनाज भंडार, अनाज का भंडार, कोठार, पेंट्री',
  overhead_tank:
    'overhead tank, over head tank, overhead water tank, ovarhead tank, oht, water tank, watertank, pani ki tanki, paani ki tanki, pani ka tank, paani ka tank, chhat ki tanki, chat ki tanki, chhat par tanki, chhat pe pani ki tanki, tanki, roof tank, terrace tank, rooftop tank, tank on roof, tank on terrace, tank on the roof, tank on the terrace, sintex, ओवरहेड टैंक, ओवर हेड टैंक, पानी की टंकी, छत की टंकी, छत पर टंकी, छत पर पानी की टंकी, टंकी, वाटर टैंक, पानी का टैंक',
  underground_water:
    'underground water, underground water tank, underground tank, under ground tank, under ground water tank, ug tank, ugt, sump, sump tank, water sump, borewell, bore well, borwell, borevel, boring, bore, boring well, tubewell, tube well, nalkoop, handpump, hand pump, kuan, kuwa, kuaan, kua, kunwa, kuva, a well, the well, open well, water well, dug well, bhumigat tank, bhumigat tanki, bhumigat pani, zameen ke niche tank, jameen ke andar tanki, zameen ke andar pani ki tanki, zameen ke niche pani ki tanki, underground pani ki tanki, hauz, haud, rainwater pit, बोरवेल, बोरिंग, कुआँ, कुआं, कुँआ, भूमिगत जल, भूमिगत टंकी, भूमिगत टैंक, भूमिगत पानी की टंकी, जमीन के नीचे पानी की टंकी, जमीन के अंदर पानी की टंकी, अंडरग्राउंड टैंक, अंडरग्राउंड पानी की टंकी, अंडरग्राउंड वाटर टैंक, ट्यूबवेल, नलकूप, हैंडपंप, संप, हौज',
  septic_tank:
    'septic tank, septic, septik tank, saptic tank, septic pit, soak pit, sewage tank, sewage pit, drain pit, gutter, gutter tank, gatar, gattar, sewer, sewer chamber, sewer pit, manhole, nali ka gaddha, सेप्टिक टैंक, सैप्टिक टैंक, सेप्टिक, सोक पिट, सोकपिट, गटर, सीवर, सीवेज टैंक',
  garage:
    'garage, garaj, parking, car parking, carparking, car porch, carport, portico, bike parking, car shed, car park, gaadi, gadi, gadi khadi, gaadi ki parking, car ki jagah, car khadi, vehicle parking, scooter, गैराज, गैरेज, पार्किंग, कार पार्किंग, गाड़ी, गाड़ी की पार्किंग, कार पोर्च',
  balcony:
    'balcony, balkony, balcani, balkani, verandah, veranda, varanda, barandah, baranda, baramda, chhajja, chajja, sit out, sitout, gallery, बालकनी, बाल्कनी, बरामदा, बरामदे, छज्जा',
  basement:
    'basement, besment, basment, cellar, tehkhana, tahkhana, talghar, tal ghar, बेसमेंट, तहखाना, तलघर, तहख़ाना',
  office_cabin:
    'office cabin, cabin, kebin, boss cabin, md cabin, ceo cabin, owner cabin, owners cabin, director cabin, manager cabin, boss room, md room, ceo room, boss ka cabin, boss ka kamra, malik ka cabin, malik ka kebin, boss ki seat, owner ki seat, malik ki seat, malik ki gaddi, owner seat, owner desk, boss seat, boss desk, boss table, head office room, boss kahan baithe, malik kahan baithe, owner kahan baithe, where should the boss sit, where should the owner sit, केबिन, कैबिन, मालिक का केबिन, बॉस का केबिन, बॉस केबिन, मालिक का कमरा ऑफिस में, ऑफिस का केबिन, मालिक की सीट',
  cash_counter:
    'cash counter, cash box, cash, cashbox, the safe, my safe, iron safe, safe and locker, cash locker, cash register, billing counter, bill counter, billing desk, tijori, tijouri, tijory, galla, galle, locker, lockar, money locker, almari, almirah, almira, almirah locker, wardrobe locker, safe locker, money safe, cupboard, treasury, jewellery locker, jewelry box, paisa rakhne, paise rakhne ki jagah, तिजोरी, तिजौरी, कैश काउंटर, कैश बॉक्स, कैश, अलमारी, आलमारी, लॉकर, गल्ला, गल्ले, बिलिंग काउंटर',
  reception:
    'reception, resepshan, receptionist, reception desk, reception area, front desk, front office, help desk, counter, waiting area, स्वागत कक्ष, रिसेप्शन, रिसेप्शनिस्ट, काउंटर',
  accounts:
    'accounts, account department, accounts department, accounts desk, accounts team, accountant, accountants, finance department, finance desk, finance team, lekha vibhag, munim, लेखा विभाग, अकाउंट्स, अकाउंट विभाग, अकाउंट डिपार्टमेंट, अकाउंट सेक्शन, अकाउंट डेस्क, अकाउंटेंट, लेखा, मुनीम',
  conference:
    'conference, conference room, conference hall, meeting room, meeting hall, board room, boardroom, marketing, marketing team, marketing department, sales team, sabha kaksh, कॉन्फ्रेंस रूम, कॉन्फ्रेंस, मीटिंग रूम, सभा कक्ष, मार्केटिंग',
  electrical:
    'electrical, electric panel, electrical panel, electric meter, electricity meter, meter, meter board, meter box, main switch, switch board, mcb, fuse box, inverter, invertor, inverter battery, ups, battery, generator, genset, dg set, transformer, boiler, geyser, gizer, water heater, bijli, bijli ka meter, bijli ka panel, bijli ka board, bijli meter, electric board, इन्वर्टर, इनवर्टर, जनरेटर, जेनरेटर, बिजली, बिजली का मीटर, बिजली का बोर्ड, मीटर, ट्रांसफार्मर, गीजर, गीज़र, बॉयलर, विद्युत, बैटरी',
  utility:
    'utility, utility area, utility room, laundry, laundry room, washing machine, washing area, wash area, dhulai, kapde dhone ki jagah, kapde dhone, servant room, servant quarter, maid room, servants room, naukar ka kamra, यूटिलिटी, वाशिंग मशीन, वॉशिंग मशीन, धुलाई, कपड़े धोने की जगह, नौकर का कमरा, सर्वेंट रूम',
  lift: 'lift, elevator, home lift, lift shaft, lift area, लिफ्ट, एलिवेटर',
  open_space:
    'open space, open area, empty space, garden, gardan, kitchen garden, lawn, courtyard, court yard, backyard, front yard, angan, aangan, chowk, khuli jagah, khula hissa, bageecha, bagicha, bagiya, आँगन, आंगन, बगीचा, बाग, गार्डन, लॉन, खुला स्थान, खुली जगह, बगिया',
  water_feature:
    'water feature, swimming pool, swiming pool, pool, fountain, water fountain, fawara, fauvara, aquarium, fish tank, fish aquarium, fish pond, pond, waterfall, machhli ghar, talab, स्विमिंग पूल, फव्वारा, फ़व्वारा, एक्वेरियम, मछली घर, मछलीघर, फिश टैंक, तालाब, पूल',
  heavy_tree:
    'heavy tree, big tree, large tree, huge tree, tree, trees, ped, peda, bada ped, peepal, pipal, peepal tree, banyan, bargad, neem, neem tree, mango tree, coconut tree, पेड़, बड़ा पेड़, वृक्ष, पीपल, बरगद, नीम, vriksh, vruksh',
};

export const thingWords: Readonly<Record<ThingId, string>> = {
  stove:
    'stove, gas, gas stove, gas chulha, burner, hob, cooktop, cook top, oven, chulhe, platform, kitchen platform, kitchen slab, slab, गैस, गैस चूल्हा, गैस का चूल्हा, प्लेटफार्म, स्लैब',
  sink: 'sink, wash basin, washbasin, basin, सिंक, वाश बेसिन, बेसिन',
  bed: 'bed, bed ka sirhana, palang, khat, charpai, cot, headboard, बेड, पलंग, खाट, बिस्तर, bistar',
  head: 'head, sir, sar, sirhana, sirahana, sleep, sleeping, sona, sone, sote, soye, soyein, so sakte, soo, leit, letna, सिर, सर, सिरहाना, सोना, सोने, सोते, सोएँ, सोएं, सोए, सो सकते, पैर, pair karke, feet',
  mirror:
    'mirror, mirrors, sheesha, shisha, aaina, aina, darpan, dressing table, dressing mirror, शीशा, आईना, आइना, दर्पण, ड्रेसिंग टेबल',
  desk: 'desk, table, computer table, laptop, work table, mez, workstation, chair, baithna, baithkar, baithe, sit, sitting, desk ka muh, डेस्क, टेबल, मेज, मेज़, बैठकर, बैठना, कुर्सी, बैठने',
  idol: 'idol, idols, murti, moorti, murtiyan, statue, god photo, bhagwan ki photo, bhagwan ki murti, photo of god, deity, deities, bhagwan, मूर्ति, मूर्तियाँ, मूर्तियां, मूर्तियों, भगवान, भगवान की मूर्ति, भगवान की फोटो, देवता, प्रतिमा',
  geyser: 'geyser, gizer, geezer, water heater, गीजर, गीज़र',
  wc: 'commode, sit on the commode, on the commode, wc seat, toilet seat, pot, seat, pan, कमोड, सीट',
  fridge: 'fridge, refrigerator, freez, freeze, फ्रिज',
  television: 'tv, television, led tv, tv unit, टीवी, टेलीविजन',
  sofa: 'sofa, sofa set, couch, diwan, furniture, सोफा, सोफ़ा, फर्नीचर',
  worshipper:
    'while praying, praying, pray, while doing pooja, pooja karte, puja karte, pooja karne, puja karne, doing puja, doing pooja, prayer, prarthana, पूजा करते, पूजा करने, प्रार्थना, पूजा करें, jap, dhyan, meditation, ध्यान, जप, meditate',
  cook: 'cooking, cook, while cooking, khana banate, khana banane, khana pakate, khana bnate, khana pakana, khana banana, खाना बनाते, खाना बनाने, खाना पकाते, भोजन बनाते, भोजन पकाते, खाना पकाने, भोजन बनाने',
  vehicle: 'car, bike, vehicle, कार, वाहन',
  eating:
    'eating, eat, while eating, khana khate, khana khane, khate samay, bhojan karte, bhojan karne, खाना खाते, भोजन करते, खाते समय, खाना खाने, भोजन करने',
  steps:
    'steps, number of steps, clockwise, anticlockwise, anti clockwise, kitni seedhi, kitni seedhiyan, climb, chadhe, chadhna, चढ़ें, चढ़ना, paydan, सीढ़ियों की संख्या, कितनी सीढ़ियाँ, कितनी सीढ़ियां, पायदान, घड़ी की दिशा',
  safe_door:
    'locker door, safe door, almirah door, locker facing, tijori ka muh, tijori ka mukh, तिजोरी का मुँह, तिजोरी का मुंह, तिजोरी का मुख, तिजोरी का दरवाजा',
  clock: 'clock, ghadi, wall clock, घड़ी, घड़ियाँ',
  picture: 'photo, painting, picture, photos, paintings, tasveer, family photo, तस्वीर, फोटो, पेंटिंग, चित्र',
  colour: 'colour, color, paint, colours, colors, rang, wall colour, wall color, rang konsa, रंग, कलर, पेंट',
  plant:
    'plant, plants, paudha, podha, money plant, tulsi, tulsi plant, basil, bamboo plant, पौधा, पौधे, तुलसी, मनी प्लांट',
  window:
    'window, windows, khidki, khidkiyan, khidkiya, ventilation, ventilator, खिड़की, खिड़कियाँ, खिड़कियां, खिड़कियों, रोशनदान',
  pillar: 'pillar, pillars, column, columns, khamba, khambha, stambh, pilar, खंभा, खम्भा, स्तंभ, पिलर, कॉलम',
  beam: 'beam, beams, beam ke niche, under beam, under a beam, बीम, धरन, शहतीर',
};

export const topicWords: Readonly<Record<TopicId, string>> = {
  brahmasthan:
    'brahmasthan, brahmasthana, bramhasthan, brahma sthan, bramasthan, brahm sthan, ब्रह्मस्थान, ब्रम्हस्थान, ब्रह्म स्थान',
  marma: 'marma, marm, marma point, marma points, marma sthan, मर्म, मर्म स्थान, मर्मस्थान',
  slope:
    'slope, sloping, dhalan, dhalaan, dhaal, dhal, dhalav, floor level, ground level, roof slope, higher ground, plot level, uncha neecha, water flow, ढलान, ढाल, ऊँचा नीचा, ऊंचा नीचा',
  cut: 'cut, cut corner, missing corner, corner missing, corner cut, corner is cut, corner cut hai, kata hua, kata kona, kona kata, kat gaya, cut hai, kata hai, missing, कटा, कटा हुआ, कटा कोना, कोना कटा, कटी हुई, कोना गायब',
  extension:
    'extension, extended, extend, extended corner, badha hua, badhana, bada hua, vistar, projection, aage nikla, बढ़ा हुआ, विस्तार, बढ़ाना चाहते, निकला हुआ, आगे निकला',
  weights:
    'heavy, heavier, weight, bhari saman, bhari, vajan, wajan, heaviest, lightest, halka, भारी, भारी सामान, वजन, वज़न, भार, हल्का',
  vedha:
    'vedha, dwar vedh, dwar vedha, vedh, vedh dosh, obstruction, obstructing, pole in front, tree in front, pillar in front, electric pole, pole, bijli ka khamba, tree opposite main door, khamba samne, ped samne, darwaze ke samne, main door ke samne, gate ke samne, in front of main door, in front of the main door, opposite the main door, in front of door, in front of gate, in front of my gate, in front of main gate, in front of my main door, वेध, द्वार वेध, दरवाजे के सामने, दरवाज़े के सामने, द्वार के सामने, गेट के सामने, मुख्य द्वार के सामने, मुख्य दरवाजे के सामने',
  door_form:
    'one above another, doors above, shuts on its own, closes on its own, opens on its own, shuts by itself, khud band, khud khul, apne aap, अपने आप, door opens by itself, self opening, door closes by itself, self closing, apne aap khulta, apne aap band, door above door, door size, door over door, अपने आप खुलता, अपने आप बंद, दरवाजे के ऊपर दरवाजा',
  main_door:
    'bigger than main door, fancier, bigger than the main door, back door is bigger, biggest door, largest door, main door bigger, main door biggest, door decoration, decorate main door, sabse bada darwaza, सबसे बड़ा दरवाजा',
  sleep:
    'sleep direction, sleeping direction, head direction, sir karke, sar karke, head towards, head while sleeping, sirhana, sir rakhkar, sar rakh kar, head facing, sleep with head, head in north, head in south, sone ki disha, sir kis taraf, sir kidhar, sar kis taraf, sir kis disha, सिर करके, सिर रखकर, सिर किस, सिरहाना, सोने की दिशा, सोने की सही दिशा, सिर किधर, सिर रख, सिर कर, pair karke, पैर करके, सोना चाहिए, sona chahiye, should i sleep, should we sleep, sleep with, so sakte, सो सकते, head to the, head to, sleeping with, सिर की दिशा',
  trees:
    'which tree, kaun sa ped, konsa ped, ped lagana, ped lagaye, tree planting, plant a tree, plant tree, banyan tree, thorny, thorn, cactus, kanta, कौन सा पेड़, पेड़ लगाना, पेड़ लगाएँ, पेड़ लगाएं, पेड़ लगाने, काँटेदार, कांटेदार, कैक्टस',
  facing:
    'facing house, facing home, facing flat, facing plot, facing property, facing apartment, facing villa, facing ghar, facing makan, facing building, facing shop, facing site, facing bungalow, mukhi, mukhi ghar, mukhi makan, mukhi plot, mukhi house, मुखी, मुखी घर, मुखी मकान, मुखी प्लॉट, फेसिंग, facing hai, facing h, faces',
  veedhi_shoola:
    'veedhi shoola, veethi shoola, vithi shula, veedhi shool, vithi shool, veedhi shula, road hitting, road hits, road pointing, t junction, t point, t-junction, t road, road ends, road ending, road end, tee junction, dead end, sadak samne se, road seedhe, road takra, sadak takra, marg vedh, वीथी शूल, वीथि शूल, टी पॉइंट, टी जंक्शन, सड़क टकरा, मार्ग वेध, सड़क सीधे, सड़क सीधी, सड़क सामने से',
  plot_shape:
    'plot size, size of plot, plot dimension, plot dimensions, rectangular, plot ka size, plot shape, shape of plot, shape of the plot, square plot, rectangular plot, rectangle plot, triangular plot, triangle plot, irregular plot, l shaped, l shape, l-shaped, triangle, triangular, gaumukhi, gomukhi, shermukhi, sher mukhi, singhmukhi, plot ka aakar, plot ka akar, tedha plot, tikona, तिकोना, plot ratio, length width, लंबाई चौड़ाई, प्लॉट का आकार, गौमुखी, गोमुखी, शेरमुखी, सिंहमुखी, त्रिकोण, आयताकार, वर्गाकार, चौकोर, tikona plot',
  openings:
    'openings, more windows, window direction, windows direction, khidki kis, khidki kidhar, windows in, window in, khidki kahan, khidkiyan kis, खिड़की किस, खिड़कियाँ किस, खिड़कियां किस, खिड़की किधर',
  water:
    'water source, water body, water direction, water element, jal srot, jal ka sthan, पानी का स्रोत, जल स्रोत, जल का स्थान, जल तत्व',
  mandala:
    'vastu purusha, vaastu purusha, vastu purush, vaastu purush, vastu purush mandal, purusha mandala, mandala, mandal, वास्तु पुरुष, वास्तुपुरुष, मंडल',
  padas:
    'pada, padas, door pada, dwar pada, 32 doors, 32 entrances, 32 pada, 32 padas, 32 dwar, पद, द्वार पद, 32 द्वार, 32 पद',
  zones:
    '16 zones, 16 zone, sixteen zones, 16 directions, mahavastu, 16 disha, 16 क्षेत्र, 16 दिशा, 16 दिशाएँ, सोलह दिशा',
  elements:
    'five elements, panch tatva, panchtatva, panch tattva, pancha bhoota, element, elements, tatva, tattva, पंचतत्व, पंच तत्व, पंचमहाभूत, तत्व',
  vaastu:
    'vastu kya hai, vastu shastra kya hai, vaastu kya hai, vastu shastra, vaastu shastra, vastu science, वास्तु क्या है, वास्तु शास्त्र क्या है, वास्तु शास्त्र, वास्तुशास्त्र',
  directions:
    'ruling planet, ruling deity, lord of, swami, devta kaun, kaun devta, deity of, planet of, kaun sa grah, स्वामी, देवता कौन, कौन देवता, कौन सा ग्रह, dikpal, दिक्पाल, lord of direction',
  remedy_object:
    'pyramid, pyramids, crystal, crystals, salt, namak, sendha namak, copper strip, metal strip, yantra, swastik, swastika, om sign, camphor, kapoor, mirror remedy, gemstone remedy, wind chime, feng shui, laughing buddha, horse shoe, horseshoe, tortoise, पिरामिड, क्रिस्टल, नमक, सेंधा नमक, यंत्र, स्वस्तिक, कपूर, तांबे की पट्टी, फेंगशुई, कछुआ, घोड़े की नाल',
  vastu_shanti:
    'vastu shanti, vaastu shanti, vastu shanti puja, vastu puja, vastu pooja, bhoomi pujan, bhumi pujan, bhoomi pooja, havan, वास्तु शांति, वास्तु पूजा, भूमि पूजन, हवन',
  north_kind:
    'true north, magnetic north, compass, kaise pata, disha kaise, kampas, direction kaise, find direction, find north, measure direction, phone compass, असली उत्तर, कंपास, कम्पास, दिशा कैसे, दिशा पता, compas',
};

export const signalWords: Readonly<Record<SignalId, string>> = {
  where:
    'where, kaha, kahan, kahaan, kaha honi, kahan honi, me honi, disha honi, taraf honi, kaha pe, kahan par, kis jagah, kaun si jagah, konsi jagah, location, best place, right place, correct place, sahi jagah, uchit sthan, best position, position of, ideal place, ideal location, placement of, best spot, कहाँ, कहां, कहाँ होनी, कहां होनी, में होनी, ओर होनी, किस जगह, कौन सी जगह, उचित स्थान, सही जगह, सही स्थान',
  which_side:
    'which direction, which side, which way, what direction, which corner, which part, which zone, best direction, right direction, correct direction, ideal direction, good direction, kis munh, kis muh, किस मुँह, किस मुंह, kis disha, kis direction, kis side, kis taraf, kis kone, kis kon, konsi disha, kaun si disha, kaunsi disha, konsi direction, kaunsi direction, konsa direction, kon si disha, konsi side, kidhar, kis or, kis ore, sahi disha, shubh disha, direction kya, disha kya, disha kaun, disha batao, disha bataiye, which directions, kon sa corner, konsa corner, kaunsa corner, kaunsa kona, konsa kona, किस दिशा, किस ओर, किस तरफ, किस कोने, कौन सी दिशा, कौनसी दिशा, किधर, सही दिशा, शुभ दिशा, दिशा क्या, कौन सा कोना, कौन-सी दिशा, उचित दिशा, दिशा कौन',
  face: 'face, facing direction, face towards, facing towards, muh, munh, mukh, chehra, muh kidhar, muh karke, face karna, face karke, face kare, khulna, opens to, open towards, muh kis, मुँह, मुंह, मुख, चेहरा, मुँह करके, मुख करके, मुंह करके, की ओर मुख, की तरफ मुँह, की ओर मुँह, की तरफ मुंह, की ओर मुंह, should face, should it face, facing while',
  below:
    'below, under, underneath, beneath, ke niche, ke neeche, k niche, k neeche, ke nichey, niche, neeche, नीचे, के नीचे',
  above:
    'above, over, on top of, upstairs, ke upar, ke uper, k upar, k uper, ke oopar, upar, uper, ऊपर, के ऊपर',
  opposite:
    'opposite, in front of, infront of, facing each other, across from, ke samne, ke saamne, k samne, samne, saamne, aamne saamne, amne samne, सामने, के सामने, आमने सामने, आमने-सामने',
  together:
    'combined, together, ek sath, ek saath, inside, ke andar, k andar, एक साथ, के अंदर, ek hi kamre, एक ही कमरे, same room',
  beside:
    'behind, back side of, pichhe, piche, peeche, पीछे, deewar ek, ek hi hai, wall common, beside, next to, adjacent, adjacent to, adjoining, near, side by side, side wall, common wall, same wall, share a wall, shares a wall, sharing wall, shared wall, sharing a wall, wall shared, sath me, saath me, ke bagal, k bagal, bagal me, bagal mein, ke paas, ke pas, paas me, pas me, paas paas, ek hi deewar, ek deewar, sata hua, sati hui, chipka, lagta hua, saath saath, sath sath, agal bagal, बगल, के बगल, पास, के पास, पास पास, साथ साथ, सटा, सटा हुआ, सटी, सटी हुई, एक ही दीवार, लगा हुआ',
  what_is:
    'what is, what are, whats, what does, what do you mean, meaning, meaning of, define, explain, tell me about, describe, kya hota hai, kya hota h, kya hote hain, kya hoti hai, kise kehte, kise kahte, kya matlab, matlab kya, matlab, arth, samjhao, samjhaiye, samjhaye, ke bare me batao, ke baare mein, bare me bataye, क्या होता है, क्या होते हैं, क्या होती है, किसे कहते, मतलब, अर्थ, समझाइए, समझाएँ, समझाएं, समझाओ, के बारे में बताइए, के बारे में, difference between, antar, अंतर, tell me, kya hai matlab, significance, mahatva, महत्व',
  why: 'why, reason, kyun, kyu, kyo, kyon, kaaran, karan kya, wajah, क्यों, क्यूँ, कारण, वजह',
  myth: 'darate, dara rahe, dara diya, डराते, डरा रहे, cause, causes, hamesha, हमेशा, always, granth me, myth, myths, bad luck, badluck, unlucky, inauspicious, ashubh, manhoos, apshagun, apshakun, is it true, true that, really, sach, sach hai, sach me, sach mein, sacch, kya sach, jhooth, jhuth, andhvishwas, andhvishvas, superstition, believe, people say, everyone says, log kehte, log kahte, log bolte, log acha bolte, sab mana, log mana, mana kar rahe, sab mana kar, सब मना, लोग मना, मना कर रहे, kehte hain, kahte hain, suna hai, pandit ji ne kaha, pandit ne kaha, astrologer said, scientific, science, proof, vigyan, vaigyanik, curse, cursed, always bad, bad omen, evil, fatal, destroy, ruin, barbad, barbaad, destroyed, अशुभ, मनहूस, अपशकुन, सच, क्या सच, सच है, अंधविश्वास, लोग कहते, कहते हैं, सुना है, मिथक, वैज्ञानिक, विज्ञान, झूठ, बर्बाद, भ्रम, wahem, vaham, वहम, bad for, kharab hota, kharab hoti, kharab hai, khrab, bura hota, buri hoti, bura hai, खराब होता, खराब होती, बुरा होता, बुरी होती, hota hi, naseeb, badkismati, बदकिस्मती, lucky, dangerous, khatarnak, खतरनाक, guarantee, guaranteed',
  score:
    'score, rating, ratings, kitne milenge, kitna milega, out of 10, 10 me se, das me se, points, marks, percentage, kitne number, kitna number, स्कोर, रेटिंग, अंक, नंबर कितना, kitne ank, कितने अंक',
  raise:
    'improve, increase, go up, badhegi, badhega, badh jayega, badh jayegi, badh jaega, badhta, kitni badhegi, kitna badhega, sudhar, sudharega, sudhregi, kitna farak, kitna fark, farak padega, better ho jayega, shift kiya, milenge, milega, change, बढ़ेगी, बढ़ेगा, बढ़ जाएगी, बढ़ जाएगा, सुधरेगा, सुधरेगी, कितना फर्क, फर्क पड़ेगा, सुधार, drop, reduce, kam ho, gir, ghatega, ghategi, घटेगा, घटेगी, कम हो',
  change:
    'if i, if we, what if, what happens if, suppose, agar, yadi, convert, shift, replace, swap, bana du, bana doon, bana dun, bana dein, bana de, kar du, kar dun, khali karke, hata du, hata dun, hata kar, hatakar, badal du, badal de, shift kar, move, अगर, यदि, बना दूँ, बना दूं, बना दें, खाली करके, हटा दूँ, हटाकर, बदल दूँ, बदल दें, शिफ्ट, कर दूँ, कर दूं',
  remedy:
    'remedy, remedies, solution, solve, fix, correct it, cure, correction, how to correct, dosh nivaran, nivaran, upay, upaay, upaye, upchar, totka, tod, kaise theek, kaise thik, kaise sahi, theek kaise, thik kaise, kya karu, kya karun, kya karoon, kya kare, kya karein, kya kar sakte, ilaj, ilaaj, samadhan, hal batao, hal bataye, koi hal, what can i do, what should i do, what to do, how do i fix, bina tode, bina tod, without demolition, without breaking, without demolishing, dosh ka upay, dosh kaise, dosh door, dosh hatane, dosh dur, दोष कैसे, दोष दूर, दोष का उपाय, उपाय, निवारण, समाधान, दोष निवारण, क्या करूँ, क्या करूं, क्या करें, कैसे ठीक, ठीक कैसे, इलाज, बिना तोड़े, बिना तोड़फोड़, टोटका, हल बताइए, हल क्या, neutralise, neutralize, how to balance',
  compare:
    'swap, exchange, adla badli, aapas me badal, badal de kya, अदला बदली, आपस में बदल, interchange, better, which is better, compare, comparison, versus, vs, zyada accha, jyada acha, zyada acha, jyada accha, behtar, behtar hai, konsa behtar, kaun sa behtar, konsa accha, kaun sa accha, kaunsa better, konsa better, kaunsi behtar, dono me se, dono mein se, kaunsa sahi, konsa sahi, kaun sahi, which one, kaunsa thik, konsa thik, kaunsa theek, konsa theek, kaun sa theek, kaun sa thik, kise chune, kisko chune, prefer, बेहतर, ज्यादा अच्छा, ज़्यादा अच्छा, दोनों में से, कौन सा अच्छा, कौन सी अच्छी, तुलना, कौन सा सही, कौन बेहतर',
  order:
    'second best, second choice, alternative, alternate, alternatives, other option, options, option, aur kahan, aur kaha, vikalp, doosra option, dusra option, dusri jagah, doosri jagah, विकल्प, दूसरी जगह, दूसरा विकल्प, aur koi jagah, और कहाँ, दूसरी दिशा',
  muhurta:
    'muhurat, muhurta, muhurt, muhurth, mahurat, muhoorat, mohurat, shubh muhurat, auspicious date, auspicious day, auspicious time, auspicious dates, good date, good day, good time for, shubh din, shubh samay, shubh tithi, shubh tarikh, accha din, acha din, griha pravesh date, grih pravesh kab, griha pravesh kab, grah pravesh kab, when should i, which date, which day, kis din, kaun se din, kaunsa din, मुहूर्त, शुभ मुहूर्त, शुभ दिन, शुभ समय, शुभ तिथि, अच्छा दिन, किस दिन, कौन सा दिन, शुभ तारीख, गृह प्रवेश कब, गृहप्रवेश कब, best date, best day, best time',
  panchang:
    'panchang, panchangam, tithi, aaj ki tithi, rahu kalam, gulika, gulik kaal, yamaganda, yamgand, nakshatra, nakshatr, rahu kaal, rahukaal, rahu kal, rahukalam, choghadiya, chaughadiya, yoga today, karana, sunrise, sunset, moonrise, suryoday, suryast, chandroday, abhijit, brahma muhurta, brahma muhurat, paksha, shukla paksha, krishna paksha, पंचांग, तिथि, नक्षत्र, राहु काल, राहुकाल, गुलिक काल, यमगंड, चन्द्रोदय, योग और करण, अभिजित, चौघड़िया, सूर्योदय, सूर्यास्त, चंद्रोदय, अभिजीत, पक्ष, ब्रह्म मुहूर्त',
  festival:
    'vaisakhi, baisakhi, lohri, vishu, thaipusam, bihu, basant panchami, vasant panchami, saraswati puja, nag panchami, akshaya tritiya, akha teej, buddha purnima, guru purnima, guru nanak jayanti, gurpurab, mahavir jayanti, valmiki jayanti, ravidas jayanti, jayanti, janmotsav, rath yatra, govardhan puja, govardhan, annakut, naraka chaturdashi, narak chaturdashi, choti diwali, tulsi vivah, ahoi ashtami, kali puja, durga puja, durga ashtami, maha ashtami, ashtami, navami, chaturthi, panchami, pradosh, pradosha, sankashti, sankranti, holika dahan, pitru paksha, shraddha, shradh, vat savitri, dev deepawali, gita jayanti, vishwakarma puja, lakshmi puja, full moon, new moon, diwali, deepavali, deepawali, holi, navratri, navaratri, dussehra, dasara, vijayadashami, raksha bandhan, rakhi, janmashtami, ganesh chaturthi, shivratri, mahashivratri, karwa chauth, karva chauth, chhath, chhath puja, ekadashi, purnima, poornima, amavasya, amavas, makar sankranti, pongal, onam, ugadi, gudi padwa, ram navami, hanuman jayanti, dhanteras, bhai dooj, teej, festival, festivals, tyohar, vrat, upvas, बैसाखी, वैशाखी, लोहड़ी, बसंत पंचमी, वसंत पंचमी, नाग पंचमी, अक्षय तृतीया, बुद्ध पूर्णिमा, गुरु पूर्णिमा, गुरु नानक जयंती, महावीर जयंती, जयंती, रथ यात्रा, गोवर्धन पूजा, गोवर्धन, नरक चतुर्दशी, छोटी दिवाली, तुलसी विवाह, अहोई अष्टमी, दुर्गा पूजा, दुर्गा अष्टमी, अष्टमी, नवमी, चतुर्थी, पंचमी, प्रदोष, संकष्टी, संक्रांति, होलिका दहन, पितृ पक्ष, श्राद्ध, दिवाली, दीपावली, होली, नवरात्रि, नवरात्र, दशहरा, रक्षाबंधन, राखी, जन्माष्टमी, गणेश चतुर्थी, शिवरात्रि, महाशिवरात्रि, करवा चौथ, छठ, छठ पूजा, एकादशी, पूर्णिमा, अमावस्या, मकर संक्रांति, राम नवमी, हनुमान जयंती, धनतेरस, भाई दूज, तीज, त्योहार, व्रत, उपवास',
  astrology:
    'horoscope, rashifal, rashi, zodiac, kundli, kundali, janam kundli, birth chart, natal chart, manglik, mangal dosh, kaal sarp, kalsarp, shani, sade sati, sadesati, rahu, ketu, gemstone, ratna, numerology, ank jyotish, palmistry, tarot, dasha, mahadasha, lagna, graha, jyotish, astrology, love marriage, gun milan, guna milan, kundli milan, bhavishya, राशिफल, राशि, कुंडली, जन्मकुंडली, मांगलिक, मंगल दोष, काल सर्प, कालसर्प, शनि, साढ़े साती, साढ़ेसाती, राहु, केतु, रत्न, अंकज्योतिष, महादशा, लग्न, ज्योतिष, गुण मिलान, भविष्य',
  plot: 'plot, site, land, zameen, jameen, zamin, bhookhand, bhukhand, jamin, प्लॉट, प्लाट, जमीन, ज़मीन, भूखंड, भूमि',
  corner: 'corner, corners, kona, kone, kon, koney, kone me, konr, koने, कोना, कोने, कोण',
  wall: 'wall, walls, deewar, diwar, deewaar, diwal, dewar, दीवार, दीवाल',
  in: 'in, me, mein, main, mai, m, at, on, par, pe, per, towards, toward, में, मे, पर, to, taraf, tarf, ki taraf, ki or, ki ore, ki aur, की ओर, की तरफ, ओर, तरफ',
  side: 'side, direction, disha, zone, area, part, hissa, portion, sector, saide, दिशा, साइड, भाग, हिस्सा, हिस्से, डायरेक्शन',
  not: 'not, no, nahi, nahin, nai, nhi, nahee, mat, na, नहीं, नही, मत, isnt, dont, doesnt, never, without',
  cannot:
    'cannot build, cant build, cannot place, cant place, cannot make, cant make, cannot keep, cant keep, cannot put, cant put, cannot have, cant have, cannot be, cant be, cannot fit, cant fit, cant do, cannot do, not possible, impossible, unable, unavailable, not available, no space, no room for, isnt possible, mumkin nahi, possible nahi, nahi ban, nahi bn, nahi ban pa, nahi ban raha, nahi ban sakta, nahi ban sakti, nahi bana, nahi ban rahi, nahi bana sakte, nahi bana pa, nahi ho pa, nahi ho sakta, nahi ho sakti, nahi ho raha, nahi mil, nahi mil raha, jagah nahi, jagah nhi, space nahi, nhi ban, nhi ban pa, nhi bana, nhi bana sakte, nhi ho sakta, nhi ho pa, nhi mil, available nahi, rakh nahi, bana nahi, ban nahi, ban nhi, bana nhi, ho nahi, ho nhi, sambhav nahi, नहीं बन, नहीं बना, नहीं हो, नहीं मिल, संभव नहीं, जगह नहीं, बन नहीं, मुमकिन नहीं, हो नहीं, नही बन, नही हो, बना नहीं',
  instead:
    'instead of, rather than, ke bajay, ke bajaye, k bajay, ki jagah, ke badle, के बजाय, की जगह, के बदले, in place of',
  except:
    'except, other than, apart from, besides, chhod kar, chhodkar, chhod ke, chodkar, chod kar, ke alawa, ke alava, ke siwa, ke siva, k alawa, छोड़कर, छोड़ कर, के अलावा, के सिवा, excluding, not in, not the, away from',
  greeting:
    'hi, hello, hey, hii, hlo, helo, namaste, namaskar, namste, pranam, ram ram, jai shri ram, jai shree ram, radhe radhe, good morning, good evening, good afternoon, नमस्ते, नमस्कार, प्रणाम, राम राम, जय श्री राम, राधे राधे, हेलो, हाय, kaise ho, kaise hain, how are you, कैसे हो, कैसे हैं',
  thanks: 'thanks, thank you, thankyou, thx, dhanyavad, dhanyawad, shukriya, thnx, धन्यवाद, शुक्रिया, ok thanks',
  who_are_you:
    'who are you, what are you, are you human, are you a human, are you ai, are you an ai, are you a bot, are you chatgpt, what can you do, how can you help, who made you, tum kaun ho, aap kaun, aap kaun hain, aap kaun ho, tum kya kar sakte, aap kya kar sakte, kya kar sakte ho, tumhara naam, aapka naam, your name, आप कौन, तुम कौन, आप क्या कर, आपका नाम, insaan ho, robot ho, bot ho, help me',
  crisis:
    'suicide, suicidal, kill myself, killing myself, end my life, ending my life, want to die, wanna die, dont want to live, do not want to live, no reason to live, not want to live, self harm, hurt myself, hang myself, aatmhatya, atmahatya, atmhatya, khudkushi, khudkhushi, marna chahta, marna chahti, mar jana chahta, mar jana chahti, mar jaun, mar jau, mar jana hai, jaan dena, jaan de du, jaan de dun, jeena nahi chahta, jeena nahi chahti, jina nahi chahta, jina nahi chahti, jeene ka man nahi, jeene ki ichha nahi, jeene ka mann nahi, zinda nahi rehna, khatam kar lu, khatam kar lun, khud ko khatam, apni jaan, आत्महत्या, खुदकुशी, मरना चाहता, मरना चाहती, मर जाना, मर जाऊँ, मर जाऊं, जीना नहीं चाहता, जीना नहीं चाहती, जीने का मन नहीं, जीने की इच्छा नहीं, जान देना, जान दे दूँ, जान दे दूं, खुद को खत्म, अपनी जान, ज़िंदा नहीं रहना, जिंदा नहीं रहना, husband beats, beats me, marta hai mujhe, mujhe marta hai, मुझे मारता है, मारपीट',
  override:
    'ignore previous, ignore all, ignore your, ignore the, ignore instructions, ignore rules, disregard, forget your instructions, forget previous, forget all, system prompt, your instructions, your prompt, jailbreak, dan mode, developer mode, act as, pretend to be, pretend you, you are now, reveal your, print your, show your prompt, override, bypass, api key, bhul ja, bhool ja, bhul jao, bhool jao, admin password, password, apne rules, apne niyam bhool, niyam bhool jao, instructions bhool, rules bhool, पिछले निर्देश, निर्देश भूल, निर्देश अनदेखा, नियम भूल, सिस्टम प्रॉम्प्ट, say that it is, bas haan bolo, pichle nirdesh, sirf haan bolo, नियम अनदेखा, निर्देशों को',
  health:
    'cancer, disease, illness, health, sick, sickness, ill, pregnant, pregnancy, conceive, infertility, baby problem, heart, heart attack, diabetes, bp, depression, migraine, headache, accident, death, die, dying, doctor, hospital, bimari, bimar, beemar, beemari, swasthya, sehat, rog, ilaj, santan, garbh, maut, mrityu, neend nahi, insomnia, dard, बीमारी, बीमार, स्वास्थ्य, सेहत, रोग, संतान, गर्भ, मौत, मृत्यु, कैंसर, डॉक्टर, नींद नहीं, दर्द, dies, surgery, medicine',
  money:
    'money, loan, debt, karz, karza, karj, wealth, rich, income, salary, job, business loss, profit, investment, invest, stock, share market, lottery, paisa, paise, dhan, paisa nahi, naukri, vyapar, dhanda, bankrupt, financial, finance problem, aarthik, पैसा, पैसे, धन, कर्ज, कर्ज़, नौकरी, व्यापार, आर्थिक, निवेश, शेयर, अमीर, लॉटरी, crore, crorepati, करोड़पति, ameer',
  law: 'court, court case, case, lawyer, legal, police, divorce, talaq, talak, mukadma, kanoon, vakil, jail, litigation, property dispute, कोर्ट, मुकदमा, मुक़दमा, क़ानून, कानून, वकील, तलाक, तलाक़, पुलिस, जेल',
  safety:
    'wiring, electric shock, gas leak, gas leakage, cracks, crack in, leakage, load bearing, structural, collapse, fire hazard, current lag, gas ki badbu, दरार, गैस लीक, करंट, वायरिंग',
  office:
    'office, factory, company, workplace, karyalay, karyalaya, ऑफिस, ऑफ़िस, दफ्तर, कार्यालय, फैक्ट्री, daftar',
  shop: 'shop, dukan, dukaan, showroom, store front, retail, shutter, restaurant, salon, दुकान, शोरूम, शटर',
  owner: 'owner, boss, malik, md, ceo, director, मालिक, बॉस',
  under_ground:
    'underground, under ground, bhumigat, zameen ke niche, jameen ke niche, zameen ke andar, jameen ke andar, in ground, below ground, भूमिगत, जमीन के नीचे, जमीन के अंदर, ज़मीन के नीचे, ज़मीन के अंदर, अंडरग्राउंड',
  above_ground: 'roof, terrace, chhat, chat par, rooftop, छत, terrace par, overhead, ओवरहेड',
  room: 'room, kamra, kamre, rooms, कमरा, कमरे, रूम, kaksh, कक्ष',
  can: 'can, can i, can we, could, may i, shall, sakta, sakte, sakti, sakta hu, sakte hai, sakte hain, skte, सकता, सकते, सकती, allowed, should i, should we, bana le, bana lu, bana lein, rakh le, rakh lu, rakh lein, chalega, chalegi, chlega, चलेगा, चलेगी, bana sakte, बना लें, रख लें',
  ok: 'kaisa rahega, kaisi rahegi, kaisa hai, kaisi hai, कैसा है, कैसी है, कैसा रहेगा, dosh, dosh hai, दोष, ok, okay, fine, good, right, correct, acceptable, allowed, wrong, bad, safe, problem, issue, sahi, theek, thik, tik, teek, accha, acha, achha, achi, achha hai, galat, shubh, dikkat, pareshani, koi problem, suitable, recommended, ठीक, सही, अच्छा, अच्छी, गलत, ग़लत, शुभ, दिक्कत, दिक्क़त, समस्या, परेशानी, उचित, auspicious, ideal, per vastu, as per vastu, vastu ke hisab, vastu ke anusar, वास्तु के अनुसार, वास्तु के हिसाब',
  best: 'best, ideal, sabse accha, sabse acha, sabse achha, sabse behtar, sarvottam, perfect, सबसे अच्छा, सबसे अच्छी, सर्वोत्तम, उत्तम, uttam, सबसे शुभ, most auspicious, sabse shubh',
  vaastu_word:
    'vastu, vaastu, vaasthu, vasthu, wastu, vastushastra, वास्तु, वास्तुशास्त्र, vastu tips, vaastu tips',
  structure:
    'plan, layout, map, naksha, floorplan, floor plan, नक्शा, नक़्शा, planning, construct, construction, banana hai, banwa, banwana, banana, build, building a, make, बनवाना, बनाना, बनवा, निर्माण, design',
  house:
    'house, houses, home, flat, apartment, bungalow, villa, duplex, row house, ghar, makan, makaan, bhk, 1bhk, 2bhk, 3bhk, 4bhk, घर, मकान, फ्लैट, फ़्लैट, अपार्टमेंट, बंगला, बीएचके',
  overview:
    'tips, tip, checklist, check list, check, look for, look at, keep in mind, mind before, see before, guidelines, guide me, rules, basics, main points, niyam, dekhna, dekhein, dekhen, dekhe, dekhu, dekhun, dekh lu, dhyan, dhyaan, kaisa hona, kaise hona, kaisa ho, kaisa hota, kaisi ho, how should, which things, kya kya, kin baaton, kin cheezon, सुझाव, टिप्स, नियम, ध्यान, देखना, देखें, देखूँ, देखूं, कैसा होना, कैसा हो, कैसा होता, क्या क्या, क्या-क्या, किन बातों, किन चीज़ों, किन चीजों, जाँचें, जांचें',
  moving_in:
    'buy, buying, bought, purchase, purchasing, rent, renting, rented, new, book, booking, choose, choosing, select, shifting, moving, move in, kharid, khareed, kharidna, kharidne, kharidte, kharidu, khareedna, khareedne, khareedte, kiraye, kiraya, naya, naye, nayi, lene se, lete samay, खरीद, ख़रीद, खरीदना, खरीदने, खरीदते, ख़रीदने, ख़रीदते, किराए, किराये, नया, नए, नये, लेने से, लेते समय, चुनते',
  or: 'or, ya, या, ya fir, ya phir, अथवा',
  and: 'and, aur, और, n, tatha, तथा, or aur, plus, evam, एवं',
};

export const sideWords: Readonly<Record<Side, string>> = {
  N: 'north, nort, norht, noth, northern, northside, northward, northwards, uttar, utar, uttari, uttara, उत्तर, उत्तरी, नॉर्थ, नार्थ, उतर',
  E: 'east, eastern, eastside, eastward, eastwards, easte, purab, poorab, poorv, purv, purva, poorva, purvi, poorvi, purba, purab, pub, पूर्व, पूरब, पूर्वी, पूर्वा, ईस्ट, इस्ट',
  S: 'south, suth, sauth, souht, sout, southern, southside, southward, southwards, dakshin, dakshan, dakkhin, dakhin, daxin, dakshini, dakchin, dakshind, दक्षिण, दक्षिणी, साउथ, साऊथ, दक्खिन, दक्खन',
  W: 'west, wast, westt, weast, western, westside, westward, westwards, paschim, pashchim, pachim, pashchimi, paschimi, pachhim, pacchim, paschimm, पश्चिम, पश्चिमी, वेस्ट, पच्छिम, पछिम',
};

export const cornerWords: Readonly<Record<Corner, string>> = {
  NE: 'northeast, northest, norteast, noertheast, northeastern, ishan, eeshan, ishaan, ishanya, eshan, eshanya, esanya, isan, ishaan kon, ishan kon, ishan kone, eeshan kon, ishaan kona, uttar purab, purvottar, poorvottar, ईशान, ईशान्य, ईशान कोण, ईशान कोने, पूर्वोत्तर, उत्तरपूर्व, नॉर्थईस्ट',
  SE: 'southeast, southest, souteast, southeastern, agni kon, agni kona, agni kone, agnikon, agney, agneya, agnay, agney kon, aagney, aagneya, agneya kon, aagneya kon, agnaye, agneye, agnai kon, आग्नेय, अग्नि कोण, अग्निकोण, अग्नेय, आग्नेय कोण, अग्नि कोने, दक्षिणपूर्व, साउथईस्ट',
  SW: 'southwest, soutwest, southwestern, nairitya, nairutya, nairuthya, nairit, nairriti, nairity, naritya, nairutya kon, nairitya kon, neiruthi, nairuti, nirriti, niruthi, naiirutya, neruthya, nairatya, naitrya, naitratya, नैऋत्य, नैर्ऋत्य, नैरुत्य, नैऋत, नैऋत्य कोण, नैऋत्य कोने, नैरृत्य, नैरित्य, नैर्त्य, दक्षिणपश्चिम, साउथवेस्ट',
  NW: 'northwest, nortwest, northwestern, vayavya, vayvya, vayavy, vayavya kon, vayu kon, vayu kona, vayukon, vayvya kon, vayuvya, vaayavya, vayabya, vaivya, vayav, vayavaya, वायव्य, वायव्य कोण, वायु कोण, वायव्य कोने, वायुकोण, पश्चिमोत्तर, उत्तरपश्चिम, paschimottar, नॉर्थवेस्ट',
};

export const centreWords =
  'brahmasthan, brahmasthana, bramhasthan, brahma sthan, bramasthan, brahm sthan, center, centre, central, middle, beech, beecho beech, beechobeech, bichobich, beecho-beech, bich me, beech me, bich mein, madhya, kendra, kendr, ghar ke beech, ghar ke bich, ब्रह्मस्थान, ब्रम्हस्थान, ब्रह्म स्थान, बीच, बीचोबीच, बीचों बीच, बीचोंबीच, बीचों-बीच, मध्य, केंद्र, केन्द्र, सेंटर';
