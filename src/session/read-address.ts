import type { Tokens } from '#remote/procedures.ts';

/** What a sign-in service or a mail wrote into the address, in its search or behind its hash. */
export interface AddressWords {
  tokens: Tokens | undefined;
  code: string | undefined;
  /** The single-use token of a mail about a forgotten password. */
  recoveryHash: string | undefined;
  /** That the other side refused: its code, or `unknown`. Whoever makes a link can write any words there, so none are read. */
  error: string | undefined;
}

/** Reads search and fragment alike: which of them is used depends on the service and on its settings. */
export function readAddress(address: URL): AddressWords {
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  const word = (name: string) => nonEmpty(fragment.get(name)) ?? nonEmpty(address.searchParams.get(name));
  const accessToken = word('access_token');
  const refreshToken = word('refresh_token');
  return {
    tokens: accessToken && refreshToken ? { accessToken, refreshToken } : undefined,
    code: word('code'),
    recoveryHash: word('type') === 'recovery' ? word('token_hash') : undefined,
    error: refusalCode(word('error_code') ?? word('error') ?? word('error_description')),
  };
}

function refusalCode(said: string | undefined): string | undefined {
  return said === undefined || /^[a-z_]{1,40}$/.test(said) ? said : 'unknown';
}

function nonEmpty(text: string | null): string | undefined {
  return text === null || text === '' ? undefined : text;
}
