import { exclusively, inTurn } from '#lib/exclusive.ts';
import { askChat } from '#remote/ask-chat.ts';
import type { Answer } from '#remote/call.ts';
import { applyOps, mirrorDigest, pullChanges, pullNewest, type Caller } from '#remote/procedures.ts';
import { uploadFile } from '#remote/upload-file.ts';
import { callAsUser } from '#session/call-as-user.ts';
import type { EnginePorts } from './engine.ts';

/** What syncing needs of a device, the same in a page and in the worker. */
export type DevicePorts = Omit<
  EnginePorts,
  'isStopped' | 'after' | 'isVisible' | 'onPhase' | 'showAnswer' | 'tries'
>;

/** The device, and the server as this user sees it; nothing is called as anybody else. */
export function devicePorts(userId: string): DevicePorts {
  const as = <T>(act: (caller: Caller) => Promise<Answer<T>>) => callAsUser(userId, act);
  return {
    applyOps: (deviceId, ops) => as((caller) => applyOps(caller, deviceId, ops)),
    pullChanges: (request) => as((caller) => pullChanges(caller, request)),
    pullNewest: () => as(pullNewest),
    mirrorDigest: () => as(mirrorDigest),
    uploadFile: (upload) => as((caller) => uploadFile(caller, upload)),
    askChat: (request, onText) => as((caller) => askChat(caller, request, onText)),
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => crypto.randomUUID(),
    exclusively: (lock, work) => exclusively(`${lock}:${userId}`, work),
    inTurn: (lock, work) => inTurn(`${lock}:${userId}`, work),
  };
}
