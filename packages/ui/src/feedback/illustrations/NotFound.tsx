import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A signpost in the hills whose arms say nothing. */
export function NotFound({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <circle cx="162" cy="50" r="15" fill={tones.middle} />
      <path d="M30 152c18-30 42-38 66-26s44 4 62-10 38-2 52 36z" fill={tones.middle} />
      <path d="M96 152c8-12 26-12 24-22s-14-8-10-16" stroke={tones.surface} strokeWidth="7" strokeLinecap="round" />
      <path d="M120 28v124" stroke={tones.quiet} strokeWidth="8" strokeLinecap="round" />
      <path d="M98 36h62l15 15-15 15H98a6 6 0 0 1-6-6V42a6 6 0 0 1 6-6z" fill={tones.brand} />
      <path
        d="M142 76H80L65 91l15 15h62a6 6 0 0 0 6-6V82a6 6 0 0 0-6-6z"
        fill={tones.surface}
        stroke={tones.edge}
        strokeWidth="2"
      />
      <path d="M108 51h40" stroke={tones.surface} strokeWidth="5" strokeLinecap="round" strokeDasharray="16 10" />
      <path d="M90 91h40" stroke={tones.middle} strokeWidth="5" strokeLinecap="round" strokeDasharray="16 10" />
      <path
        d="M44 152v-13M44 146l-8-7M44 144l8-8M190 152v-11M190 147l8-7"
        stroke={tones.brand}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Scene>
  );
}
