/** Where an event stands on /events, as the end of an address names it. */
export function eventAnchor(eventId: string): string {
  return `event-${eventId}`;
}
