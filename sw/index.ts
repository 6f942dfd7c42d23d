import { serveAppShell } from './app-shell.ts';
import { followPushAddress, sendInBackground } from './background-sync.ts';
import { showReminders } from './push.ts';
import { keepRecognitionFiles } from './recognition-files.ts';
import { takeWhatIsShared } from './share-target.ts';
import { takeOverWhenAsked } from './update.ts';

serveAppShell();
keepRecognitionFiles();
takeOverWhenAsked();
sendInBackground();
followPushAddress();
showReminders();
takeWhatIsShared();
