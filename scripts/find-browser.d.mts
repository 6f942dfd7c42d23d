/** Path of a browser to drive. Throws an Error whose message tells the reader what to do. */
export function findBrowser(): Promise<string>;
