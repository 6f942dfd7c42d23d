import { isRecord } from '#domain/is-record.ts';
import { assertNever } from '#lib/assert-never.ts';
import { parseJson } from '#lib/parse-json.ts';

/** An aarti that somebody is writing. The bytes of its file lie in `blobs`. */
export interface AartiDraft {
  /** Of the aarti that it becomes. */
  aartiId: string;
  title: string;
  kind: 'text' | 'pdf' | 'image';
  lyrics: string;
  /** As they are typed, with their commas. */
  tags: string;
  /** Whether its writer alone is to see it; otherwise it is shared once somebody has looked at it. */
  isPrivate: boolean;
  /** One that is to be sent with it. */
  file: AartiFile | undefined;
}

/** Where the form stands that a draft is written in: on a festival, on a deity of one's own, or on an aarti that is there. */
export type AartiDraftPlace =
  | { kind: 'festival'; festivalId: string }
  | { kind: 'deity'; userDeityId: string }
  | { kind: 'aarti'; aartiId: string };

export interface AartiFile {
  /** Of its bytes in `blobs`, and of its upload. */
  id: string;
  /** As its owner named it. */
  name: string;
  /** The media type by content. */
  type: string;
  /** The ending of the path, without a dot. */
  extension: string;
  /** Bytes. */
  size: number;
}

const prefix = 'aarti ';
/** Ids of festivals have no space in them. */
const ofDeity = 'of deity ';
const ofAarti = 'change ';

/** Under which id the draft of a form lies among the drafts of the message boxes. */
export function aartiDraftId(place: AartiDraftPlace): string {
  switch (place.kind) {
    case 'festival':
      return prefix + place.festivalId;
    case 'deity':
      return prefix + ofDeity + place.userDeityId;
    case 'aarti':
      return prefix + ofAarti + place.aartiId;
    default:
      return assertNever(place);
  }
}

/** Whether a draft is that of an aarti. */
export function isAartiDraft(draftId: string): boolean {
  return draftId.startsWith(prefix);
}

/** Where such a draft is written. */
export function placeOfDraft(draftId: string): AartiDraftPlace {
  const place = draftId.slice(prefix.length);
  if (place.startsWith(ofDeity)) return { kind: 'deity', userDeityId: place.slice(ofDeity.length) };
  if (place.startsWith(ofAarti)) return { kind: 'aarti', aartiId: place.slice(ofAarti.length) };
  return { kind: 'festival', festivalId: place };
}

/** A draft as it was kept; undefined where this version cannot read it. */
export function readAartiDraft(text: string | undefined): AartiDraft | undefined {
  const kept = text === undefined ? undefined : parseJson(text);
  if (!isRecord(kept)) return undefined;
  const { aartiId, title, kind, lyrics, tags } = kept;
  if (typeof aartiId !== 'string' || (kind !== 'text' && kind !== 'pdf' && kind !== 'image'))
    return undefined;
  if (typeof title !== 'string' || typeof lyrics !== 'string' || typeof tags !== 'string') return undefined;
  // Earlier ones were written where nobody could say: they were to be shared.
  const isPrivate = kept['isPrivate'] === true;
  return { aartiId, title, kind, lyrics, tags, isPrivate, file: readFile(kept['file']) };
}

function readFile(value: unknown): AartiFile | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, type, extension, size } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof type !== 'string') return undefined;
  if (typeof extension !== 'string' || typeof size !== 'number') return undefined;
  return { id, name, type, extension, size };
}
