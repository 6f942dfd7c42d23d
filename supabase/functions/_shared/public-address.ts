/**
 * Whether an address that somebody gave us may be asked: https by the usual port, of a name of the public network. No
 * number, no name of this machine or of the network around it, nothing before an @. What the name stands for is looked at
 * when it is asked (`isPublicAddress`).
 */
export function isPublicName(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const labels = hostname.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  // The last label of a number has digits; of the older kind in any writing, of the newer kind brackets.
  return labels.length > 1 && /^[a-z][a-z0-9-]*$/.test(last) && !localNames.has(last);
}

/** The address of a machine of the public network, of either kind. */
export function isPublicAddress(address: string): boolean {
  const older = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/i.exec(address);
  if (older) {
    const [first, second, third] = older.slice(1).map(Number);
    return isPublicV4(first ?? 0, second ?? 0, third ?? 0);
  }
  // Of the newer kind those are given out that begin with 2 or 3; some of them stand for the older kind, for protocols or for examples.
  return (
    /^[23][0-9a-f]{3}:/i.test(address) &&
    !/^(?:2001:0?[01]?[0-9a-f]{0,2}:|2001:0?db8:|2002:|3fff:0?[0-9a-f]{0,3}:)/i.test(address)
  );
}

const localNames: ReadonlySet<string> = new Set([
  'arpa',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'test',
]);

/** Without those that IANA keeps for private networks, single machines and special uses. */
function isPublicV4(first: number, second: number, third: number): boolean {
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false;
  if (first === 100 && second >= 64 && second < 128) return false;
  if (first === 169 && second === 254) return false;
  if (first === 172 && second >= 16 && second < 32) return false;
  if (first === 192 && (second === 168 || (second === 0 && third === 0))) return false;
  return !(first === 198 && (second === 18 || second === 19));
}
