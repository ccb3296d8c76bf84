import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A name badge that waits for its wearer. */
export function EmptyMembers({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path d="M96 8l20 44M144 8l-20 44" stroke={tones.brand} strokeWidth="7" strokeLinecap="round" />
      <rect x="70" y="50" width="100" height="102" rx="14" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <path d="M70 64a14 14 0 0 1 14-14h72a14 14 0 0 1 14 14v6H70z" fill={tones.brand} />
      <rect x="106" y="56" width="28" height="7" rx="3.5" fill={tones.surface} />
      <circle cx="120" cy="94" r="13" fill={tones.middle} />
      <path d="M97 127c2-12 11-17 23-17s21 5 23 17z" fill={tones.middle} />
      <path d="M98 139h44" stroke={tones.edge} strokeWidth="5" strokeLinecap="round" />
      <circle cx="174" cy="126" r="18" fill={tones.brand} stroke={tones.surface} strokeWidth="4" />
      <path d="M174 118v16M166 126h16" stroke={tones.surface} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}
