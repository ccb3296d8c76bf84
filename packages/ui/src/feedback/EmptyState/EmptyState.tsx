import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  illustration?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  scope?: 'page' | 'panel';
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, text, illustration, action, headingLevel = 2, scope = 'page' }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, styles.scopes[scope])}>
      {illustration ? (
        <div className={classNames(styles.picture, scope === 'panel' && styles.smallPicture)}>{illustration}</div>
      ) : null}
      <div className={styles.words}>
        <Heading level={headingLevel} size={scope === 'page' ? 'lg' : 'md'} align="center">
          {title}
        </Heading>
        {text ? (
          <Text tone="quiet" align="center">
            {text}
          </Text>
        ) : null}
      </div>
      {action}
    </div>
  );
}
