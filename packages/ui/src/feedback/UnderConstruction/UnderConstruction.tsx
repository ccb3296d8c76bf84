import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { UnderConstruction as House } from '../illustrations/UnderConstruction.tsx';

export interface UnderConstructionProps {
  title: string;
  text?: string | undefined;
  /** Where to go instead. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
}

/** The page of a place that is announced but not open yet. */
export function UnderConstruction({ title, text, action, headingLevel = 1 }: UnderConstructionProps) {
  return <EmptyState title={title} text={text} action={action} headingLevel={headingLevel} illustration={<House />} />;
}
