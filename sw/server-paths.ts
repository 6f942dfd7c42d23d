/** Addresses that the server itself answers; opening one of them must not show the app. */
export const pathsOfTheServer: RegExp[] = [
  /^\/(?:auth|rest|storage|functions|realtime)\/v1(?:\/|\?|$)/,
  /^\/mailbox(?:\.json)?(?:\/|\?|$)/,
  /^\/(?:healthz(?:\/live)?|metrics)(?:\?|$)/,
  // The checkout is a document of its own, and its sandbox another.
  /^\/(?:pay|sandbox)(?:\/|\?|$)/,
  // Files: config.json, sitemap.xml, robots.txt, rss.xml, pictures. The app's own pages have no dot in their last step.
  /^[^?]*\/[^/?]+\.[a-z0-9]{2,11}(?:\?|$)/i,
];
