import * as styles from './MarkedText.css.ts';

export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

export interface MarkedTextProps {
  /** A plain text in parts. */
  pieces: readonly MarkedPiece[];
}

/** A plain text in which what was looked for stands out. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
