import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
  /** The description under its term, for panels. */
  isStacked?: boolean;
  /** The description right after its term, for one or two short facts. */
  isInline?: boolean;
}

/** Facts with their names. */
export function DescriptionList({ items, isStacked, isInline }: DescriptionListProps) {
  const entry = isInline ? styles.inlineEntry : isStacked ? styles.stackedEntry : styles.entry;
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
