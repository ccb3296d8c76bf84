import type { MouseEvent, ReactNode } from 'react';
import { rootOf } from '../../foundations/root-of.ts';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the content, with its hash. */
  href?: `#${string}`;
  children?: ReactNode;
}

/** The first stop of the keyboard on a page: it jumps over the navigation. */
export function SkipLink({ href = '#main', children = 'Skip to content' }: SkipLinkProps) {
  // The address stays as it is: the host's router may read the hash.
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = rootOf(event.currentTarget).getElementById(href.slice(1));
    if (target === null) return;
    event.preventDefault();
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
  };
  return (
    <a href={href} className={skip} onClick={jump}>
      {children}
    </a>
  );
}
