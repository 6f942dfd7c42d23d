import { serveAppShell } from './app-shell.ts';
import { takeOverWhenAsked } from './update.ts';

serveAppShell();
takeOverWhenAsked();
