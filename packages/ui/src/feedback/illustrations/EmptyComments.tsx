import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A word said, and room for an answer. */
export function EmptyComments({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path
        d="M60 34h78a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16H88l-18 18V98H60a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16z"
        fill={tones.brand}
      />
      <path d="M64 58h66M64 75h40" stroke={tones.surface} strokeWidth="6" strokeLinecap="round" opacity=".75" />
      <path
        d="M118 76h66a15 15 0 0 1 15 15v28a15 15 0 0 1-15 15h-8v16l-17-16h-41a15 15 0 0 1-15-15V91a15 15 0 0 1 15-15z"
        fill={tones.surface}
        stroke={tones.edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="131" cy="105" r="5.5" fill={tones.middle} />
      <circle cx="151" cy="105" r="5.5" fill={tones.middle} />
      <circle cx="171" cy="105" r="5.5" fill={tones.brand} />
    </Scene>
  );
}
