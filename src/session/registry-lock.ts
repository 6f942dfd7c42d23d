/** Under this lock the registry's entry of a user is written and removed. */
export function registryLock(userId: string): string {
  return `registry:${userId}`;
}
