import type { ReactNode } from 'react';
import { sceneWidth } from './scene-width.ts';
import { tones } from './tones.ts';

export interface IllustrationProps {
  /** Width in pixels; the height is three quarters of it. */
  size?: number;
}

interface SceneProps extends IllustrationProps {
  children: ReactNode;
}

/** The common ground of the illustrations: a soft disc and a line to stand on. */
export function Scene({ size = sceneWidth, children }: SceneProps) {
  return (
    <svg viewBox="0 0 240 180" width={size} height={size * 0.75} fill="none" aria-hidden="true" focusable="false">
      <circle cx="120" cy="84" r="74" fill={tones.soft} />
      {children}
      <path d="M28 152h184" stroke={tones.edge} strokeWidth="3" strokeLinecap="round" />
      <path d="M62 163h74M150 163h20" stroke={tones.edge} strokeWidth="3" strokeLinecap="round" opacity=".6" />
    </svg>
  );
}
