/*
 * Browsers with Trusted Types start scripts and read markup only from what a named policy has looked at, and the headers
 * of the site name this one. In other browsers the values go through as they are.
 */

/** The address of a thread or worker of ours, for `new Worker` and the like. Throws for addresses elsewhere. */
export function ownScript(address: string): string {
  return trusted().createScriptURL(address);
}

/** A named character reference ('&amp;') for the browser to read. Throws for any other markup. */
export function characterReference(reference: string): string {
  return trusted().createHTML(reference);
}

/** What machines read in a script element without starting it. Throws for anything but JSON. */
export function dataOfScript(json: string): string {
  return trusted().createScript(json);
}

interface Rules {
  createScriptURL(address: string): string;
  createHTML(markup: string): string;
  createScript(json: string): string;
}

/** What browsers give are objects, which their sinks take where the types of TypeScript know strings alone. */
interface PolicyMaker {
  createPolicy(name: string, rules: Partial<Rules>): Rules;
}

let policy: Rules | undefined;

function trusted(): Rules {
  policy ??= policyMaker()?.createPolicy('disha', rules) ?? rules;
  return policy;
}

const rules: Rules = {
  createScriptURL(address) {
    if (isOwnScript(address)) return address;
    throw new TypeError(`${address} is no script of this site`);
  },
  createHTML(markup) {
    if (/^&#?\w+;$/.test(markup)) return markup;
    throw new TypeError('Markup is not read');
  },
  createScript(json) {
    JSON.parse(json);
    return json;
  },
};

/** Uploads may lie under the same name: only what the build has written is a script. */
function isOwnScript(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  const isBuilt = import.meta.env.DEV || /^\/(?:assets\/.+|ocr\/.+|index)\.js$/.test(pathname);
  return origin === location.origin && isBuilt;
}

/** For packages that start threads by bare addresses: those of ours go through, in the realm that this is called in. */
export function letPackagesStartOwnScripts(): void {
  policyMaker()?.createPolicy('default', { createScriptURL: rules.createScriptURL });
}

function policyMaker(): PolicyMaker | undefined {
  return (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
}
