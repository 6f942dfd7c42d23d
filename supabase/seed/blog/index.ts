import type { BlogCategory, BlogPost } from '../words.ts';
import { buyingAFlat } from './buying-a-flat.ts';
import { childrensRoom } from './childrens-room.ts';
import { diwaliPuja } from './diwali-puja.ts';
import { doorPadasPost } from './door-padas.ts';
import { festivalDate } from './festival-date.ts';
import { findDirections } from './find-directions.ts';
import { headDirection } from './head-direction.ts';
import { insideTheKitchen } from './inside-the-kitchen.ts';
import { kitchenPlacement } from './kitchen-placement.ts';
import { lunarMonths } from './lunar-months.ts';
import { pujaCorner } from './puja-corner.ts';
import { rentedHomes } from './rented-homes.ts';
import { shopAndOffice } from './shop-and-office.ts';
import { singingAarti } from './singing-aarti.ts';
import { sixteenZones } from './sixteen-zones.ts';
import { southFacing } from './south-facing.ts';
import { studyDesk } from './study-desk.ts';
import { toiletsAndWater } from './toilets-and-water.ts';
import { vaastuScore } from './vaastu-score.ts';

export const blogCategories: BlogCategory[] = [
  {
    slug: 'vaastu-basics',
    name: { en: 'Vaastu Basics', hi: 'वास्तु की बुनियाद' },
    description: { en: 'Directions, zones and the ideas behind them.', hi: 'दिशाएँ, ज़ोन और उनके पीछे के विचार।' },
  },
  {
    slug: 'kitchen',
    name: { en: 'Kitchen', hi: 'रसोई' },
    description: { en: 'Where to cook, store and wash.', hi: 'कहाँ पकाएँ, कहाँ रखें और कहाँ धोएँ।' },
  },
  {
    slug: 'bedroom',
    name: { en: 'Bedroom', hi: 'शयनकक्ष' },
    description: { en: 'Rooms and positions for rest.', hi: 'आराम के कमरे और सोने की दिशा।' },
  },
  {
    slug: 'entrance',
    name: { en: 'Entrance', hi: 'प्रवेश द्वार' },
    description: { en: 'Doors and the way into a home.', hi: 'दरवाज़े और घर में आने का रास्ता।' },
  },
  {
    slug: 'office',
    name: { en: 'Office', hi: 'दफ़्तर' },
    description: { en: 'Desks, shops and places of work.', hi: 'मेज़, दुकान और काम की जगहें।' },
  },
  {
    slug: 'festivals',
    name: { en: 'Festivals', hi: 'त्योहार' },
    description: { en: 'Days, rituals and how homes keep them.', hi: 'तारीख़ें, पूजा-विधि और घरों के रिवाज।' },
  },
];

/** In the order in which they were published. */
export const blogPosts: BlogPost[] = [
  findDirections,
  sixteenZones,
  kitchenPlacement,
  headDirection,
  doorPadasPost,
  festivalDate,
  toiletsAndWater,
  lunarMonths,
  rentedHomes,
  pujaCorner,
  studyDesk,
  diwaliPuja,
  shopAndOffice,
  buyingAFlat,
  vaastuScore,
  singingAarti,
  southFacing,
  insideTheKitchen,
  childrensRoom,
];
