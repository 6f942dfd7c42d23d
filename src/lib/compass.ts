/** Where the upper edge of the device points, and how far that can be trusted. */
export interface CompassReading {
  /** Degrees clockwise from magnetic north, 0 ≤ value < 360: a mean over the last moments. */
  heading: number;
  /** As the device itself says, in degrees to either side; few devices do. */
  accuracy: number | undefined;
  /** How far the last readings lie from their mean, in degrees. */
  unsteadiness: number;
  /** How far it is from lying flat, in degrees. */
  tilt: number;
}

export type CompassOpened =
  | { kind: 'open'; close(): void }
  /** Its owner said no. */
  | { kind: 'denied' }
  /** There is none, or the page may not ask. */
  | { kind: 'absent' };

export interface CompassUse {
  onReading(reading: CompassReading): void;
  /** No reading came within a few seconds: the device has the programs, but no compass. */
  onSilence(): void;
}

/** What is read of an orientation event; Safari says where north is, others how the device is turned. */
export interface OrientationFacts {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  absolute?: boolean;
  webkitCompassHeading?: number;
  webkitCompassAccuracy?: number;
}

const silenceMs = 3000;
/** Readings that make one mean; devices give some sixty a second. */
const meanOf = 24;

/** Opens the compass. Has to be called while a press is handled: iOS asks its owner, and only then. */
export async function openCompass({ onReading, onSilence }: CompassUse): Promise<CompassOpened> {
  if (typeof DeviceOrientationEvent === 'undefined') return { kind: 'absent' };
  const asked = await askOwner();
  if (asked !== 'granted') return { kind: asked };

  const readings: number[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined = setTimeout(onSilence, silenceMs);
  const listen = (event: Event): void => {
    const facts = event as unknown as OrientationFacts;
    const heading = headingOf(facts, screen.orientation?.angle ?? 0);
    if (heading === undefined) return;
    clearTimeout(silence);
    silence = undefined;
    readings.push(heading);
    if (readings.length > meanOf) readings.shift();
    onReading({ ...meanHeading(readings), accuracy: accuracyOf(facts), tilt: tiltOf(facts) });
  };
  // Chrome tells of north in an event of its own; Safari in the common one.
  const kind =
    'ondeviceorientationabsolute' in globalThis ? 'deviceorientationabsolute' : 'deviceorientation';
  globalThis.addEventListener(kind, listen);
  return {
    kind: 'open',
    close() {
      clearTimeout(silence);
      globalThis.removeEventListener(kind, listen);
    },
  };
}

/**
 * Degrees clockwise from magnetic north of the upper edge of the screen, which is turned by `screenAngle` against the
 * device. Undefined where the event tells nothing about north.
 */
export function headingOf(facts: OrientationFacts, screenAngle: number): number | undefined {
  const ofDevice = deviceHeading(facts);
  return ofDevice === undefined ? undefined : (((ofDevice + screenAngle) % 360) + 360) % 360;
}

/** The mean of some headings around the circle, and how far they lie from it. */
export function meanHeading(headings: readonly number[]): Pick<CompassReading, 'heading' | 'unsteadiness'> {
  const radians = headings.map((heading) => (heading * Math.PI) / 180);
  const east = radians.reduce((sum, angle) => sum + Math.sin(angle), 0);
  const north = radians.reduce((sum, angle) => sum + Math.cos(angle), 0);
  const heading = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  const apart = headings.map((one) => Math.abs(((((one - heading) % 360) + 540) % 360) - 180));
  return { heading, unsteadiness: Math.max(0, ...apart) };
}

/** Turning about the two other axes leaves where the upper edge points, as long as the device lies rather flat. */
function deviceHeading({ webkitCompassHeading, alpha, absolute }: OrientationFacts): number | undefined {
  if (typeof webkitCompassHeading === 'number' && webkitCompassHeading >= 0) return webkitCompassHeading;
  return absolute === true && alpha !== null ? 360 - alpha : undefined;
}

/** Safari says -1 while it does not know. */
function accuracyOf({ webkitCompassAccuracy: accuracy }: OrientationFacts): number | undefined {
  return accuracy !== undefined && accuracy >= 0 ? accuracy : undefined;
}

function tiltOf({ beta, gamma }: OrientationFacts): number {
  return Math.max(Math.abs(beta ?? 0), Math.abs(gamma ?? 0));
}

async function askOwner(): Promise<'granted' | 'denied' | 'absent'> {
  const { requestPermission } = DeviceOrientationEvent as { requestPermission?: () => Promise<string> };
  if (!requestPermission) return 'granted';
  try {
    return (await requestPermission()) === 'granted' ? 'granted' : 'denied';
  } catch {
    return 'absent'; // not asked by a press, or not on a secure page
  }
}
