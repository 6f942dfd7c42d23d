import { letPutOffGo, putOffNow } from '#lib/put-off-store.ts';
import { remoteConfig } from '#remote/config.ts';
import { remindTomorrow } from '#remote/push-calls.ts';

/** Whoever wanted to hear of it tomorrow has no use for it after that. */
const worthMs = 36 * 3_600_000;

/**
 * Tells the server which reminders are to be shown once more tomorrow, in a page or in the worker, whoever is signed in.
 * 'left': some have to be tried again. Throws where the device's storage fails.
 */
export async function sendPutOff(): Promise<'done' | 'left'> {
  let outcome: 'done' | 'left' = 'done';
  for (const [id, at] of await putOffNow()) {
    if (Date.now() - at < worthMs) {
      const config = await remoteConfig();
      const answer = config && (await remindTomorrow(config, id));
      // Refused: the server knows of no such reminder any more.
      if (!answer || (!answer.ok && answer.problem.kind !== 'refused')) {
        outcome = 'left';
        continue;
      }
    }
    await letPutOffGo(id);
  }
  return outcome;
}
