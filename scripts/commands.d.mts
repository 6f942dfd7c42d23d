export interface Flag {
  /** What it does, after its name. */
  does: string;
  /** The name of the value that it takes; a flag without one is there or not. */
  value?: string;
  /** Its value is a whole number, from 1 on unless `from` says otherwise. */
  from?: number;
}

export interface Command {
  /** The program, from the root of the project. */
  file: string;
  /** A sentence or two. */
  does: string;
  /** Words without a flag, as the usage line names them; without it there are none. */
  words?: string;
  flags?: Readonly<Record<string, Flag>>;
  /** The words of one useful call. */
  example?: string;
  /** Looks at the app in `dist`, which is built first where it is missing or older than its sources. */
  needsBuild?: true;
  /** Installs what is missing first and, but for `dev`, builds, as `prepare.mjs` does it. */
  prepares?: 'start' | 'dev' | 'test';
  /** Does nothing but print, so that it ends where nobody reads on; any other command brings to its end what it has begun. */
  printsOnly?: true;
  /** Answers `--help` in its own words, and names itself what it is called wrongly with. */
  helpsItself?: true;
}

export const commands: Readonly<Record<string, Command>>;
