import type { ReactNode } from 'react';
import { IconArrowLeft } from '../../foundations/icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './BackLink.css.ts';

export interface BackLinkProps {
  href: string;
  /** Where it leads, as in 'Explore communities'. */
  children: ReactNode;
}

/** The way to the page above this one. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <span className={styles.onScreen}>
      <Link href={href} tone="quiet" isStandalone hasTouchTarget icon={IconArrowLeft}>
        {children}
      </Link>
    </span>
  );
}
