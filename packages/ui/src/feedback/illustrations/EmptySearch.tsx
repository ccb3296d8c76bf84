import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A magnifying glass over cards that do not match. */
export function EmptySearch({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <rect x="40" y="62" width="70" height="90" rx="10" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <rect x="50" y="72" width="50" height="30" rx="6" fill={tones.middle} />
      <path d="M53 116h44M53 130h26" stroke={tones.edge} strokeWidth="5" strokeLinecap="round" />
      <rect x="134" y="62" width="70" height="90" rx="10" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <rect x="144" y="72" width="50" height="30" rx="6" fill={tones.middle} />
      <path d="M147 116h44M147 130h26" stroke={tones.edge} strokeWidth="5" strokeLinecap="round" />
      <path d="M142 104l34 36" stroke={tones.brand} strokeWidth="13" strokeLinecap="round" />
      <circle cx="116" cy="74" r="40" fill={tones.surface} stroke={tones.brand} strokeWidth="9" />
      <path d="M92 66c3-10 10-17 20-19" stroke={tones.middle} strokeWidth="5" strokeLinecap="round" />
      <circle cx="105" cy="76" r="4" fill={tones.quiet} />
      <circle cx="129" cy="76" r="4" fill={tones.quiet} />
      <path d="M109 91h16" stroke={tones.quiet} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}
