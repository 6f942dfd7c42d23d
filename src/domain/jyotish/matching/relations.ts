import { lordOf, naturalFriendship, type Friendship } from '../dignities.ts';
import type { SeenGraha } from '../grahas.ts';
import type { Sign } from '../zodiac.ts';

/** What a lord is to another one by nature; a friend to itself. */
export function relationOf(one: SeenGraha, other: SeenGraha): Friendship {
  return one === other ? 'friend' : naturalFriendship(one, other);
}

/** Whether the lords of two signs are one, or each the other's friend. */
export function areFriendly(one: Sign, other: Sign): boolean {
  const [first, second] = [lordOf(one), lordOf(other)];
  return relationOf(first, second) === 'friend' && relationOf(second, first) === 'friend';
}
