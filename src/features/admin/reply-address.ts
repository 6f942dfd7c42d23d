/** Where a link to reply leads: a mail or a call. Undefined for anything that is neither, which is only shown. */
export function replyAddress(replyTo: string | null): string | undefined {
  const said = replyTo?.trim() ?? '';
  if (/^[^\s@,;<>()"?&%:]+@[^\s@,;<>()"?&%:]+\.[^\s@,;<>()"?&%:]+$/.test(said)) return `mailto:${said}`;
  const digits = said.replace(/[\s().-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
