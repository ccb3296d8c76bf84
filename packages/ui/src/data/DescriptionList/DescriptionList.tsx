import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
  /** The description under its term, for panels. */
  isStacked?: boolean;
}

/** Facts with their names. */
export function DescriptionList({ items, isStacked }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={isStacked ? styles.stackedEntry : styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
