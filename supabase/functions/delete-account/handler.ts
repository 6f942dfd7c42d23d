import type { Backend } from '../_shared/backend.ts';
import { readBody, textField } from '../_shared/body.ts';
import { callerOf } from '../_shared/caller.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { answerPost, HttpProblem } from '../_shared/respond.ts';

interface StoredFile {
  bucket: string;
  name: string;
}

/**
 * POST `{confirmation}` → `{success: true}`. Erases the caller's account with its files and rows, except for the ledger,
 * which is kept without the person. `confirmation` is the account's address in any case; where the account has none, its
 * id. Whatever breaks off can be asked for again; once it is done, the caller is nobody.
 */
export function handle(request: Request, deps: FunctionDeps): Promise<Response> {
  return answerPost(request, deps.log, async () => {
    const caller = await callerOf(request, deps.backend);
    const confirmation = textField(await readBody(request), 'confirmation', { most: 320 });
    if (plain(confirmation) !== plain(caller.email ?? caller.id)) {
      throw new HttpProblem(400, 'confirmation_wrong', 'This is not the address of your account.');
    }
    // Files first: nothing would tell whose they are after the rows.
    await removeFiles(deps.backend, caller.id);
    await deps.backend.rpc('erase_account', { p_user_id: caller.id });
    // One of their devices may have sent another file meanwhile; the account is gone, whatever becomes of that.
    await removeFiles(deps.backend, caller.id).catch((error: unknown) => deps.log(String(error)));
    return { success: true };
  });
}

function plain(address: string): string {
  return address.normalize('NFC').trim().toLowerCase();
}

/** Throws when files stay where they are, so that no account goes before its files. */
async function removeFiles(backend: Backend, userId: string): Promise<void> {
  let refused: string | undefined;
  for (;;) {
    const files = (await backend.rpc('files_of_account', { p_user_id: userId })) as StoredFile[];
    const [first] = files;
    if (first === undefined) return;
    const oldest = `${first.bucket}/${first.name}`;
    if (oldest === refused) throw new Error(`${first.bucket} keeps a file that was removed`);
    refused = oldest;
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      await backend.removeFiles(
        bucket,
        files.filter((file) => file.bucket === bucket).map((file) => file.name),
      );
    }
  }
}
