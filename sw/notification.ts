import { isRecord } from '#domain/is-record.ts';
import { isAppPath, type PushPayload } from '#domain/reminders/push-payload.ts';

/** The worker has no catalogue: these are all its words. */
export const words = {
  open: { en: 'Open', hi: 'खोलें' },
  tomorrow: { en: 'Remind me tomorrow', hi: 'कल याद दिलाएँ' },
} as const;

/** Shown for a push that cannot be read, as that of a newer server: in both languages, as nobody says which is wanted. */
export const fallback: PushPayload = {
  v: 1,
  id: null,
  title: 'Disha · दिशा',
  body: 'There is a reminder for you in the app.\nऐप में आपके लिए एक रिमाइंडर है।',
  url: '/events',
  tag: 'disha',
  language: 'en',
};

/** What a notification of ours carries, of this version or of an older one. */
export function clickTarget(data: unknown): { id: string | undefined; url: string } {
  const { id, url } = isRecord(data) ? data : { id: undefined, url: undefined };
  return {
    id: typeof id === 'string' ? id : undefined,
    url: isAppPath(url) ? url : fallback.url,
  };
}
