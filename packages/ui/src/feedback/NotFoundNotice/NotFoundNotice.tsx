import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { NotFound } from '../illustrations/NotFound.tsx';

export interface NotFoundNoticeProps {
  title: string;
  text?: string | undefined;
  /** Where to go instead. */
  action?: ReactNode;
  headingLevel?: HeadingLevel;
}

/** Says that what an address names is not there, and where to go instead: trying again would not change it. */
export function NotFoundNotice({ headingLevel = 1, ...notice }: NotFoundNoticeProps) {
  return <EmptyState {...notice} scope="page" headingLevel={headingLevel} illustration={<NotFound />} />;
}
