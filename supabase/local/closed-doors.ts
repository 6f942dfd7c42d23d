import { authAct, fieldsOf, refusal, type Mend } from './auth-answers.ts';

/** Pages that a mail or a social sign-in may lead to. */
export const landingPages = ['/callback', '/verify-email', '/reset-password', '/auth'] as const;

/** What starts a social sign-in; the package hands everything else on to the provider, in place of its own words. */
const socialWords = ['provider', 'scopes', 'code_challenge', 'code_challenge_method', 'skip_http_redirect'];

/**
 * Closes what `@supabase/lite` 0.10.0 leaves open and Disha does not use:
 *
 * - `otp` and `magiclink` make a confirmed account of any address, and mail as often as they are asked.
 * - `reauthenticate` mails as often as it is asked.
 * - The change of an address is complete when the old one agrees; nobody asks the new one, whose owner would later
 *   share an account with a stranger.
 * - A social sign-in may lead to any loopback address and to any page here, and whoever starts it can put in their own
 *   `state` or `redirect_uri`.
 */
export function closeDoors(siteUrl: string): Mend {
  const landings = landingPages.map((page) => siteUrl + page);

  return async (request, answer) => {
    switch (authAct(request)) {
      case 'POST otp':
      case 'POST magiclink':
        return refusal(422, 'otp_disabled', 'Signing in by mail is not offered here.');
      case 'GET reauthenticate':
        return refusal(422, 'reauthentication_not_needed', 'Confirming again is not needed here.');
      case 'PUT user': {
        const { email } = await fieldsOf(request);
        return email === undefined || email === ''
          ? answer(request)
          : refusal(422, 'email_change_disabled', 'The address of an account cannot be changed here.');
      }
      case 'GET authorize': {
        const asked = new URL(request.url).searchParams;
        return answer(at(request, kept(asked, socialWords)));
      }
      case 'GET verify': {
        const asked = new URL(request.url).searchParams;
        return answer(at(request, kept(asked, ['token', 'type'])));
      }
      case undefined:
      default:
        return answer(request);
    }
  };

  function isLanding(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { origin, pathname } = new URL(address);
    return landings.includes(origin + pathname);
  }

  function kept(asked: URLSearchParams, names: readonly string[]): URLSearchParams {
    const words = names.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    });
    const landing = asked.get('redirect_to') ?? '';
    if (isLanding(landing)) words.push(['redirect_to', landing]);
    return new URLSearchParams(words);
  }
}

/** The same request with another query, and without the page it came from, where the package would lead back to. */
function at(request: Request, query: URLSearchParams): Request {
  const url = new URL(request.url);
  url.search = query.toString();
  const headers = new Headers(request.headers);
  headers.delete('referer');
  return new Request(url, { method: request.method, headers });
}
