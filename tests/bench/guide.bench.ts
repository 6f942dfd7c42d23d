/**
 * How fast the guide answers: `npm run bench:guide`. A thousand questions in one process, cold and warm, beside the
 * time that reading them into words takes alone. Ends with 1 when the goal is missed.
 */
import { answerQuestion } from '#domain/guide/answer-question.ts';
import { tokenise } from '#domain/guide/tokens.ts';

const goalMs = 1000;
const rooms = [
  'kitchen',
  'rasoi',
  'toilet',
  'शौचालय',
  'mandir',
  'पूजा घर',
  'master bedroom',
  'seedhiyan',
  'septic tank',
  'main door',
];
const places = [
  'south west',
  'NE',
  'आग्नेय कोण',
  'vayavya',
  'uttar purab',
  'SSW',
  'दक्षिण-पश्चिम',
  'north',
  'beech',
  'west',
];
const forms = [
  (room: string, place: string) => `mera ${room} ${place} me hai, kya ye theek hai?`,
  (room: string, place: string) => `Is a ${room} in the ${place} fine, or is another side better?`,
  (room: string, place: string) => `${room} ${place} में है, क्या करें`,
  (room: string, place: string) => `${place} ke alawa ${room} kahan bana sakte h`,
  (room: string) => `where should the ${room} be and which way should it face`,
  (room: string, place: string) => `log kehte hain ki ${place} me ${room} ashubh hota hai, sach hai?`,
  (room: string, place: string) => `${room} aur kitchen paas paas hain ${place} me, upay batao`,
  (room: string, place: string) => `${place} facing house, ${room} kis disha me ho`,
  (room: string, place: string) => `agar ${room} ko ${place} me shift kar du to score kitna badhega`,
  (room: string, place: string) => `${room} ke ${place} kone me kya rakhe`,
];
const questions = forms.flatMap((form) => rooms.flatMap((room) => places.map((place) => form(room, place))));

const first = time(() => answerQuestion(questions[0] ?? ''));
const all = time(() => questions.forEach((question) => answerQuestion(question)));
const again = time(() => questions.forEach((question) => answerQuestion(question)));
const words = time(() => questions.forEach((question) => tokenise(question)));

console.log(
  `${questions.length} questions: ${all.toFixed(0)} ms, again ${again.toFixed(0)} ms; the first alone ${first.toFixed(0)} ms`,
);
console.log(
  `reading the words alone: ${words.toFixed(0)} ms, ${((100 * words) / again).toFixed(0)} % of an answer`,
);
console.log(`goal ≤ ${goalMs} ms: ${first + all <= goalMs ? 'met' : 'missed'}`);
process.exitCode = first + all <= goalMs ? 0 : 1;

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
