/**
 * What is answered with help before anything else. `despair`, `violence`, `child`, `emergency` and `medicine` may be about a life;
 * the rest is fear that somebody sells, or what nobody may foretell.
 */
export type Danger =
  | 'despair'
  | 'child'
  | 'child-marriage'
  | 'violence'
  | 'emergency'
  | 'medicine'
  | 'scam'
  | 'death'
  | 'sex-of-child'
  | 'curse'
  | 'cure'
  | 'revenge'
  | 'godman'
  | 'lenders'
  | 'addiction';

export interface DangerRule {
  danger: Danger;
  /** Any of these lists of which all hold. Their words are spelt as `inPlainSpelling` spells a question. */
  when: readonly (readonly RegExp[])[];
  unless?: RegExp;
}
