import type { ReactNode } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { IconLock } from '../../foundations/icons/icons.ts';
import { sign } from './ForbiddenNotice.css.ts';

export interface ForbiddenNoticeProps {
  title: string;
  text?: string | undefined;
  /** What can be done instead: a way back, or a way to ask. */
  action?: ReactNode;
  illustration?: ReactNode;
  headingLevel?: HeadingLevel;
  scope?: 'page' | 'panel';
}

/** Says that this is not for the person who looks at it. */
export function ForbiddenNotice({ illustration, ...notice }: ForbiddenNoticeProps) {
  const lock = (
    <div className={sign}>
      <IconLock size={24} />
    </div>
  );
  return <EmptyState {...notice} illustration={illustration ?? lock} />;
}
