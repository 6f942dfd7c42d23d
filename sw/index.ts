import { serveAppShell } from './app-shell.ts';
import { sendInBackground } from './background-sync.ts';
import { takeOverWhenAsked } from './update.ts';

serveAppShell();
takeOverWhenAsked();
sendInBackground();
