import type { Token } from './tokens.ts';

/**
 * The page of the hymn that a question asks for by its deity alone, as "Shani ki aarti" does: of the aartis and chalisas that
 * each installation starts with, by the topic of their deity and by their id. A test compares them with the seed.
 */
export function hymnAsked(topic: string, tokens: readonly Token[]): string | undefined {
  const kind = kinds.find(([, words]) => tokens.some(({ text }) => words.test(text)))?.[0];
  const hymn = kind && (hymnsOfDeities[topic] ?? namedBeside(tokens))?.[kind];
  return hymn && `/hindu-aartis?read=${hymn}`;
}

/** The topic of the chalisas that have none of their own names several of them. */
function namedBeside(tokens: readonly Token[]): Hymns | undefined {
  const deity = deities.find(([, words]) => tokens.some(({ text }) => words.test(text)));
  return deity && hymnsOfDeities[deity[0]];
}

interface Hymns {
  aarti?: string;
  chalisa?: string;
}

const kinds = [
  ['chalisa', /^(?:ch[ae]+lisa|चालीसा)$/u],
  ['aarti', /^(?:aa?rt[iy]|aartee|आरती|आरति)$/u],
] as const satisfies readonly (readonly [keyof Hymns, RegExp])[];

const deities: readonly (readonly [string, RegExp])[] = [
  ['lakshmi-deity', /^(?:la(?:x|ks?h)mi|लक्ष्मी)$/u],
  ['vishnu-deity', /^(?:vishnu|विष्णु)$/u],
  ['ram-deity', /^(?:ram|rama|राम)$/u],
];

export const hymnsOfDeities: Readonly<Record<string, Hymns>> = {
  'ganesh-deity': { aarti: '0746e42d-fa7a-5d81-a0bd-d0fe29383136' },
  'shiv-deity': {
    aarti: '3d0a36ca-f291-54a6-91d3-7101194879f5',
    chalisa: '2de9d9a0-a59d-5cf9-a9a4-614beae641c8',
  },
  'vishnu-deity': {
    aarti: '9d4ac238-369d-5d92-b6f6-33c074758a05',
    chalisa: '2e0f359e-890f-5245-8197-7a60ceaedf90',
  },
  'lakshmi-deity': {
    aarti: '5ab608c2-c042-5556-9f57-d6fadc71fd16',
    chalisa: 'a31bb77d-45ad-5d67-83ec-349a69eba0db',
  },
  'saraswati-deity': { aarti: 'd350b61c-bbcd-5639-b712-f47c8b5966d0' },
  'saraswati-vandana': { aarti: 'd350b61c-bbcd-5639-b712-f47c8b5966d0' },
  'durga-deity': {
    aarti: 'f861a43b-551d-5359-9938-22de7c226405',
    chalisa: '33d1ff67-5d09-59ee-8051-53bbcedd03d0',
  },
  'hanuman-deity': {
    aarti: '48757e6f-b371-53b9-9746-18b3a10f4829',
    chalisa: '4e0a0e3e-ca90-5e51-a463-7f08c73acdc1',
  },
  'krishna-deity': { aarti: '379c4398-9a33-5663-ac4a-d3f69a4ac559' },
  'ram-deity': {
    aarti: '37828f30-fd48-5951-af86-ed9edfaed502',
    chalisa: 'a98ae62d-e1ff-5ad3-92ef-a148c8bb435e',
  },
  'parvati-deity': { aarti: '8b3b5f2a-7b5a-5baa-b6a0-7c03bc5b1c51' },
  'shani-deity': { aarti: '72f45747-da01-57ec-abd9-7385d23d7af0' },
  'tulsi-mata-deity': { aarti: 'f6e9db9b-fd39-571b-8af5-2d380a5d136a' },
  'ganga-deity': { aarti: 'cd132f28-2139-5fcf-a153-392fc9001f0a' },
  'dattatreya-deity': { aarti: 'f2c9e99d-cd3b-5a9e-81ae-68bc5aecade1' },
  'vitthal-khandoba-deity': { aarti: 'cd571e84-30ac-5819-84c9-169d93814e07' },
};
