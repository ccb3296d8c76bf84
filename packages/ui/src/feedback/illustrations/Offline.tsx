import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A plug and a socket under a cloud, not joined. */
export function Offline({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path
        d="M86 72a20 20 0 0 1 2-40 30 30 0 0 1 56-2 22 22 0 0 1 8 42z"
        fill={tones.surface}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M104 46l26 18M130 46l-26 18" stroke={tones.middle} strokeWidth="5" strokeLinecap="round" />
      <path d="M26 150c20 0 14-32 36-32h12" stroke={tones.quiet} strokeWidth="6" strokeLinecap="round" />
      <path d="M74 98h16a18 18 0 0 1 0 40H74a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z" fill={tones.brand} />
      <path d="M106 109h14M106 127h14" stroke={tones.quiet} strokeWidth="6" strokeLinecap="round" />
      <path d="M214 150c-20 0-14-32-36-32h-6" stroke={tones.quiet} strokeWidth="6" strokeLinecap="round" />
      <path d="M146 96h22a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-22a8 8 0 0 1-8-8v-28a8 8 0 0 1 8-8z" fill={tones.brand} />
      <path d="M140 109h8M140 127h8" stroke={tones.surface} strokeWidth="6" strokeLinecap="round" />
      <path d="M129 92v-8M122 96l-5-6M136 96l5-6" stroke={tones.brand} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}
