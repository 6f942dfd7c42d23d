import { boundMemory } from './bounded-memory.ts';

/** As much as the largest picture takes that is unpacked, and the next power of two, in which the reader's memory grows. */
boundMemory(globalThis, 256 * 1024 * 1024);
