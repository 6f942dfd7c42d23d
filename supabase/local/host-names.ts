/** The name or address of a `Host` header, without its port. */
export function bareName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
}

/** Whether a name leads to the machine that it is asked on. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name);
}
