/**
 * What an address of the network is counted as. Whoever has a network of the newer kind has more addresses than anybody
 * could remember: it counts as one.
 */
export function networkOf(sender: string): string {
  const address = sender
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(address)) return address;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(Math.max(8 - start.length - end.length, 0)).fill('0');
  return [...start, ...zeros, ...end]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
