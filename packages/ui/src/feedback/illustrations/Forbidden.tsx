import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A closed door, with a lamp and a plant beside it. */
export function Forbidden({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path d="M78 152V66a42 42 0 0 1 84 0v86z" fill={tones.middle} />
      <path d="M87 152V67a33 33 0 0 1 66 0v85z" fill={tones.brand} />
      <path d="M120 34v118" stroke={tones.surface} strokeWidth="3" opacity=".35" />
      <rect x="97" y="84" width="46" height="40" rx="10" fill={tones.surface} />
      <path d="M107 84v-8a13 13 0 0 1 26 0v8" stroke={tones.surface} strokeWidth="7" />
      <circle cx="120" cy="101" r="5" fill={tones.brand} />
      <path d="M120 103v9" stroke={tones.brand} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M184 62v-8M176 62h16l5 18h-26z"
        stroke={tones.quiet}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill={tones.surface}
      />
      <circle cx="184" cy="86" r="5" fill={tones.middle} />
      <path d="M54 128c-14-10-16-24-13-36 12 6 17 20 13 36zm0 0c-2-16 5-27 16-33 4 14-2 27-16 33z" fill={tones.brand} />
      <path d="M38 128h32l-5 24H43z" fill={tones.surface} stroke={tones.edge} strokeWidth="2" strokeLinejoin="round" />
    </Scene>
  );
}
