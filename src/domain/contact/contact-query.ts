/** What somebody asks about, in the order of the form. */
export const propertyTypes = ['residential', 'apartment', 'commercial', 'office', 'land', 'other'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** The form as it stands. */
export interface ContactFields {
  name: string;
  /** '' as long as none is chosen. */
  propertyType: PropertyType | '';
  city: string;
  query: string;
  /** An e-mail address or a telephone number; may be empty. */
  replyTo: string;
}

/** Characters, as the database counts them. */
export const contactLimits = {
  name: { least: 2, most: 100 },
  city: { least: 2, most: 100 },
  query: { least: 10, most: 5000 },
  replyTo: { most: 200 },
} as const;

/** too-short and not-chosen: as little as nothing · unreachable: neither an address nor a number. */
export type ContactFault = 'too-short' | 'too-long' | 'not-chosen' | 'unreachable';
export type ContactFaults = Partial<Record<keyof ContactFields, ContactFault>>;

/** What has to be mended before it can be sent, in the order of the form. */
export function contactFaults({ name, propertyType, city, query, replyTo }: ContactFields): ContactFaults {
  const faults: Record<keyof ContactFields, ContactFault | undefined> = {
    name: lengthFault(name, contactLimits.name),
    propertyType: propertyType === '' ? 'not-chosen' : undefined,
    city: lengthFault(city, contactLimits.city),
    query: lengthFault(query, contactLimits.query),
    replyTo: replyFault(replyTo.trim()),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

function lengthFault(
  text: string,
  { least, most }: { least: number; most: number },
): ContactFault | undefined {
  const { length } = Array.from(text.trim());
  return length < least ? 'too-short' : length > most ? 'too-long' : undefined;
}

/** Lenient: whoever has to write there will see what is meant. */
function replyFault(text: string): ContactFault | undefined {
  if (text === '') return undefined;
  if (Array.from(text).length > contactLimits.replyTo.most) return 'too-long';
  const isAddress = /^\S+@\S+\.\S+$/u.test(text);
  const isNumber = /^[+\d\p{Nd}\s()./-]+$/u.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= 7;
  return isAddress || isNumber ? undefined : 'unreachable';
}
