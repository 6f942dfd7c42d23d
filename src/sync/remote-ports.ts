import type { Answer } from '#remote/call.ts';
import { askChat } from '#remote/ask-chat.ts';
import { applyOps, mirrorDigest, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { callAsUser } from '#session/call-as-user.ts';
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
    askChat: (request, onText) => as((caller) => askChat(caller, request, onText)),
  };
}
