import { createHash } from 'node:crypto';

/** A UUID (version 5) that is the same for the same name at every run, so that a seeded row keeps its id for good. */
export function seedId(name: string): string {
  const digest = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  return digest.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The day of a festival: its festival's id with the year in the last group, so that an answer full of them packs well. */
export function dayId(festivalId: string, year: number, time: number): string {
  return `${festivalId.slice(0, 24)}${String(year).padStart(8, '0')}${String(time).padStart(4, '0')}`;
}

/** Of this seed alone. */
const namespace = Buffer.from('6f1d2b7e0a004c3e9a51000000000000', 'hex');
