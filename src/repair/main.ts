import { languages, translate, type Message } from '#i18n/messages.ts';
import { base64Url } from '#lib/base64.ts';
import { saveFile } from '#lib/save-file.ts';
import { dropApp } from '#pwa/drop-app.ts';
import { lookAtVersion } from '#pwa/look-at-version.ts';
import './repair.css';
import { databaseNames, readUnsent, requestSettled, within, type Unsent } from './unsent-copy.ts';
import { repair } from './words.ts';

/**
 * What helps when the app does not: a document of its own, which shares none of its screens or databases. From the mildest
 * help to the last one, which alone takes away what people have written, and offers a copy first.
 */
const root = document.getElementById('repair');
if (!root) throw new Error('repair.html has no #repair');

const language = languages.find((each) => each === document.documentElement.lang) ?? 'en';
const t = (message: Message, values?: Record<string, string | number>) =>
  translate(message, language, values);
const said = element('p', '', { role: 'status' });

document.title = `${t(repair.title)} · Disha`;
root.append(
  element('h1', t(repair.title)),
  element('p', t(repair.intro)),
  step(
    repair.reloadTitle,
    repair.reloadText,
    button(repair.reload, () => location.replace('/')),
  ),
  step(repair.repairTitle, repair.repairText, button(repair.repair, repairApp)),
  said,
  lastStep(),
);

async function repairApp(): Promise<void> {
  said.textContent = t(repair.working);
  // Nothing is taken away that the site could not bring again.
  if (!(await lookAtVersion())) return say(repair.unreachable);
  await dropApp();
  location.replace('/');
}

function lastStep(): HTMLElement {
  const details = element('details');
  const place = element('div');
  details.append(element('summary', t(repair.anewTitle)), element('p', t(repair.anewText)), place);
  details.addEventListener('toggle', () => void readUnsent().then((unsent) => offer(place, unsent)), {
    once: true,
  });
  return details;
}

function offer(place: HTMLElement, { count, content }: Unsent): void {
  const isSomething = count === undefined || count > 0;
  const words =
    count === undefined
      ? t(repair.unknownUnsent)
      : t(isSomething ? repair.unsent : repair.nothingUnsent, { count });
  const remove = button(repair.anew, () => {
    place.append(button(repair.anewSure, startAnew));
    remove.remove();
  });
  place.append(element('p', words));
  if (hasRows(content)) {
    place.append(
      button(repair.saveCopy, () => {
        saveFile(new File([written(content)], 'disha-copy.json', { type: 'application/json' }));
        remove.disabled = false;
      }),
    );
    remove.disabled = isSomething;
  }
  place.append(remove);
}

/** Databases that are there may have nothing in them. */
function hasRows(content: Unsent['content']): boolean {
  return Object.values(content).some((stores) =>
    Object.values(stores ?? {}).some((rows) => Array.isArray(rows) && rows.length > 0),
  );
}

/** Bytes of files stand in it as base64url. */
function written(content: unknown): string {
  return JSON.stringify(
    content,
    (_, value: unknown) => (value instanceof ArrayBuffer ? base64Url(new Uint8Array(value)) : value),
    1,
  );
}

async function startAnew(): Promise<void> {
  said.textContent = t(repair.working);
  if (!(await lookAtVersion())) return say(repair.unreachable);
  try {
    for (const name of await databaseNames()) await within(requestSettled(indexedDB.deleteDatabase(name)));
  } catch {
    return say(repair.blocked);
  }
  await dropApp();
  for (const name of await caches.keys().catch(() => [])) await caches.delete(name);
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[storage].clear();
    } catch {
      // blocked: there is nothing
    }
  }
  location.replace('/');
}

function say(message: Message): void {
  said.textContent = t(message);
}

function step(title: Message, text: Message, act: HTMLElement): HTMLElement {
  const section = element('section');
  section.append(element('h2', t(title)), element('p', t(text)), act);
  return section;
}

function button(message: Message, act: () => unknown): HTMLButtonElement {
  const made = element('button', t(message), { type: 'button' });
  made.addEventListener('click', () => void act());
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
