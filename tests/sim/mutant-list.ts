export interface Mutant {
  name: string;
  /** From the root of the project. */
  file: string;
  /** Words that are there exactly once. */
  find: string;
  replace: string;
}

const twin = 'tests/sim/server-twin.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'receipts-off',
    file: twin,
    find: 'const receipt = account.receipts.get(opId);\n    if (receipt) {',
    replace: 'const receipt = account.receipts.get(opId);\n    if (receipt && receipt.hash === "") {',
  },
];
