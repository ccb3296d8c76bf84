import type { ReactNode } from 'react';
import { IconArrowLeft } from '../../foundations/icons/icons.ts';
import { Link } from '../Link/Link.tsx';

export interface BackLinkProps {
  href: string;
  /** Where it leads, as in 'Explore communities'. */
  children: ReactNode;
}

/** The way to the page above this one. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} tone="quiet" isStandalone icon={IconArrowLeft}>
      {children}
    </Link>
  );
}
