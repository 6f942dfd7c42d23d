import type { RoomId } from './types.ts';

/** How draughtsmen shorten the rooms on a plan. Dots, spaces and hyphens do not matter. */
export const shortenedWords: Readonly<Record<RoomId, string>> = {
  kitchen:
    'kit, kitch, kitchn, ktn, ktchn, kitchenette, kit area, wet kitchen, dry kitchen, modular kitchen, rasoda, rasoighar, रसोड़ा, रसोई कक्ष, रसोइ, किचन रूम',
  master_bedroom:
    'm bed, m bed rm, m bedrm, m bed room, m bedroom, m b r, mbr, m br, mas bed, mast bed, mstr bed, mstr bedroom, master bed, master br, master bed rm, master suite, main bed, main bed room, mbed, mas bedroom, mast bedroom, m b room, principal bedroom, मास्टर बेड, मास्टर शयन कक्ष, मास्टर शयनकक्ष, मु शयन कक्ष, मु शयनकक्ष, मुख्य शयन, मास्टर बेड रूम, मास्टर रूम',
  bedroom:
    'bed, bedrm, bed rm, b room, b rm, br, bd rm, bdrm, bed rooms, b/r, bedroom suite, शयन, शयनागार, शयन गृह, बेड, बेड रुम, बेडरुम, शयन कमरा, sleeping area',
  children_bedroom:
    'child bed, childs bed, child bed room, child bed rm, children bed, children bed room, childrens bed, childrens bedroom, childrens bed room, c bed, c bedroom, ch bed, ch bedroom, kid bed, kids bed, kids bed room, kid bedroom, kids br, son bed, son bedroom, son bed room, sons bed, sons bed room, sons room, daughter bed, daughter bedroom, daughter bed room, daughters bed, daughters bed room, daughters room, बाल कक्ष, बच्चों का शयन कक्ष, बच्चों का बेड रूम',
  guest_room:
    'guest, guest bed, guest bed room, guest bed rm, guest br, guest rm, g bed, g bedroom, g bed room, g room, guests bed, अतिथि, अतिथि शयन कक्ष, अतिथि गृह, अतिथि शयनकक्ष, गेस्ट बेडरूम, गेस्ट बेड रूम, गेस्ट',
  pooja:
    'puja rm, pooja rm, pooja place, puja place, pooja area, puja area, pooja space, prayer, prayer rm, prayer area, mandir room, mandir area, dev griha, pooja niche, puja niche, पूजागृह, पूजा गृह, मन्दिर कक्ष, पूजा का स्थान, प्रार्थना कक्ष',
  toilet:
    'toi, toil, toilt, tlt, t/b, t&b, t/w, w/c, wcs, c toi, c toil, c toilet, a toi, a toil, a toilet, m toi, m toil, m toilet, g toi, p toi, p toil, p toilet, c/toilet, a/toilet, powder, powder rm, p rm, pdr, pdr room, pwd, pwd rm, pwdr, pwdr rm, pow room, pow rm, wash rm, rest room, w rm, lav, urinal, urinals, gents toilet, ladies toilet, gents, ladies, handicap toilet, servant toilet, s toilet, s toi, bath wc, bath and wc, wc bath, wc and bath, bath toi, toi bath, toilet and bath, bath and toilet, toilets and bath, latrine bath, latbath, lat and bath, शौच, शौचघर, टायलेट, शौचालय एवं स्नानघर, शौचालय व स्नानघर, स्नान शौचालय, प्रसाधन, जनसुविधा, टॉइलेट, टोइलेट',
  bathroom:
    'bath rm, bathrm, m bath, master bath, c bath, common bath, ensuite, en suite, en suite bath, ensuite bath, bth, shower room, shower area, shower rm, jacuzzi, स्नान, स्नानागार, स्नान कक्ष, स्नान गृह, बाथ, बाथ रुम, गुसलखाना',
  living_room:
    'liv, liv rm, liv room, living, living rm, living space, liv area, livng, drawing, drg, drg rm, drg room, draw rm, drawing rm, family, family rm, family area, family living, family lounge, fam lounge, fam living, family hall, formal living, informal living, living lounge, gathering room, sitting, sitting area, sitting rm, sitting hall, baithak khana, great room, main hall, hall room, लिविंग, लिविंग एरिया, ड्राइंग, ड्रॉइंग, बैठक रूम, बैठक हॉल, दीवानखाना, पारिवारिक कक्ष, परिवार कक्ष',
  dining:
    'din, din area, din rm, din room, din hall, dinner, diner, nook, dng, dining rm, dining lounge, breakfast, breakfast area, breakfast room, breakfast nook, dinning hall, dinning area, dinning space, भोजन, भोजनालय, भोजन स्थान, भोजन स्थल, डाइनिंग एरिया, डायनिंग, डायनिंग रूम, भोजन गृह',
  study:
    'study rm, std room, work room, home office, library room, lib, reading area, computer room, comp room, den, पठन कक्ष, वाचनालय, स्टडी रुम',
  entrance:
    'foyer, foyr, entrance foyer, entry foyer, ent foyer, ent, entr, entrance lobby, entry lobby, ent lobby, entrance hall, entry hall, entryway, main ent, main door entry, vestibule, m gate, प्रवेश, प्रवेश कक्ष, फोयर, ड्योढ़ी, मुख्य गेट',
  staircase:
    'st case, str case, stair case area, stair hall, stair well, staircase hall, stairs up, stairs dn, stairs down, staircase up, stair up, stair dn, up dn, dn up, up and dn, up/dn, dn/up, up, dn, fire stair, fire staircase, fire escape stair, service stair, main stair, main stairs, seedi, sidhiyan, st hall, सीढियाँ, सीढ़ी कक्ष, जीना कक्ष, सोपान',
  store:
    'st, str, st rm, st room, s room, store rm, str rm, stor, strg, storage area, storage rm, kitchen store, kit store, luggage room, box room, lumber, भण्डार गृह, भंडार कक्ष, भण्डार कक्ष, कोठार घर, स्टोर रुम',
  grain_pantry: 'pantry room, pantry area, dry store, dry pantry, larder, पैंट्री',
  overhead_tank: 'o h tank, o h t, o/h tank, o/h water tank, oh tank, oh water tank, o h water tank, ओ एच टी',
  underground_water:
    'u g tank, u g sump, ug sump, u/g tank, u/g sump, u g water tank, ug water tank, u/g water tank, u g t, sump well, water sump tank, bore, b well, bw, u g w t, ugwt, well, kuan, भूमिगत टैंक, कुआ, कुंआ',
  septic_tank: 's tank, sep tank, septik, septic tk, stp, soakpit, soak well, सैप्टिक',
  garage:
    'porch, car porch area, portico, parking area, parking space, car park area, car parking area, stilt parking, covered parking, open parking, covered car parking, 2w parking, two wheeler parking, bike park, garage area, carpark, park, pkg, pkng, parkng, vehicle parking, car parking space, पोर्च, गाड़ी पार्किंग, वाहन पार्किंग, गैरिज, पोर्टिको',
  balcony:
    'bal, balc, balcn, balco, blcny, bal cony, utility balcony, dry balcony, sit out, s out, sitout area, ver, verand, verndah, varandah, deck, juliet balcony, बरांडा, बरामदा क्षेत्र, वरांडा, वरंडा, बालकोनी',
  basement: 'bsmt, basement area, base ment',
  office_cabin:
    'office, off, offc, office room, office rm, office area, director, director room, directors cabin, manager, manager room, managers cabin, managers room, manager office, md, m d room, m d cabin, m d, ceo, ceo room, ceo office, chairman, chairman room, chairman cabin, boss office, principal office, executive cabin, exec cabin, cab, cabin area, कार्यालय, ऑफिस, कार्यालय कक्ष, दफ्तर, निदेशक कक्ष, प्रबंधक कक्ष, प्रबंधक',
  cash_counter: 'strong room, safe room, locker room area, cashier, cash room, cashier counter, तिजोरी कक्ष',
  reception:
    'recep, rec, recp, recpt, recptn, reception lobby, reception counter, reception lounge, reception hall, reception waiting, waiting, waiting room, waiting hall, waiting lounge, visitors lounge, visitor room, स्वागत, प्रतीक्षालय, प्रतीक्षा कक्ष, रिसेप्शन एरिया',
  accounts: 'accts, acct, acc, accounts room, account room, accounts dept, finance, finance room, लेखा कक्ष',
  conference:
    'conf, conf rm, conf room, conference rm, conference area, meeting, meeting rm, meet room, mtg rm, mtg room, discussion room, discussion, board rm, huddle room, सम्मेलन कक्ष, बैठक सभागार, सभागार, मीटिंग',
  electrical:
    'd g, d g set, dg, d g room, dg room, elec, elec room, elec panel, elec rm, electrical room, electric room, electrical panel room, meter room, meter rm, elec meter, panel room, power room, genset room, generator room, inverter room, ups room, transformer room, sub station, substation, l t panel, lt panel, lt panel room, lt room, ele room, ele duct room, विद्युत कक्ष, मीटर कक्ष, मीटर रूम, जनरेटर कक्ष',
  utility:
    'util, utl, utly, utilty, utiliy, uty, utility space, utility yard, wash, wash yard, washyard, wash/yard, washing, washing place, wash place, washing yard, dhobi area, utility wash, utility and wash, utility cum wash, util wash, laundry area, laundry rm, drying area, drying yard, servant, serv, servants, servant rm, serv room, serv rm, s room quarter, s q, sq, servant qtr, servants quarter, serv qtr, maid, maids room, maid rm, helper room, house help, domestic help, driver room, drivers room, धुलाई क्षेत्र, धुलाई घर, सेवक कक्ष, नौकर कक्ष, वॉश एरिया, वाश एरिया, यूटिलिटी एरिया',
  lift: 'lift well, lift lobby shaft, liftwell, lift pit, service lift, passenger lift, goods lift, elev, elv, लिफ़्ट, लिफ्ट कक्ष',
  open_space:
    'court, c yard, open court, open courtyard, internal courtyard, lawn area, landscape, landscaped area, green area, front lawn, rear lawn, rear yard, back yard, patio, side yard, yard, front garden, back garden, rear garden, terrace garden, open terrace, terrace, terr, angan area, chauk, open to sky court, खुला आंगन, चौक, खुली छत, खुला क्षेत्र, उद्यान, छत',
  water_feature: 'swimming pool area, splash pool, plunge pool, koi pond, water body, waterbody, जल कुंड',
  heavy_tree: '',
};

