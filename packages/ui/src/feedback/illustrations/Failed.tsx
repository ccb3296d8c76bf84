import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A cup that tipped over. */
export function Failed({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path d="M36 152c2-12 18-12 30-10s16-10 32-8 20 8 30 8v10z" fill={tones.brand} opacity=".55" />
      <g transform="rotate(-76 140 112)">
        <path d="M174 92c22-3 24 32-2 30" stroke={tones.brand} strokeWidth="9" strokeLinecap="round" />
        <path d="M104 74h72v48a26 26 0 0 1-26 26h-20a26 26 0 0 1-26-26z" fill={tones.brand} />
        <ellipse cx="140" cy="74" rx="36" ry="9" fill={tones.middle} />
        <path d="M120 98v18" stroke={tones.surface} strokeWidth="5" strokeLinecap="round" opacity=".5" />
      </g>
      <path
        d="M70 88c-6-10 6-14 0-24M90 76c-6-10 6-14 0-24"
        stroke={tones.quiet}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx="46" cy="128" r="5" fill={tones.middle} />
      <circle cx="58" cy="114" r="3.5" fill={tones.middle} />
    </Scene>
  );
}
