import { skeletonOf } from './skeleton.ts';

/*
 * What somebody does or is says little of what they ask about, in whatever form it stands: verbs and words of manner, of people
 * and of life. It counts for words alone that no topic uses.
 */

const hindiRoots =
  'lag rakh kar ban mil khol tod toot tut hat mit bech kharid khareed bith beth baith so kha pi pad padh likh bol bata puch pooch sun dekh soch samajh man mana chadh chadha jal jala bujh dho naha pahan pehan utar utaar la bhej chal chala ruk rok gir gira ho chah sak aa ja de le nikal nikaal badal bacha bach dar ghabra chhod chod jod jud pakad daal dal bhar kat kaat ghum ghuma ghus pahunch bula kah keh reh rah dikh dikha sikha seekh sikh mar maar uth utha gaad gad khod lauta bant baant chun dhak chhupa mod mud lat lata tang taang sulajh bigad sudhar sambhal khel rota ro hans jag jaga sula bana laga kara karwa lagwa banwa khula rakhwa hatwa dilwa bitha chuka nap nikalwa badalwa tudwa khudwa milwa parakh dhoondh dhund maang mang';
const hindiEndings =
  /^(?:|a|e|i|o|u|n|an|in|en|on|un|na|ne|ni|ta|te|ti|tin|kar|ke|ia|ie|io|ien|iega|iega|ega|egi|enge|engi|unga|ungi|oge|ogi|aen|aun|aie|aio|aia|aie|ai|ae|ana|ane|ani|ata|ate|ati|aega|aenge|aunga|aungi|va|vae|vaen|vaun|vana|vane|vani|vaia|vaie|vai|vata|vate|vati|vao|vau|au|ao)$/;

const english = `
accept ache act add adjust admit advise afford afraid agree aim allow almost alone although always amount angry annoy answer anxious apart appear apply argue arrange arrive asleep attach attend avoid awake aware away awful
back bad balance barely basic bear beat beautiful become begin behave believe belong bend beside besides bit bitter blame block bore borrow bother bottom brave brief bright bring build bunch burden busy buy
call calm cannot capable care careful carry case cause caution certain chance charge cheap cheat check choose chose clear clever close cold collect combine come comfort common compare complain complete concern condition confirm confuse connect consider constant contain continue control convince correct count couple cover crack crazy create cry current curious custom cut
daily damage dare deal dear decent decide deep definitely deny depend deserve desperate detail develop die differ difficult dig dinner dirty disappear discuss dislike disturb divide double doubt drag drop dull due
eager early easily edge effort either else emotional empty end enjoy enough ensure entire equal escape especially eventually exact except exist expect expensive experience explain express extra extreme
fail fair fall false familiar fast fear feel few figure fill final fine finish fit fix fold follow force forget form forward free frequent fresh friendly frighten frustrate fulfil full fun further
gain gather general gentle glad grant granite great grow guarantee guess guide
half handle hang hard hardly harm hate heal hear heavy helpful hesitate hide hire hit hold honest hope horrible hot huge hungry hurry hurt hurting
idea ignore imagine immediately important improve include increase indeed inform information insist inside instruct intend interest invite involve issue
join joke judge jump just justify keen kind knock lack lady late laugh lazy lead lean learn least leave lend lie lift light likely limit listen load local lonely loose lose lot loud love lovely low luck
mad main manage manner mark matter mean meanwhile measure meet mention mess mind minor minute miss mistake mix modern moment mood move mr mrs ms must
narrow natural near neat necessary neither nervous normal note notice number
obey oblige obliged obvious occasion occur odd offer often once open opinion opposite option ordinary original otherwise ought outside own
pack pain pair part particular pass patient pay peace perfect perhaps permanent permit personal pick piece plain plan play please plenty pls plz point poor popular possible pour practical prefer prepare present press pretty prevent previous probably promise proper protect proud prove provide pull purpose push
quality quarter quick quiet quite raise random rare rather reach react ready realise really reason receive recent recommend reduce refuse regular reject relate relax release rely remain remember remind repair repeat replace reply request require resolve respect respected respond rest result return reveal rich rid risk rough round rule run rush
sad safe same satisfy save say scare scared search secret seem select send sense separate serious serve settle several severe shall shame shape share sharp shock shout show shut shy sick sign silent silly similar simple since single size skip slight slow smart smell smile smooth soft solve soon sorry sort sound spare speak special specific spend spoil spread stand start state steady steal step stick stiff still stock stop straight strange stress stretch strict strong struggle stubborn stuck study stuff stupid succeed sudden suffer suggest suit support suppose sure surprise suspect sweet switch
talk tall task teach tear tease tell temporary tense term terrible test thank therefore thick thin think thorough though thought threat throw tidy tie tight tiny tired together tonight top total touch tough toward trap treat trick trouble trust truth try turn twice type
ugly unable understand unfortunately unhappy unless unlikely until upset urgent use useful usual utility
various vast very view visit wait wake walk wander want warm warn waste watch weak wear week weird welcome well whatever whenever wherever whichever whole wide wild will willing win wise wish wonder word worry worse worst worth wrong yesterday yet young
boss brother-in-law colleague cousin doctor engineer fellow folks grandma grandpa granny guys hubby landlord maid mason neighbor nephew niece papa parent pandit partner relative roommate sibling spouse student teacher tenant uncle widow builder contractor carpenter plumber electrician broker agent architect driver
lakh lakhs crore thousand hundred rupees rs inr first second third fourth fifth one two three four five six seven eight nine ten twelve dozen pair
aunty bhabhi bhaiya bhaiyya chacha chachi mama mami mausi bua fufa nana nani devar jeth nanad samdhi padosi kaka kaki didi jija beti bitiya bahu sasu susral pote pota poti nati
bilkul bilkull sirf shayad zarur jarur jaldi dheere pakka sachchi jhooth bekar ajeeb pareshan pareshani dukhi khush chinta tension galti mushkil aasan asaan sasta mehenga mahanga thoda zara jara khaas vishesh alag dusra doosra dusre pehla pahla doosri teesra akela akele poora pura poori adha aadha kitab kaam kaaj vaise waise aise jaise taise warna varna bas matlab matalb haalat halat wakt waqt baje minute ghanta ghante subah-shaam koshish ummeed bharosa yakeen vishwas jaankari jankari salah sujhav madad zarurat jarurat kripa kripya maaf
`;

const roots = new Set(hindiRoots.split(' ').map((root) => skeletonOf(root)));
const words = new Set(
  english
    .trim()
    .split(/\s+/)
    .map((word) => skeletonOf(word)),
);
const longestEnding = 5;

/** Whether a stem says what somebody does or how, and not what about. */
export function isPlain(stem: string): boolean {
  if (words.has(stem)) return true;
  for (let end = stem.length; end >= Math.max(1, stem.length - longestEnding); end -= 1)
    if (roots.has(stem.slice(0, end)) && hindiEndings.test(stem.slice(end))) return true;
  return false;
}