/** Words of the guide that stand on plans for furniture, doors or fittings, not for a place of their own. */
export const notOnPlans =
  'door, doorway, door pada, darwaza, darwaja, दरवाजा, दरवाज़ा, दरवाजे, डोर, counter, काउंटर, almari, almirah, almira, almirah locker, wardrobe locker, cupboard, अलमारी, आलमारी, my safe, the safe, a well, geyser, gizer, water heater, गीजर, गीज़र, boiler, बॉयलर, battery, बैटरी, study table, study desk, work desk, स्टडी टेबल, dining table, dinning table, khane ki table, khane ki mez, खाने की मेज, डाइनिंग टेबल, shower, our bedroom, kitchen garden, drain pit, manhole, gutter, sewer, sewer chamber, gadi khadi, car khadi, gaadi, gadi, गाड़ी, scooter, washing machine, वाशिंग मशीन, वॉशिंग मशीन, billing desk, boss desk, boss table, boss seat, owner desk, owner seat, malik ki seat, owner ki seat, boss ki seat, मालिक की सीट, chulha, चूल्हा, marketing team, sales team, accounts team, finance team, padhai ki table, padhai ki mez, padhai ka table, पढ़ाई की मेज, पढ़ाई की टेबल, electric meter, electricity meter, meter box, mcb, fuse box';

