export function startSync(): void {}
