import { endDevice, myDevices, type Device } from '#remote/account-calls.ts';
import type { Answer } from '#remote/call.ts';
import { supabaseClient } from '#remote/client.ts';
import { authFailure } from './auth-failure.ts';
import { callAsUser } from './call-as-user.ts';
import { troubleOf, type Trouble } from './trouble.ts';

export type { Device };

export type Told<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

/** Where the user is signed in, newest use first. */
export async function listDevices(userId: string): Promise<Told<Device[]>> {
  return told(await callAsUser(userId, myDevices));
}

/** Signs one device out. Value: false where it was not signed in any more, which is as good. */
export async function signOutDevice(userId: string, deviceId: string): Promise<Told<boolean>> {
  return told(await callAsUser(userId, (caller) => endDevice(caller, deviceId)));
}

/** Signs every device out but this one. */
export async function signOutOthers(): Promise<Told<true>> {
  try {
    const client = await supabaseClient();
    if (!client) return { ok: false, trouble: 'offline' };
    const { error } = await client.auth.signOut({ scope: 'others' });
    return error ? { ok: false, trouble: troubleOfAuth(error) } : { ok: true, value: true };
  } catch (error) {
    return { ok: false, trouble: troubleOfAuth(error) };
  }
}

function troubleOfAuth(error: unknown): Trouble {
  const { code } = authFailure(error);
  if (code === 'no_connection') return 'offline';
  if (code.startsWith('over_') || code === '429') return 'busy';
  const isOver =
    code === 'session_not_found' || code === 'user_not_found' || code === '401' || code === '403';
  return isOver ? 'signed-out' : 'failed';
}

function told<T>(answer: Answer<T>): Told<T> {
  return answer.ok ? answer : { ok: false, trouble: troubleOf(answer.problem) };
}
