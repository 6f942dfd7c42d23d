import { useEffect, useState } from 'react';
import { logQuietly } from '#lib/log.ts';
import type { SignInWays } from '#session/sign-in-ways.ts';

/** How one may sign in beside e-mail and password; undefined until the backend has said so. */
export function useSignInWays(): SignInWays | undefined {
  const [ways, setWays] = useState<SignInWays>();
  useEffect(() => {
    let isGone = false;
    async function ask(): Promise<void> {
      try {
        const { signInWays } = await import('#session/sign-in-ways.ts');
        const found = await signInWays();
        if (!isGone && found) setWays(found);
      } catch (error) {
        logQuietly('ways to sign in', error);
      }
    }
    const onOnline = () => void ask();
    void ask();
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return ways;
}
