import type { AuthAnswerer, Mend } from './auth-answers.ts';
import { closeDoors } from './closed-doors.ts';
import { treatAddressesAlike, type AddressTools } from './known-addresses.ts';
import { checkNewPasswords } from './new-passwords.ts';
import { takePlainFields } from './plain-fields.ts';
import { checkTokens } from './sealed-tokens.ts';
import { nameSessions } from './session-names.ts';
import { keepUserData } from './user-data.ts';
import { keepTransactionsWhole } from './whole-transactions.ts';

export interface AuthTools extends AddressTools {
  siteUrl: string;
  jwtSecret: string;
}

/**
 * The auth service of `@supabase/lite` 0.10.0 with its gaps mended. Each mend says what the package does otherwise
 * than a hosted project, and has a test against the bare package, which fails when a newer version no longer needs it.
 */
export function mendAuth(answer: AuthAnswerer, tools: AuthTools): AuthAnswerer {
  const mends: readonly Mend[] = [
    takePlainFields(),
    keepUserData(),
    closeDoors(tools.siteUrl),
    nameSessions(tools.db),
    checkNewPasswords(tools),
    checkTokens(tools.db, tools.jwtSecret, tools.now),
    treatAddressesAlike(tools),
    // Innermost: what stands before it works for one request alone, and may wait.
    keepTransactionsWhole(),
  ];
  return mends.reduceRight<AuthAnswerer>((inner, mend) => (request) => mend(request, inner), answer);
}
