/**
 * Leads what a backend sends to Google's servers to the provider of a test instead. For a backend in a process of its
 * own: `node --import tsx --import ./tests/fakes/google-elsewhere.ts …` with the address in OPENID_PROVIDER_URL.
 */
const endpoints: Readonly<Record<string, string>> = {
  'https://oauth2.googleapis.com/token': '/token',
  'https://www.googleapis.com/oauth2/v3/certs': '/jwks',
  'https://www.googleapis.com/userinfo/v2/me': '/userinfo',
};

const { fetch: fetchAnywhere } = globalThis;

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const endpoint = endpoints[address];
  const provider = process.env['OPENID_PROVIDER_URL'];
  return provider !== undefined && endpoint !== undefined
    ? fetchAnywhere(provider + endpoint, init)
    : fetchAnywhere(input, init);
};
