import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A house half built, a ladder leaning on it. */
export function UnderConstruction({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <path d="M72 152V88h92v64z" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <path d="M72 120h92M95 88v32M141 88v32M118 120v32" stroke={tones.edge} strokeWidth="2" />
      <path d="M62 88l56-44v44z" fill={tones.brand} stroke={tones.brand} strokeWidth="6" strokeLinejoin="round" />
      <path d="M122 47l52 41" stroke={tones.quiet} strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" />
      <path d="M84 152v-28a11 11 0 0 1 22 0v28z" fill={tones.brand} />
      <rect x="128" y="102" width="24" height="24" rx="5" fill={tones.middle} />
      <path d="M166 152l20-84M186 152l18-78" stroke={tones.quiet} strokeWidth="5" strokeLinecap="round" />
      <path d="M185 90l15 2M180 110l16 2M175 130l16 2" stroke={tones.quiet} strokeWidth="4" strokeLinecap="round" />
      <path d="M38 126h26l-4 26H42z" fill={tones.brand} />
      <path d="M38 126c2-18 24-18 26 0" stroke={tones.quiet} strokeWidth="3" />
      <path d="M34 126h34" stroke={tones.middle} strokeWidth="6" strokeLinecap="round" />
    </Scene>
  );
}
