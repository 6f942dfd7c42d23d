import { agreesToModel } from '../_shared/consent.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { leak, leakGuard } from '../_shared/leak-guard.ts';
import { askModel, type ModelMessage } from '../_shared/model.ts';
import { mostPictureBytes, ownFile, pictureAddress } from '../_shared/pictures.ts';
import { HttpProblem } from '../_shared/respond.ts';
import { draftRules, readSeenRooms, type DraftedSeenRoom } from './read-draft.ts';

interface Call {
  status: 'taken' | 'limit' | 'insufficient_credits' | 'floorplan_not_found';
  image_url: string;
}

/**
 * POST `{floorplanId, draft: true, picture?}` → `{rooms: [{name, room, box}], model}`: what a model sees on the plan, for
 * its owner to confirm; `room` is null where it is none that the rules speak of, `box` is left, top, width and height as
 * shares of the picture. `picture` is a `data:` address of a JPEG, PNG or WebP; without one the stored file is looked at.
 *
 * Costs nothing, and is there for somebody who has agreed to a model and could pay for an analysis, a few times a day:
 * 400 `bad_request` · 402 `insufficient_credits` · 403 `consent_needed` · 404 `floorplan_not_found` · 422
 * `vision_unavailable`, `picture_missing`, `picture_unreadable` · 429 `draft_limit` · 502 `provider_failed` · 504
 * `provider_timeout`.
 */
export async function askForRooms(
  userId: string,
  floorplanId: string,
  picture: unknown,
  { backend, model }: Pick<FunctionDeps, 'backend' | 'model'>,
): Promise<{ rooms: DraftedSeenRoom[]; model: string }> {
  if (!model?.visionModel)
    throw new HttpProblem(422, 'vision_unavailable', 'Pictures of plans cannot be read here.');
  if (!(await agreesToModel(userId, backend)))
    throw new HttpProblem(
      403,
      'consent_needed',
      'Pictures are read by an AI model, to which you have not agreed.',
    );
  const shown = picture === undefined || picture === null ? undefined : shownPicture(picture);
  const { status, image_url: stored } = (await backend.rpc('take_draft_call', {
    p_user_id: userId,
    p_floorplan_id: floorplanId,
  })) as Call;
  switch (status) {
    case 'floorplan_not_found':
      throw new HttpProblem(404, 'floorplan_not_found', 'There is no such floor plan.');
    case 'insufficient_credits':
      throw new HttpProblem(402, 'insufficient_credits', "You don't have enough credits for an analysis.");
    case 'limit':
      throw new HttpProblem(429, 'draft_limit', 'Plans were looked at often enough for today.');
    case 'taken':
      break;
  }
  const url = shown ?? (await storedPicture(userId, stored, backend));
  try {
    const said = await askModel(model, model.visionModel, promptFor(url));
    const rooms = leakGuard(draftRules).pass(said) === leak ? undefined : readSeenRooms(said);
    if (rooms) return { rooms, model: model.visionModel };
  } catch (error) {
    if (error instanceof HttpProblem && error.code === 'provider_timeout')
      throw new HttpProblem(504, 'provider_timeout', 'The plan took too long to read. Nothing was charged.');
  }
  throw new HttpProblem(502, 'provider_failed', 'The plan could not be read. Nothing was charged.');
}

function promptFor(url: string): ModelMessage[] {
  return [
    { role: 'system', content: draftRules },
    {
      role: 'user',
      content: [
        { type: 'text', text: 'The floor plan:' },
        { type: 'image_url', image_url: { url } },
      ],
    },
  ];
}

/** Written anew from its bytes, so that it is a picture and nothing else. */
function shownPicture(picture: unknown): string {
  const [, base64] =
    typeof picture === 'string'
      ? (/^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(picture) ?? [])
      : [];
  if (base64 === undefined)
    throw new HttpProblem(400, 'bad_request', '"picture" must be a data: address of a picture.');
  const address = pictureAddress(bytesOf(base64));
  if (address === undefined) throw unreadable();
  return address;
}

async function storedPicture(
  userId: string,
  reference: string,
  backend: FunctionDeps['backend'],
): Promise<string> {
  const name = ownFile('floorplans', reference, userId);
  const bytes = name === undefined ? undefined : await backend.readFile('floorplans', name, mostPictureBytes);
  if (!bytes) throw new HttpProblem(422, 'picture_missing', 'The file of this floor plan cannot be read.');
  const address = pictureAddress(bytes);
  if (address === undefined) throw unreadable();
  return address;
}

function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw unreadable();
  }
}

function unreadable(): HttpProblem {
  return new HttpProblem(422, 'picture_unreadable', 'This file is no picture that can be looked at.');
}
