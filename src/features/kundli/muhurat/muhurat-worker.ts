import { answerTasks } from '#lib/work-aside.ts';
import { seekMuhurats } from './muhurat-work.ts';

answerTasks(seekMuhurats);
