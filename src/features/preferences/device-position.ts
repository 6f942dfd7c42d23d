export type DevicePosition =
  { kind: 'found'; latitude: number; longitude: number } | { kind: 'denied' } | { kind: 'failed' };

const patienceMs = 20_000;
/** A position of a while ago will do: the calendar changes with tens of kilometres. */
const oldestMs = 30 * 60_000;

/** Asks the browser where the device is, roughly; the browser asks its user. In degrees. */
export function devicePosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    // Missing on pages that are not secure, whatever the types say.
    if (!('geolocation' in navigator)) return resolve({ kind: 'failed' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', latitude, longitude }),
      ({ code }) => resolve({ kind: code === permissionDenied ? 'denied' : 'failed' }),
      { enableHighAccuracy: false, timeout: patienceMs, maximumAge: oldestMs },
    );
  });
}

/** `GeolocationPositionError.PERMISSION_DENIED` */
const permissionDenied = 1;
