import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { Session } from './people.ts';
import { expect } from './world.ts';

/** What a camera wrote into each photo. */
export const canary = 'taken by canary-camera at 28.61N';

/** A JPEG of a room in one colour, with words where a camera writes where it was. */
async function roomPhoto(page: Page, colour: string, exif = canary): Promise<Buffer> {
  const drawn = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = fill;
    context.fillRect(0, 0, 1200, 900);
    context.fillStyle = '#fff8';
    context.fillRect(150, 120, 400, 500);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, colour);
  const jpeg = Buffer.from(drawn, 'base64');
  const body = Buffer.from(`Exif\0\0${exif}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A PNG of four rooms. */
async function planDrawing(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 800 });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1000, 800);
    context.lineWidth = 8;
    context.strokeRect(60, 60, 880, 680);
    context.strokeRect(60, 60, 440, 340);
    context.strokeRect(500, 400, 440, 340);
    context.font = '40px sans-serif';
    context.fillStyle = '#222';
    context.fillText('KITCHEN', 180, 240);
    context.fillText('BED ROOM', 600, 580);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(drawn, 'base64');
}

type Owner = Pick<Session, 'client' | 'userId'>;

export interface Home {
  title: string;
  city: string;
  project_name?: string;
  description?: string;
  plans?: readonly { title: string; rating?: number | null; description?: string }[];
  photos?: readonly { caption?: string; colour: string }[];
}

/** Puts a home on the server as another device of its owner would. */
export async function keepHome(page: Page, { client, userId }: Owner, home: Home): Promise<string> {
  const { plans = [], photos = [], ...fields } = home;
  const { data, error } = await client
    .from('properties')
    .insert({ ...fields, user_id: userId })
    .select('id')
    .single();
  expect(error).toBeNull();
  const propertyId = String(data?.id);
  for (const plan of plans) await keepPlan(page, { client, userId }, plan, propertyId);
  for (const { caption, colour } of photos) {
    const path = `${userId}/photos/${randomUUID()}.jpg`;
    await keepFile({ client, userId }, path, await roomPhoto(page, colour), 'image/jpeg');
    const photo = await client.from('property_photos').insert({
      user_id: userId,
      property_id: propertyId,
      image_url: path,
      caption: caption ?? null,
      file_type: 'image/jpeg',
    });
    expect(photo.error).toBeNull();
  }
  return propertyId;
}

/** A floorplan with its file, analysed where it has a rating. */
export async function keepPlan(
  page: Page,
  { client, userId }: Owner,
  { title, rating, description }: { title: string; rating?: number | null; description?: string },
  propertyId: string | null,
): Promise<string> {
  const path = `${userId}/${randomUUID()}.png`;
  const bytes = await planDrawing(page);
  await keepFile({ client, userId }, path, bytes, 'image/png');
  const { data, error } = await client
    .from('floorplans')
    .insert({
      user_id: userId,
      property_id: propertyId,
      title,
      description: description ?? null,
      image_url: path,
      file_type: 'image/png',
      file_size: bytes.length,
    })
    .select('id')
    .single();
  expect(error).toBeNull();
  const id = String(data?.id);
  if (rating !== undefined) {
    const analysis = await client.from('vaastu_analysis').insert({
      user_id: userId,
      floorplan_id: id,
      property_id: propertyId,
      overall_rating: rating,
      analysis_summary: 'Rated.',
      llm_model: 'built-in engine',
    });
    expect(analysis.error).toBeNull();
  }
  return id;
}

async function keepFile({ client }: Owner, path: string, bytes: Buffer, contentType: string): Promise<void> {
  const { error } = await client.storage.from('floorplans').upload(path, bytes, { contentType });
  expect(error).toBeNull();
}
