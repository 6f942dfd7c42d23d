import type { School } from './plan.ts';
import type { RoomId, Verdict } from './types.ts';

type RuleOf = `${RoomId}.${string}` | `door.${string}`;

/**
 * How a school reads the rules on which sources differ, where that is not the reading of our table. Each stays within
 * the verdicts that the rule tolerates; every other rule is the same in all schools.
 */
export const schoolReadings: Readonly<Record<School, Readonly<Partial<Record<RuleOf, Verdict>>>>> = {
  // The verses: what the Brihat Samhita, the Matsya Purana and the sixteen-room verse say themselves.
  classical: {
    'door.S3': 'avoid',
    'door.W3': 'avoid',
    'door.W5': 'ideal',
    'entrance.NE': 'avoid',
    'underground_water.E': 'avoid',
    'water_feature.E': 'avoid',
    'water_feature.W': 'avoid',
    'water_feature.NW': 'avoid',
    'cash_counter.NW': 'acceptable',
    'store.N': 'acceptable',
    'heavy_tree.N': 'acceptable',
    'heavy_tree.E': 'acceptable',
  },
  // The practice of today that divides the circle into sixteen.
  '16-zone': {
    'door.S3': 'ideal',
    'door.W3': 'ideal',
    'door.W5': 'avoid',
    'door.E5': 'acceptable',
    'door.N8': 'acceptable',
    'basement.S': 'acceptable',
  },
  // The custom of Kerala, Tamil and Telugu writers.
  regional: {
    'kitchen.N': 'acceptable',
    'kitchen.NE': 'avoid',
    'kitchen.SW': 'avoid',
    'pooja.SE': 'acceptable',
  },
};
