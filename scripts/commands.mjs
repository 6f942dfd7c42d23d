/** What the commands of package.json are, for whoever asks one of them by `--help`. `run.mjs` starts them. */

/** @typedef {import('./commands.d.mts').Flag} Flag */

/** @param {number} usual @returns {Flag} */
const times = (usual) => ({
  value: 'N',
  from: 1,
  does: `How often each is measured, ${usual} without it.`,
});
/** @type {Flag} */
const check = { does: 'Writes nothing, and ends with 1 where a file would change.' };
/** @param {string} what @returns {Flag} */
const only = (what) => ({ does: `Measures only the ${what} that are named behind it.` });
/** @type {Flag} */
const day = { value: 'YYYY-MM-DD', does: 'The day that "today" means; that of New Delhi without it.' };
/** @type {Flag} */
const serviceKey = {
  value: 'KEY',
  does: 'The secret key of the project; SUPABASE_SERVICE_KEY keeps it out of the list of processes.',
};

/** @type {Readonly<Record<string, import('./commands.d.mts').Command>>} */
export const commands = {
  start: {
    file: 'supabase/local/main.ts',
    does: 'Installs what is missing, builds, and serves everything on one port. Settings are environment variables: see README.md.',
    flags: {
      reset: { does: 'Removes all data first.' },
      'new-keys': { does: 'Makes new keys first: everybody signs in again.' },
    },
    prepares: 'start',
  },
  dev: {
    file: 'scripts/dev.mjs',
    does: 'The same with hot reload.',
    flags: { reset: { does: 'Removes all data first.' } },
    prepares: 'dev',
  },
  test: {
    file: 'scripts/check.mjs',
    does: 'Installs the tools, builds, and runs every check and test, or the named steps alone.',
    words: '[step …]',
    prepares: 'test',
    example: 'unit e2e',
  },
  build: {
    file: 'scripts/build.mjs',
    does: 'Builds the app into dist, with compressed copies and the rules for a static host.',
  },
  format: { file: 'scripts/format.mjs', does: 'Mends what lint and format can mend by themselves.' },
  check: {
    file: 'scripts/check-change.mjs',
    does: 'Checks what has changed since the branch left the main line: types, lint, and the tests that it reaches.',
    flags: {
      list: { does: 'Says what would run, and runs nothing.' },
      since: { value: 'COMMIT', does: 'Compares with that commit.' },
    },
    example: '--list',
  },
  e2e: {
    file: 'scripts/e2e.mjs',
    does: 'Builds the app if anything has changed, and runs end-to-end tests in a Chromium.',
    words: '[chat …]',
    flags: {
      project: { value: 'NAME', does: 'Of playwright.config.ts, phone without it.' },
      grep: { value: 'WORDS', does: 'Only the tests with these words in their names.' },
      headed: { does: 'Shows the browser.' },
    },
    needsBuild: true,
    example: 'chat guest-chat',
  },
  'test:days': {
    file: 'scripts/test-days.ts',
    does: 'Runs the end-to-end tests whose subject changes with the day at moments drawn from 2024 to 2032.',
    flags: {
      count: { value: 'N', from: 1, does: 'At how many moments, 60 without it.' },
      seed: { value: 'N', from: 0, does: 'The first to draw from; each next is one more. Drawn without it.' },
    },
    needsBuild: true,
    example: '--count 3',
  },
  'test:postgres': {
    file: 'scripts/test-postgres.ts',
    does: 'Tries the server, its SQL by actor, races and attacks on a real PostgreSQL, which it finds or installs. Steps: actors, server, attack, and e2e only when it is named. Ends with 2 where there is none.',
    words: '[step …]',
    example: 'actors attack',
  },
  'build:kill-switch': {
    file: 'scripts/build-kill-switch.ts',
    does: 'Writes what makes every device drop its copy of the app, into dist or another folder. See docs/updates.md.',
    words: '[folder]',
    example: 'dist',
  },
  guide: {
    file: 'src/cli/guide.ts',
    printsOnly: true,
    does: 'Asks the built-in guide, and prints its answer as JSON.',
    words: '["question"]',
    flags: { day, jsonl: { does: 'One question a line of standard input, one answer a line.' } },
    example: '"kitchen in the south-west?"',
  },
  'guide:check': {
    file: 'src/cli/guide-check.ts',
    printsOnly: true,
    does: 'Checks the topics of the guide. See docs/guide-topics.md.',
    words: '[chapter …]',
    example: 'furniture-and-things',
  },
  'learn:guide': {
    file: 'tests/guide/learn-ranking.ts',
    does: 'Learns how the guide ranks its topics and how sure it may be, from rounds of questions.',
    flags: {
      rounds: {
        value: 'N,N,…',
        does: 'Rounds that teach to rank and to be sure: those that no topic was mended by.',
      },
      beside: { does: 'Learns, by all rounds, which of the rule table and a topic answers, too.' },
      parts: { does: 'Leaves each part of the ranking out in turn, to see what it is worth.' },
      dry: { does: 'Writes nothing.' },
    },
    example: '--rounds 13,14,15',
  },
  'learn:dangers': {
    file: 'tests/guide/learn-dangers.ts',
    does: 'Learns how the guide sees dangers that are only hinted at, from messages of others.',
    flags: {
      without: { value: 'NAME,…', does: 'Files of tests/guide/dangers to leave out, and to try it on.' },
      dry: { does: 'Writes nothing.' },
    },
    example: '--without set-5 --dry',
  },
  'judge:guide': {
    file: 'tests/guide/judge.ts',
    printsOnly: true,
    does: 'Judges the guide by rounds of questions. See docs/guide.md.',
    words: 'round.jsonl …',
    flags: { failures: { does: 'Lists the questions that were not answered well.' } },
    example: 'tests/guide/questions/round-1.jsonl',
  },
  vaastu: {
    file: 'src/cli/vaastu.ts',
    printsOnly: true,
    does: 'Assesses a plan of a home, from a file or from standard input, and prints the report as JSON.',
    words: '[plan.json | -]',
    flags: {
      jsonl: { does: 'One plan a line of standard input, one report a line.' },
      'read-score': { does: 'Reads the score that a text states: {"text": …} gives {"score": …}.' },
    },
    example: 'plan.json',
  },
  'read-plan': {
    file: 'scripts/read-plan.ts',
    printsOnly: true,
    does: 'Reads pictures and PDFs of plans as a device reads them, in a headless browser: {"file","ms","floors":[{"outline":[[x,y]…],"north":{"degrees","sureness"}|null,"rooms":[{"room","label"|null,"polygon","sureness"}]}]} a line, in the pixels of the picture, north clockwise from up.',
    words: '[picture …]',
    flags: {
      jsonl: { does: 'One path a line of standard input.' },
      hindi: { does: 'Looks for Hindi words from the beginning.' },
    },
    example: 'plan.jpg',
  },
  panchang: {
    file: 'src/cli/panchang.ts',
    printsOnly: true,
    does: 'Prints the panchang of a day, the tithis of years or the festivals of years as JSON.',
    flags: {
      day: { value: 'YYYY-MM-DD', does: 'The day with all its limbs, times by the clock of the place.' },
      tithis: { value: 'YEARS', does: 'The tithi at sunrise of every day of a year, or of 1975-2050.' },
      festivals: { value: 'YEARS', does: 'The festivals of a year, or of 2001-2035.' },
      place: {
        value: 'LATITUDE,LONGITUDE,ZONE',
        does: 'Where, as 28.6139,77.2090,Asia/Kolkata; New Delhi without it.',
      },
    },
    example: '--festivals 2029',
  },
  milan: {
    file: 'src/cli/milan.ts',
    printsOnly: true,
    helpsItself: true,
    does: 'Matches two births, and prints the matching as JSON.',
  },
  muhurat: {
    file: 'src/cli/muhurat.ts',
    printsOnly: true,
    helpsItself: true,
    does: 'Prints muhurats, the tables of a day and eclipses as JSON.',
  },
  kundli: {
    file: 'src/cli/kundli.ts',
    printsOnly: true,
    helpsItself: true,
    does: 'Prints a birth chart as JSON.',
  },
  'make:icons': {
    file: 'scripts/make-icons.ts',
    does: "Draws the app's icons from the mark into public/icons, with a Chromium.",
  },
  'make:screenshots': {
    file: 'scripts/make-screenshots.ts',
    does: 'Takes the pictures that a browser shows when it offers to install the app, with a Chromium.',
    needsBuild: true,
  },
  'generate:types': {
    file: 'scripts/generate-types.ts',
    does: 'Writes src/remote/database.types.ts from the migrations.',
    flags: { check },
  },
  'generate:planets': {
    file: 'scripts/generate-planets.ts',
    does: 'Writes the terms by which src/domain/sky computes the Sun and the planets, from the whole theory.',
    flags: { check },
  },
  'generate:content': {
    file: 'scripts/generate-content-seed.ts',
    does: 'Writes supabase/seed/calendar.sql, content.sql, devotion.sql and hymns.sql from the words in supabase/seed.',
    flags: { check },
  },
  admin: {
    file: 'scripts/make-admin.ts',
    does: 'Makes an account of the running installation an admin. HOST, PORT and DATA_DIR as it was started with.',
    words: 'someone@example.com',
    flags: { remove: { does: 'Makes it an ordinary account again.' } },
    example: 'someone@example.com',
  },
  backup: {
    file: 'scripts/backup.ts',
    does: 'Writes a backup of this installation, also while it runs. HOST, PORT and DATA_DIR as it was started with.',
    words: '<file.tar.gz or folder>',
    flags: {
      keep: { value: 'N', from: 1, does: 'Into a folder: removes all but the newest N of its backups.' },
      'without-secrets': { does: 'Leaves out the keys.' },
    },
    example: '/backups --keep 14',
  },
  restore: {
    file: 'scripts/restore.ts',
    does: 'Puts a backup into the data folder of this installation, which must not run meanwhile.',
    words: '<file.tar.gz>',
    flags: {
      replace: { does: 'Puts the data that are there aside first.' },
      check: { does: 'Reads and compares the backup, and changes nothing.' },
    },
    example: 'disha.tar.gz --check',
  },
  'migrate-to-postgres': {
    file: 'scripts/migrate-to-postgres.ts',
    does: 'Takes this installation from its embedded database to the empty one of a PostgreSQL server that DATABASE_URL names, and compares every table. It must not run meanwhile.',
    flags: { back: { does: 'The other way: from the server into DATA_DIR again.' } },
    example: '--back',
  },
  'move-user': {
    file: 'scripts/move-data.ts',
    does: 'Takes an account from the installation of this machine to a hosted project, while it runs.',
    words: '[someone@example.com]',
    flags: {
      all: { does: 'Takes every account, in the place of an address.' },
      to: { value: 'URL', does: 'The address of the project.' },
      'service-key': serviceKey,
    },
    example: 'someone@example.com --to https://<ref>.supabase.co',
  },
  doctor: {
    file: 'scripts/doctor.ts',
    does: 'Looks at an installation from outside, and prints what is wrong with it and how to mend it.',
    words: '<https://your.site>',
    flags: {
      'supabase-url': {
        value: 'URL',
        does: "The address of the project, where the site's config.json has none.",
      },
      key: { value: 'KEY', does: 'Its publishable key, likewise.' },
      'service-key': serviceKey,
      'webhook-secret': {
        value: 'SECRET',
        does: 'Also tries the webhook of payments; or RAZORPAY_WEBHOOK_SECRET.',
      },
      json: { does: 'Prints one JSON object.' },
    },
    example: 'https://your.site --json',
  },
  sim: {
    file: 'tests/sim/cli.ts',
    does: 'Runs the sync under simulated faults, and prints one line of JSON. Ends with 1 where a promise was broken, and prints the smallest schedule that breaks it.',
    flags: {
      schedules: { value: 'N', from: 1, does: 'How many schedules, 500 without it.' },
      seed: { value: 'N', from: 0, does: 'The seed of the first, 1 without it; the others follow it.' },
      random: { does: 'Begins at a seed that nobody has seen before, and prints it.' },
      steps: { does: 'Kills a page at every step of a day instead.' },
      mutants: { does: 'Puts faults into the sync on purpose instead; each must be noticed.' },
      only: { value: 'WORD', does: 'The mutants with this word in their name.' },
    },
    example: '--schedules 5000 --random',
  },
  'bench:guide': { file: 'tests/bench/guide.bench.ts', does: 'How fast the built-in guide answers.' },
  'bench:head': {
    file: 'tests/bench/head.bench.ts',
    does: 'Where the counter of changes stops, on a real PostgreSQL server. Ends with 2 where there is none.',
    flags: { seconds: { value: 'N', from: 1, does: 'How long each part takes, 5 without it.' } },
    example: '--seconds 5',
  },
  'bench:cursor': {
    file: 'tests/bench/cursor.bench.ts',
    does: 'How the counter of changes holds and what it costs, on a real PostgreSQL server. Ends with 2 where there is none.',
    flags: { rows: { value: 'N', from: 1, does: 'How many rows are written, 200000 without it.' } },
    example: '--rows 200000',
  },
  'bench:server': {
    file: 'tests/bench/server.bench.ts',
    does: 'How fast and how large the embedded backend is.',
  },
  'bench:load': {
    file: 'tests/bench/load.bench.ts',
    does: 'How the embedded backend bears many people at once.',
    flags: {
      users: { value: 'N', from: 1, does: 'How many, 50 without it.' },
      seconds: { value: 'N', from: 1, does: 'For how long, 30 without it.' },
    },
    example: '--users 50 --seconds 30',
    needsBuild: true,
  },
  'bench:sync': {
    file: 'tests/bench/sync.bench.ts',
    does: 'How fast the device keeps in step, beside RxDB in the same Chromium.',
  },
  'bench:kill': {
    file: 'tests/bench/kill.bench.ts',
    does: 'Whether a Chromium that is killed loses or doubles anything.',
    flags: {
      kills: { value: 'N', from: 1, does: 'How often it is killed, 100 without it.' },
      seed: { value: 'N', from: 0, does: 'Decides when, 1 without it.' },
    },
    example: '--kills 100 --seed 1',
    needsBuild: true,
  },
  'bench:cold-start': {
    file: 'tests/bench/cold-start.bench.ts',
    does: 'How soon a browser that is started anew shows the last conversation, also without a network.',
    needsBuild: true,
  },
  'bench:chat': {
    file: 'tests/bench/chat.bench.ts',
    does: 'Whether the chat stays quick, however long a conversation is.',
    needsBuild: true,
  },
  'bench:vaastu': {
    file: 'tests/bench/vaastu.bench.ts',
    does: 'How fast the engine assesses a plan of 30 rooms.',
  },
  'bench:ocr': {
    file: 'tests/bench/ocr.bench.ts',
    does: 'How many rooms are found in pictures of plans, how well, and in what time.',
    words: '[homes or kinds of pictures]',
    needsBuild: true,
  },
  'bench:editor': {
    file: 'tests/bench/editor.bench.ts',
    does: 'Whether a plan of 30 rooms over a picture follows the finger.',
  },
  'bench:what-if': {
    file: 'tests/bench/what-if.bench.ts',
    does: 'Whether a room that is dragged about an analysed plan keeps up with the finger, its score included.',
    needsBuild: true,
  },
  'bench:panchang': {
    file: 'tests/bench/panchang.bench.ts',
    does: 'How right, how fast and how big the panchang is beside two other libraries.',
    words: '[library]',
  },
  'bench:calendar': {
    file: 'tests/bench/calendar.bench.ts',
    does: 'What a month of the festival calendar costs the page.',
  },
  'bench:jyotish': {
    file: 'tests/bench/jyotish.bench.ts',
    does: 'How right and how fast birth charts are beside another library.',
    words: '[charts.json]',
  },
  'bench:lighthouse': {
    file: 'tests/bench/lighthouse.bench.ts',
    does: 'How the public pages and the signed-in chat fare on a simulated phone.',
    words: '[paths]',
    flags: { only: only('paths'), runs: times(5) },
    example: '--runs 1 --only /',
    needsBuild: true,
  },
  'bench:startup': {
    file: 'tests/bench/startup.bench.ts',
    does: 'How soon the app is shown: the first time, again, and without a network.',
    flags: { runs: times(9) },
    example: '--runs 3',
    needsBuild: true,
  },
  'bench:interaction': {
    file: 'tests/bench/interaction.bench.ts',
    does: 'Interaction latency: the time from an input to the next painted frame.',
    words: '[acts]',
    flags: { only: only('acts'), runs: times(21) },
    example: '--runs 5',
    needsBuild: true,
  },
  'bench:memory': {
    file: 'tests/bench/memory.bench.ts',
    does: 'Whether the app holds on to what it has shown.',
    flags: { navigations: { value: 'N', from: 1, does: 'How many screens are opened, 1000 without it.' } },
    example: '--navigations 200',
    needsBuild: true,
  },
  'bench:charts': {
    file: 'tests/bench/charts.ts',
    does: 'Runs the benchmarks of what people wait for, and remakes docs/performance.md with their charts. Takes more than an hour.',
    words: '[names]',
    flags: {
      'from-files': { does: 'Draws what was measured last.' },
      only: {
        does: 'Measures only those anew that are named behind it: lighthouse, startup, interaction, memory.',
      },
    },
    example: '--only startup',
    needsBuild: true,
  },
};
