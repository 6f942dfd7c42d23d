/** Under which the mala of this device is kept: its mantra, its beads, and what was counted by whoever is not signed in. */
export const japaKey = 'disha.japa';
