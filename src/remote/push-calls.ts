import type { Language } from '#domain/language.ts';
import { call, type Answer } from './call.ts';
import { callAs, callerHeaders, type Caller } from './procedures.ts';

/** Where a server reaches a browser. */
export interface PushTarget {
  endpoint: string;
  /** Base64url without padding, as is `auth`. */
  p256dh: string;
  auth: string;
}

/** A browser of the user, and how the server speaks to them there. */
interface PushRegistration extends PushTarget {
  /** This device of the user. */
  deviceId: string;
  language: Language;
  /** IANA. */
  timeZone: string;
}

/** The caller agrees to be reminded. */
export function agreeToReminders(caller: Caller): Promise<Answer<true>> {
  const body = { p_purpose: 'reminders', p_is_given: true };
  return callAs(caller, '/rest/v1/rpc/set_consent', body, () => true);
}

/**
 * Has the server remind the caller at this browser, or changes how. Another account that it reminded there is let go of.
 * 'not-agreed': they have taken back their consent, and nothing was kept.
 */
export function keepPushSubscription(
  caller: Caller,
  registration: PushRegistration,
): Promise<Answer<'kept' | 'not-agreed'>> {
  const { deviceId, endpoint, p256dh, auth, language, timeZone } = registration;
  return callAs(
    caller,
    '/rest/v1/rpc/keep_push_subscription',
    {
      p_device_id: deviceId,
      p_endpoint: endpoint,
      p_p256dh: p256dh,
      p_auth: auth,
      p_language: language,
      p_time_zone: timeZone,
    },
    (id) => (id === null ? 'not-agreed' : 'kept'),
  );
}

/** Has the server send nothing there any more. */
export function dropPushSubscription(caller: Caller, endpoint: string): Promise<Answer<true>> {
  return callAs(caller, '/rest/v1/rpc/drop_push_subscription', { p_endpoint: endpoint }, () => true);
}

/** Has the server show a reminder once more tomorrow. Its id, which nobody can guess, is all that it wants. */
export function remindTomorrow(config: Caller['config'], id: string): Promise<Answer<true>> {
  return call(
    { url: `${config.url}/functions/v1/remind-tomorrow`, headers: callerHeaders({ config }), body: { id } },
    () => true,
  );
}
