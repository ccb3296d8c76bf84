import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** Two people and a place kept for a third. */
export function EmptyCommunities({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <circle cx="68" cy="76" r="18" fill={tones.middle} />
      <path d="M34 152v-12c0-21 14-36 34-36s34 15 34 36v12z" fill={tones.middle} />
      <circle
        cx="172"
        cy="76"
        r="17"
        fill={tones.surface}
        stroke={tones.quiet}
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <path
        d="M140 150v-10c0-21 13-35 32-35s32 14 32 35v10"
        fill={tones.surface}
        stroke={tones.quiet}
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <path d="M172 118v18M163 127h18" stroke={tones.brand} strokeWidth="4" strokeLinecap="round" />
      <circle cx="120" cy="58" r="22" fill={tones.brand} />
      <path d="M78 152v-16c0-27 18-46 42-46s42 19 42 46v16z" fill={tones.brand} />
      <path d="M111 61c4 6 14 6 18 0" stroke={tones.surface} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M104 152v-22M136 152v-22" stroke={tones.surface} strokeWidth="3" strokeLinecap="round" opacity=".45" />
    </Scene>
  );
}
