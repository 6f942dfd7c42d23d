import { logQuietly } from '#lib/log.ts';
import { japaStore } from './japa-store.ts';

let context: AudioContext | undefined;

/** What is heard and felt of a bead, as far as somebody wants it and the device can. */
export function tellBead(isMala: boolean): void {
  const { hasSound, hasVibration } = japaStore.getState();
  if (hasVibration && canVibrate()) navigator.vibrate(isMala ? [60, 60, 160] : 12);
  if (!hasSound) return;
  try {
    sound(isMala);
  } catch (error) {
    logQuietly('japa', error);
  }
}

export function canVibrate(): boolean {
  // Missing in some browsers, whatever the types say, and where pages are drawn ahead there is no browser.
  const device = (globalThis as { navigator?: { vibrate?: unknown } }).navigator;
  return typeof device?.vibrate === 'function';
}

/** Made of tones, so that nothing has to be fetched: a tick like wood, a bell of three partials. */
function sound(isMala: boolean): void {
  context ??= new AudioContext();
  void context.resume();
  const partials = isMala ? [528, 1162, 1716] : [920];
  const seconds = isMala ? 1.8 : 0.05;
  for (const [index, frequency] of partials.entries()) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = isMala ? 'sine' : 'triangle';
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0.16 / (index + 1), context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds / (index + 1));
    oscillator.connect(gain).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + seconds);
  }
}
