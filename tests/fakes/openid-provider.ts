import { OAuth2Server, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server';

/** A provider that speaks OpenID Connect as Google does, and lets everybody in as the person of the test. */
export interface OpenIdProvider {
  url: string;
  /** Settings of a backend that signs in with it; with `google-elsewhere.ts` loaded before the backend. */
  environment: Readonly<Record<string, string>>;
  /** Who signs in from now on. */
  signsIn(person: GooglePerson): void;
  /** From now on whoever is asked says no. */
  denies(): void;
  /** Where a browser goes that a backend sends to Google: here, for `page.route('https://accounts.google.com/**')`. */
  addressOf(googleAddress: string): string;
  /** Goes there as a browser does; gives the address that it is sent back to. */
  consent(googleAddress: string): Promise<URL>;
  close(): Promise<void>;
}

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture?: string;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  let person: GooglePerson | undefined;
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, { iss: 'https://accounts.google.com' }, person);
  });
  server.service.on('beforeAuthorizeRedirect', ({ url: back }: MutableRedirectUri) => {
    if (person) return;
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The person said no');
  });

  const addressOf = (googleAddress: string): string => `${url}/authorize${new URL(googleAddress).search}`;
  return {
    url,
    environment: {
      OPENID_PROVIDER_URL: url,
      GOOGLE_CLIENT_ID: 'disha.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'the-secret-of-disha',
    },
    signsIn: (next) => {
      person = next;
    },
    denies: () => {
      person = undefined;
    },
    addressOf,
    async consent(googleAddress) {
      const response = await fetch(addressOf(googleAddress), { redirect: 'manual' });
      return new URL(response.headers.get('location') ?? '');
    },
    close: () => server.stop(),
  };
}
