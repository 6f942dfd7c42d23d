import type { ContactFields } from '#domain/contact/contact-query.ts';
import { call, type Answer } from './call.ts';
import type { RemoteConfig } from './config.ts';
import { callerHeaders } from './procedures.ts';

/** Unique violation: the server has this query already. */
const isThere = '23505';

/**
 * Sends a query from the contact form, as a visitor or with the token of an account. One that the server has already
 * counts as sent. Refusals: `too_many_queries` (status 429), and those of the rules of the form.
 */
export async function sendContactQuery(
  config: Pick<RemoteConfig, 'url' | 'key'>,
  accessToken: string | undefined,
  { id, name, propertyType, city, query, replyTo }: ContactFields & { id: string },
): Promise<Answer<true>> {
  const answer = await call(
    {
      url: `${config.url}/rest/v1/contactus`,
      headers: {
        ...callerHeaders({ config, accessToken }),
        // What is sent cannot be read back by its sender.
        prefer: 'return=minimal',
      },
      body: {
        id,
        name: name.trim(),
        property_type: propertyType,
        city: city.trim(),
        query: query.trim(),
        reply_to: replyTo.trim() === '' ? null : replyTo.trim(),
      },
    },
    () => true as const,
  );
  return !answer.ok && answer.problem.code === isThere ? { ok: true, value: true } : answer;
}
