import encodeQR from 'qr';
import { useMemo } from 'react';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** What cameras need around a code, in its own squares. */
const border = 4;

/** A text as a square that a camera reads. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** One path of all dark squares, so that no hair of light runs between them. */
function drawingOf(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
