import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** Someone waves from an open door, the sun behind the hills. */
export function Welcome({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <circle cx="52" cy="80" r="17" fill={tones.middle} />
      <path d="M52 51v-7M31 59l-5-5M73 59l5-5M23 80h-7" stroke={tones.middle} strokeWidth="4" strokeLinecap="round" />
      <path d="M26 152c10-36 38-46 58-30s20 20 26 30z" fill={tones.middle} />
      <path d="M88 152V68a40 40 0 0 1 80 0v84z" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <path d="M168 68c0-7 4-11 10-13l20-7a9 9 0 0 1 12 8v96h-42z" fill={tones.brand} />
      <circle cx="179" cy="106" r="4.5" fill={tones.surface} />
      <circle cx="124" cy="76" r="16" fill={tones.brand} />
      <path d="M117 79c3 5 11 5 14 0" stroke={tones.surface} strokeWidth="3" strokeLinecap="round" />
      <path d="M100 152v-26c0-16 10-28 24-28s24 12 24 28v26z" fill={tones.brand} />
      <path
        d="M107 118L90 98l3-26"
        stroke={tones.brand}
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M48 152v-16M48 146l-9-8M48 143l8-8" stroke={tones.brand} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}
