import type { ScanOutcome } from '@portal/api';

/** How a device tells whoever looks at people, not at it. */
export interface Signals {
  sound: boolean;
  vibration: boolean;
}

/** A high short tone for who may go in, a low long one for who may not. */
export function signal(outcome: ScanOutcome, { sound, vibration }: Signals): void {
  const isGood = outcome === 'in' || outcome === 'undone';
  if (vibration && 'vibrate' in navigator) navigator.vibrate(isGood ? 60 : [120, 80, 120]);
  if (sound) beep(isGood ? 880 : 220, isGood ? 0.12 : 0.4);
}

function beep(frequency: number, seconds: number): void {
  const context = new AudioContext();
  const tone = new OscillatorNode(context, { frequency });
  tone.connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + seconds);
}
