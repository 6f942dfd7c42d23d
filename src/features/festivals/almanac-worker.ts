import { answerTasks } from '#lib/work-aside.ts';
import { reckon } from './almanac-work.ts';

answerTasks(reckon);
