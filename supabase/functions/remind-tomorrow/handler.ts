import { putOffUntil } from '#domain/reminders/plan-sending.ts';
import { readCivilDate } from '#domain/time/civil-date.ts';
import { isTimeZone } from '#domain/time/place.ts';
import { readBody, uuidField } from '../_shared/body.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

interface ShownReminder {
  occurrence: string;
  due_at: string;
  time_zone: string;
}

/** Nobody is reminded of a day that is longer ago. */
const mostDaysAfter = 30;

/**
 * POST `{id}` → `{due_at}`: shows a reminder once more on the next day at the same hour, on the same device. The id is
 * that of the reminder that was shown; only the device that showed it knows it, so that no session is asked for: a
 * notification may be answered when nobody is signed in to anything. Safe to call twice.
 *
 * 400 `bad_request` · 404 `not_found`, also where the device gets no reminders any more · 503 `push_unavailable`.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const { push, backend } = deps;
    if (!push) throw new HttpProblem(503, 'push_unavailable', 'Nothing can be pushed here.');
    const id = uuidField(await readBody(request, 1024), 'id');
    const shown = (await backend.rpc('shown_reminder', { p_id: id })) as ShownReminder | null;
    const occurrence = readCivilDate(shown?.occurrence);
    if (!shown || !occurrence) throw new HttpProblem(404, 'not_found', 'There is no such reminder.');
    const timeZone = isTimeZone(shown.time_zone) ? shown.time_zone : 'UTC';
    const { dueAt, daysBefore } = putOffUntil(
      { occurrence, dueAt: Date.parse(shown.due_at) },
      timeZone,
      push.now(),
    );
    if (daysBefore < -mostDaysAfter) throw new HttpProblem(404, 'not_found', 'There is no such reminder.');
    const due = new Date(dueAt).toISOString();
    await backend.rpc('put_off_reminder', { p_id: id, p_days_before: daysBefore, p_due_at: due });
    return { due_at: due };
  });
}
