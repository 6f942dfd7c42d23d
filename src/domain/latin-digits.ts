/** The same text with '०'…'९' as '0'…'9'. */
export function inLatinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero));
}

const zero = '०'.charCodeAt(0);
