import { Scene, type IllustrationProps } from './Scene.tsx';
import { tones } from './tones.ts';

/** A blank sheet and a pencil. */
export function EmptyPosts({ size }: IllustrationProps) {
  return (
    <Scene size={size}>
      <rect x="84" y="34" width="98" height="118" rx="12" fill={tones.middle} transform="rotate(6 133 93)" />
      <rect x="62" y="32" width="102" height="120" rx="12" fill={tones.surface} stroke={tones.edge} strokeWidth="2" />
      <circle cx="83" cy="55" r="9" fill={tones.middle} />
      <path d="M100 51h34M100 60h20" stroke={tones.edge} strokeWidth="5" strokeLinecap="round" />
      <path d="M78 82h70M78 98h70M78 114h34" stroke={tones.edge} strokeWidth="5" strokeLinecap="round" />
      <g transform="rotate(38 160 100)">
        <path d="M150 48a10 10 0 0 1 20 0v6h-20z" fill={tones.quiet} />
        <path d="M150 56h20v58h-20z" fill={tones.brand} />
        <path d="M160 56v58" stroke={tones.surface} strokeWidth="3" opacity=".4" />
        <path d="M150 116h20l-10 22z" fill={tones.surface} stroke={tones.edge} strokeWidth="2" strokeLinejoin="round" />
        <path d="M157 131h6l-3 7z" fill={tones.quiet} />
      </g>
    </Scene>
  );
}
