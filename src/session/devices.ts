import { endDevice, myDevices, type Device } from '#remote/account-calls.ts';
import { call, type Answer } from '#remote/call.ts';
import { callerHeaders, type Caller } from '#remote/procedures.ts';
import { callAsUser } from './call-as-user.ts';
import { told, type Trouble } from './trouble.ts';

export type { Device };

/** Where the user is signed in, newest use first. */
export async function listDevices(userId: string): Promise<Answer<Device[], Trouble>> {
  return told(await callAsUser(userId, myDevices));
}

/** Signs one device out. Value: false where it was not signed in any more, which is as good. */
export async function signOutDevice(userId: string, deviceId: string): Promise<Answer<boolean, Trouble>> {
  return told(await callAsUser(userId, (caller) => endDevice(caller, deviceId)));
}

/**
 * Signs every device out but this one. By plain fetch: the auth client takes a refusal for success, and then this device
 * would say of the others what is not so.
 */
export async function signOutOthers(userId: string): Promise<Answer<true, Trouble>> {
  return told(await callAsUser(userId, endOthers));
}

function endOthers(caller: Caller): Promise<Answer<true>> {
  return call(
    {
      url: `${caller.config.url}/auth/v1/logout?scope=others`,
      headers: callerHeaders(caller),
    },
    () => true,
  );
}