/** Places of a plan that no rule of the table speaks about; they still bound their neighbours. */
export const spacesWithoutRule =
  'passage, passage area, psg, pass, corridor, corr, lobby, lobby area, lift lobby, common lobby, service lobby, dress, dresser, dressing, dressing room, dressing rm, dressing area, dress room, dress rm, dr room, drs, wardrobe, ward, walk in wardrobe, walkin wardrobe, w i w, walk in closet, walk in, walkin, walkin closet, w i c, wic, closet, wardrobes, cb, linen, hand wash, handwash, wash basin, w b, basin, duct, ducts, shaft, pipe duct, plumbing duct, service duct, elec duct, electrical duct, fire duct, ots, o t s, open to sky, open to below, double height, void, cut out, cutout, sunken, loft, chajja, chhajja above, ledge, ac ledge, a c ledge, service ledge, odu, ramp, gym, gymnasium, fitness, home theatre, home theater, theatre, media room, tv room, tv unit, t v unit, bar, game room, games room, play area, play room, playroom, kids play area, workstation, workstations, work station, work stations, server, server room, record room, pump room, guard room, security, security room, security cabin, watchman, shop, shops, showroom, show room, refuge area, fire exit, setback, driveway, drive way, pathway, walkway, path, landing, mid landing, planter, flower bed, gallery below, kitchen garden, niche, shaft area, lounge lobby, hobby room, yoga, meditation, meditation room, music room, spa, sauna, steam, sports, locker room, change room, changing room, गलियारा, लॉबी, मार्ग, रास्ता, ड्रेसिंग, ड्रेसिंग रूम, ड्रेस, दुकान, डक्ट, शाफ्ट, खुला आसमान, परिधान कक्ष, वस्त्र कक्ष, रैंप';

