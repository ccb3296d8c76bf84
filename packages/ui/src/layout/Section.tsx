import { useId, type ReactNode } from 'react';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import * as styles from './layout.css.ts';

export interface SectionProps {
  title?: string;
  level?: 2 | 3;
  description?: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page, named by its title. */
export function Section({ title, level = 2, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title === undefined && actions === undefined ? null : (
        <div className={styles.sectionHead}>
          {title === undefined ? null : (
            <Heading level={level} id={id}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {description === undefined ? null : <Text tone="quiet">{description}</Text>}
      {children}
    </section>
  );
}
