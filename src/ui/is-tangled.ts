/**
 * Whether a text holds more signs of markdown, or more of them within one another, than anybody means: reading it as such
 * would take seconds and more, or end in an error.
 */
export function isTangled(text: string): boolean {
  if (text.length > longestText || nested.test(text) || endlessRun.test(text)) return true;
  if (indented.test(text) || (text.match(quoteBegun)?.length ?? 0) > usualQuotes) return true;
  const signs = text.match(anySign)?.length ?? 0;
  return signs > usualSigns && signs > text.length * usualShare;
}

/** Longer than any report and any answer. */
const longestText = 60_000;
/** So many signs take no time to speak of, whatever they are. */
const usualSigns = 1500;
const usualShare = 0.2;

const anySign = /[*_`~[\]()<>\\|#-]/g;
/** Sixteen quotes and lists within one another on one line. */
const nested = /^[ \t]*(?:>[ \t]*|[-+*][ \t]+|\d{1,9}[.)][ \t]+){16}/m;
const endlessRun = /[*_]{500}/;
/** A list thirty-two levels down. */
const indented = /^[ \t]{64,}(?:[-+*]|\d{1,9}[.)])[ \t]/m;
/** Each line that goes on a quote without its sign is read anew with each line before it. */
const quoteBegun = /^[ \t]*>/gm;
const usualQuotes = 1000;
