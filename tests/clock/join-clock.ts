/** Loaded before all else by a process or thread of a test run, as by `node --import`. */
import { joinClock } from './run-clock.ts';

joinClock();
