import { answerTasks } from '#lib/work-aside.ts';
import { reckonAside } from './work.ts';

answerTasks(reckonAside);
