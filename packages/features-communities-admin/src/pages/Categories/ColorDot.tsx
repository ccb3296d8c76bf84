import * as styles from './ColorDot.css.ts';

/** The colour of a category. It says nothing that its name does not. */
export function ColorDot({ color }: { color: string }) {
  return <span aria-hidden className={styles.dot} style={{ backgroundColor: color }} />;
}
