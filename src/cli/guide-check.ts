/** Checks the topics of the guide; docs/guide-topics.md says how they are written. Ends with 1 where something is wrong. */
import { chapters } from '#domain/guide/knowledge/chapters.ts';
import { checkTopics } from '#domain/guide/knowledge/check-topics.ts';
import { readTopics } from '#domain/guide/knowledge/read-topics.ts';

const asked = process.argv.slice(2).map((word) => word.replace(/^.*\/|\.ts$/g, ''));
const unknown = asked.filter((name) => !Object.hasOwn(chapters, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no chapter ${unknown.join(', ')}; there are ${Object.keys(chapters).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else check();

function check(): void {
  const read = Object.entries(chapters).map(([name, text]) => ({ name, ...readTopics(name, text) }));
  const shown = (name: string) => asked.length === 0 || asked.includes(name);
  const all = read.flatMap(({ topics }) => topics);
  const chapterOf = new Map(all.map(({ id, chapter }) => [id, chapter]));
  const faults = [
    ...read
      .filter(({ name }) => shown(name))
      // The text of a chapter begins in the second line of its file.
      .flatMap(({ name, faults: ofText }) =>
        ofText.map(({ line, says }) => `${name}.ts:${line + 1} ${says}`),
      ),
    ...checkTopics(all)
      .filter(({ topic }) => shown(chapterOf.get(topic) ?? ''))
      .map(({ topic, says }) => `${chapterOf.get(topic)}.ts # ${topic}: ${says}`),
  ];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  const counted = all.filter(({ chapter }) => shown(chapter));
  const facts = counted.reduce((sum, topic) => sum + topic.facts.length, 0);
  process.stdout.write(`${counted.length} topics, ${facts} facts, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