/** Words beside the name of a room that change nothing about which room it is. */
export const besideNames =
  'attached, attach, att, attd, atch, common, comm, com, comn, cmn, small, big, large, open, covered, proposed, prop, existing, exist, ext, front, rear, back, left, right, side, upper, lower, main, private, pvt, public, gents, ladies, male, female, mens, womens, his, her, first, second, third, fourth, double, single, wide, lvl, level, area, room, rm, space, zone, corner, formal, informal, internal, external, int, modern, new, old, sunken, semi, no, nos, for, with, cum, and, the, of, संलग्न, अटैच, कॉमन, सामान्य, छोटा, छोटी, बड़ा, बड़ी, आगे, पीछे, कक्ष, कमरा, घर, क्षेत्र, एरिया, रूम, रुम, स्थान, प्रस्तावित, नया, पहला, दूसरा, तीसरा';

/** The names that stand on most plans: only of these is a word with a slip in it taken to be one. */
export const oftenRead =
  'kitchen, bedroom, bed room, master bedroom, master bed room, m bedroom, m bed room, children bedroom, childrens bedroom, childrens room, kids bedroom, kids room, guest bedroom, guest bed room, guest room, parents bedroom, pooja, pooja room, puja room, pooja ghar, puja ghar, mandir, toilet, common toilet, washroom, powder room, bathroom, bath room, living, living room, living hall, living area, drawing room, drawing hall, sitting room, family room, family lounge, lounge, dining, dining room, dining hall, dining area, dining space, study, study room, library, home office, entrance, entrance foyer, main entrance, foyer, staircase, stair case, stairs, stair, store, store room, storeroom, pantry, overhead tank, underground tank, septic tank, parking, car parking, car porch, garage, balcony, sit out, verandah, veranda, basement, office, cabin, directors cabin, managers cabin, cash counter, reception, accounts, conference, conference room, meeting room, electrical, electrical room, utility, utility area, wash area, laundry, servant, servant room, powder, terrace, open terrace, courtyard, garden, passage, corridor, lobby, lift lobby, dressing, dressing room, walk in closet, walk in wardrobe, wardrobe, workstation, workstations, रसोई, रसोईघर, रसोई घर, शयनकक्ष, शयन कक्ष, मुख्य शयनकक्ष, मुख्य शयन कक्ष, मास्टर बेडरूम, बेडरूम, पूजा घर, पूजाघर, पूजा कक्ष, शौचालय, स्नानघर, स्नानगृह, बाथरूम, टॉयलेट, बैठक, बैठक कक्ष, ड्राइंग रूम, भोजन कक्ष, डाइनिंग, बरामदा, बालकनी, सीढ़ी, सीढ़ियां, भंडार, भण्डार, भंडार गृह, स्टोर, स्टोर रूम, अतिथि कक्ष, अध्ययन कक्ष, आंगन, आँगन, गैराज, पार्किंग, मुख्य द्वार, प्रवेश द्वार, किचन, बच्चों का कमरा, गलियारा, लॉबी, कार्यालय, स्वागत कक्ष';

/** Words of the language that are close to the name of a room, so that no slip of the reader may make that of them. */
export const lookAlikes =
  'left, stone, storey, story, storeys, stories, score, shore, snore, stare, state, stage, start, stand, studs, studio, sturdy, steady, birth, booth, batch, title, tiles, total, lining, mining, lining, giving, loving, leaving, having, official, officer, offices, cabinet, cabinets, cable, marking, barking, packing, sparking, partition, parting, partings, garbage, garments, gardens, harden, burden, warden, pardon, entity, sentry, unity, ability, utilities, stability, kitten, kittens, electronic, electrician, section, sections, exception, receptor, conferences, serving, storage tank, roofing, flooring, ceiling, railing, walling, setting, fitting, drawings, drawing no, drawing nos, drawn, hobby, lobbies, foyers, stain, stains, stalls, start room, sturdy room, palace, pantries, message, massage, passages, package, accessories, counts, amounts, librarian, liberty, terraces, wash basin, rooms, bedrooms, toilets count, balconies, loungers, lounges, stairs no, stores, studies, bailey, kitchener, toiletries, toilette, balancing, porch light, marble, granite, ledger, dressed, dresses, address, addressing, pressing';

/** The names of the parts of a label that says two rooms at once. */
export const joiners = /\s*(?:\/|\+|&|,|\bcum\b|\band\b|\bwith\b|\bएवं\b|(?<=\s)व(?=\s)|(?<=\s)और(?=\s))\s*/;
