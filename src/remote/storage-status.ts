import { isRecord } from '#domain/is-record.ts';

/** What the storage service means: the hosted one answers most of its refusals with 400 and says it in the body. */
export function meantStatus(status: number, body: unknown): number {
  return isRecord(body) && status === 400 ? Number(body['statusCode']) || status : status;
}
