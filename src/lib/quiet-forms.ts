/*
 * A form that is sent before the app is there would put what was written into the address. One of the method dialog
 * sends nothing.
 */

/** Of a screen that is there as elements. Its text is no place for it: a browser writes values with each < as it is. */
export function quietForms(screen: ParentNode): void {
  for (const form of screen.querySelectorAll('form')) form.setAttribute('method', 'dialog');
}

/** Of what React has drawn on a server, where each < in a value or a text is written as &lt;. */
export function withQuietForms(drawn: string): string {
  return drawn.replaceAll(/<form(?=[\s>])/g, '<form method="dialog"');
}
