import { useEffect, useState } from 'react';
import { fetchRole, type Role } from '#remote/account-calls.ts';
import { currentCaller } from './current-caller.ts';

/** The role that the server gives a user; 'user' until it has said so, and wherever it cannot be asked. */
export function useRole(userId: string): Role {
  const [known, setKnown] = useState<{ of: string; role: Role }>();
  useEffect(() => {
    let isLeft = false;
    async function ask(): Promise<void> {
      const caller = await currentCaller(userId);
      const role = caller.ok ? await fetchRole(caller.value) : 'user';
      if (!isLeft) setKnown({ of: userId, role });
    }
    void ask();
    return () => {
      isLeft = true;
    };
  }, [userId]);
  return known?.of === userId ? known.role : 'user';
}
