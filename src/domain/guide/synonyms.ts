import { skeletonOf } from './skeleton.ts';

/**
 * Words of one meaning, a line each, in English and in Hindi as it is typed; a word in Devanagari sounds like its Latin
 * spelling and is named only where it does not. Only words that mean one thing in what people ask here.
 */
const lines = `
kitchen rasoi rasoighar kichen kitchn pantry
stove gas hob chulha chullah burner cooktop
toilet latrine wc commode washroom sandas shauchalay restroom lavatory paikhana
bathroom bath snanghar gusalkhana nahanghar
door gate darwaza dwar entrance entry doors fatak phatak kivad
bedroom shayanghar shayankaksh
staircase stairs stair seedhi sidhi zeena jeena steps stairway sopan
pillar column khamba khambha stambh
mirror shisha sheesha darpan aaina aina
bed palang khatiya charpai khat
sofa couch settee diwan
wardrobe almari almirah cupboard closet almira
safe locker tijori
money cash paisa paise dhan wealth rupaye rupees
jewellery jewelry gehne gehna ornaments zevar jewels
picture photo painting tasveer tasvir portrait photograph foto image pictures frame
idol murti statue moorti vigrah pratima
temple mandir devalay
altar poojaghar pujaghar poojaroom devghar
lamp diya deepak deep diye dia jyoti
incense agarbatti dhoop dhup
bell ghanti ghanta
conch shankh
water pani paani
tanki tanky reservoir
well kuan kua kuwan
borewell boring bore tubewell
tap nal faucet nalka
plant paudha podha paudhe plants
tree ped vriksh pedh
basil tulsi
flower phool ful pushp flowers
fruit phal fruits
wall deewar diwar divaar walls
window khidki khirki windows
roof terrace
ceiling falls
floor farsh flooring
tile tiles
beam beem
corner kona kone cornor
centre center beech madhya brahmasthan brahmasthal middle
slope dhal dhalan sloping gradient
plot land zameen jameen bhumi bhoomi
road sadak street rasta gali
house ghar home makan makaan
shop dukan dukaan store showroom
office daftar karyalay
factory karkhana
business vyapar vyapaar dhandha karobar vyavsay
customer grahak customers
owner malik
staff karmchari employee employees workers
counter galla cashbox
desk mez table tables
chair kursi
bin dustbin kachra garbage trash kooda kuda waste
broom jhadu jhaadu
shoes joote jute chappal footwear slippers sandals shoe
clock ghadi watch
fridge refrigerator frij freezer
television tv
computer laptop
inverter battery
geyser heater
generator genset
washing washer
car gaadi gadi vehicle vahan
garage parking
swing jhula jhoola
aquarium machhlighar fishtank
fish machhli machli
cow gaay gay gau
dog kutta
bird pakshi chidiya birds
pigeon kabutar
lizard chipkali
snake saanp sarp
lightning bijli
fire aag agni
wind vayu hawa
earth prithvi
sun surya sooraj suraj
moon chand chandra chandrama
mars mangal
mercury budh
jupiter guru brihaspati
venus shukra
saturn shani
sunday ravivar itvar
monday somvar
tuesday mangalvar mangalwar
wednesday budhvar budhwar
thursday guruvar brihaspativar veervar guruwar
friday shukravar shukrawar jumma
saturday shanivar shaniwar
colour color rang rangon paint colours colors
red lal laal
yellow peela pila
green hara hare
blue neela nila
white safed
black kala kaala
pink gulabi
brown bhura
orange narangi kesariya saffron bhagwa
grey gray
sleep sona sone soye sleeping sote
head sir sar
feet pair paon foot legs
eat khana khaye khate eating khaya eaten khaana
drink peena piye pite
cook pakana pakaye cooking
cooker bawarchi
nahana nahaye snan bathing
study padhai padhna padhe padhte studying studies reading parhai
exam pariksha exams test
job naukri nokri employment
promotion tarakki padonnati
loan karz karj udhar debt
court mukadma kachehri
marriage shadi shaadi vivah wedding marry married byah vivaah
engagement sagai
divorce talaq
quarrel jhagda fight fights ladai kalah fighting quarrels
husband pati
wife patni
child bachcha baby bacche santaan
pregnant garbhvati pregnancy garbh garbhavati
illness bimari beemari sick bimar disease
health swasthya sehat tabiyat
sugar diabetes diabetic madhumeh insulin
medicine dawa dawai medicines
period periods mahavari masik menstruation
death mrityu maut dehant died passed
birth janm janam born
name naam
letter akshar syllable syllables letters
fast vrat upvas fasting fasts vrath upwas
open paran parana paaran breaking
rice chawal
salt namak
milk doodh
curd dahi
ghee ghi
oil tel
sesame til
jaggery gud
sweet mithai meetha sweets
sabudana sago
grain anaj anna grains
onion pyaz
garlic lahsun
meat nonveg mans
alcohol sharab liquor
tea chai
coffee kofi
story katha kahani legend
prayer prarthana
worship puja pooja pujan poojan
offer chadhana chadhaye chadhate bhog naivedya offering offerings arpan prasad
hymn bhajan
aarti arti
mantra mantr
recite path paath jap chanting chant japa
priest pandit purohit panditji
ancestor pitra pitru pitr purvaj ancestors
donation daan dan charity donate
wash dhona dhulai
clean saaf safai cleaning
broken toota tuta tooti cracked khandit tooti
gift uphaar tohfa gifts
gem ratna gemstone stone ratan gems nag stones
ring anguthi
finger ungli
bracelet kada
thread dhaga kalava
sapphire neelam
emerald panna
ruby manik manikya
pearl moti
coral moonga munga
topaz pukhraj
diamond heera hira
hessonite gomed
horoscope kundli kundali janampatri patrika
sign rashi raashi zodiac
ascendant lagna lagn
star nakshatra nakshatr
planet graha grah planets
flaw dosh dosha defect fault dosham
remedy upay upaay totka solution nivaran remedies samadhan
effect prabhav asar effects impact
points gun guna gunas
match milan matching milaan
manglik mangalik mangli
eclipse grahan
tithi thithi
almanac panchang panchangam calendar
festival tyohar tyohaar parv
auspicious shubh muhurat muhurta
travel yatra journey safar trip
sunrise suryoday
sunset suryast
evening shaam sandhya sham
morning subah savere
night raat ratri
noon dopahar
east purab purv poorv
west pashchim paschim
north uttar
south dakshin dakshini
northeast ishan ishaan eeshan
southeast agneya agni
northwest vayavya
southwest nairitya nairutya nairitya
credit credits
refund wapas vapas
delete mitana hatana remove mitaye hataye erase mita
account khata
password paasword
download daunlod
offline
notification reminder reminders notifications
birthday janmdin janamdin
trunk soond sund
left baayin baayi bayi baayein
right daayin daayi dayi dahini
back peeche piche peechhe behind
front saamne samne opposite
above upar
below neeche niche under underneath
beside bagal paas next adjacent adjoining
touching chipka sata attached
difference antar fark farq
meaning matlab arth
tenant kirayedar rented rent kiraye kiraya
lift elevator
balcony chhajja
store storeroom bhandar
guest mehman atithi
parents
servant naukar maid
garden bagicha lawn
fence boundary compound
underground bhoomigat basement tehkhana
septic
drain naali nali drainage
sewage
electricity meter
camphor kapoor kapur
vermilion sindoor kumkum
turmeric haldi
coconut nariyal
betel paan
rudraksha
swastik swastika
flag dhwaj jhanda
lotus kamal
peacock mor
feather pankh
footprints charan
birthplace
widow vidhwa
curse shrap
blackmagic jadu
`;

const canonical = new Map<string, string>();
for (const line of lines.split('\n')) {
  const [first, ...others] = line
    .trim()
    .split(' ')
    .map((word) => skeletonOf(word));
  if (first)
    for (const word of others) if (!canonical.has(word)) canonical.set(word, canonical.get(first) ?? first);
}

/** The stem that stands for all words of its meaning. */
export function meaningOf(stem: string): string {
  return canonical.get(stem) ?? stem;
}
