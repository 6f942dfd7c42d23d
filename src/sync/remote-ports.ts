import type { Answer } from '#remote/call.ts';
import { applyOps, askChat, mirrorDigest, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { currentCaller } from '#session/current-caller.ts';
import type { EnginePorts } from './engine.ts';

type RemotePorts = Pick<
  EnginePorts,
  'applyOps' | 'pullChanges' | 'pullNewest' | 'mirrorDigest' | 'uploadFile' | 'askChat'
>;

/** The server as this user sees it; nothing is called as anybody else. */
export function remotePorts(userId: string): RemotePorts {
  const as = <T>(act: (caller: Caller) => Promise<Answer<T>>) => callAsUser(userId, act);
  return {
    applyOps: (deviceId, ops) => as((caller) => applyOps(caller, deviceId, ops)),
    pullChanges: (request) => as((caller) => pullChanges(caller, request)),
    pullNewest: () => as(pullNewest),
    mirrorDigest: () => as(mirrorDigest),
    uploadFile: (upload) => as((caller) => uploadFile(caller, upload)),
    askChat: (request) => as((caller) => askChat(caller, request)),
  };
}

/**
 * Makes a call as this user. Where the server does not take the token, it is renewed and the call made once more: every
 * call of the sync may be made twice.
 */
export async function callAsUser<T>(
  userId: string,
  act: (caller: Caller) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const caller = await currentCaller(userId);
  if (!caller.ok) return caller;
  const answer = await act(caller.value);
  if (answer.ok || answer.problem.kind !== 'unauthorized') return answer;
  const again = await currentCaller(userId, { refusedToken: caller.value.accessToken });
  return again.ok ? act(again.value) : again;
}
