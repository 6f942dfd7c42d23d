import { vi } from 'vitest';

/** What a test waits for may come late on a busy machine, which is no fault of what is tested. */
export const patienceMs = 20_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: patienceMs });
