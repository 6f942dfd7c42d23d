/**
 * Marks out of 10 of one published author (H. K. Sarmah, source GP). Good for checking the order of our verdicts,
 * never shown as a score of ours. Keys such as 'W-of-NW' name the part of a wall next to a corner.
 */
export const publishedMarks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  entrance: { NE: 10, E: 9, N: 8, 'W-of-NW': 7, 'S-of-SE': 7, W: 6, S: 6, 'N-of-NW': 5, 'E-of-SE': 4, SW: 3 },
  underground_water: { NE: 10, E: 9, N: 8, NW: 7, W: 6, S: 5, SE: 4, SW: 3 },
  kitchen: { SE: 10, NW: 9, E: 8, W: 7, S: 6, N: 5, NE: 4, SW: 3, C: 2 },
  master_bedroom: { SW: 10, S: 9, W: 8, NW: 7, N: 6, E: 5, SE: 4, NE: 3 },
  children_bedroom: { NW: 10, SE: 9, N: 8, E: 7, NE: 6, W: 5, S: 4, SW: 3 },
  guest_room: { NW: 10, N: 9, E: 8, NE: 7, SE: 6, W: 5, S: 4, SW: 3 },
  living_room: { E: 10, N: 9, NE: 8, SE: 7, NW: 6, W: 5, S: 4, SW: 3 },
  garage_or_servant: { NW: 10, SE: 9, N: 8, E: 7, W: 6, S: 5, NE: 4, SW: 3 },
  toilet: { NW: 10, W: 9, S: 8, SE: 7, N: 6, E: 5, SW: 4, NE: 3, C: 2 },
};
