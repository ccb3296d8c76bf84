import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import * as styles from './Tag.css.ts';

export interface TagProps {
  children: ReactNode;
  href?: string | undefined;
  /** A stored colour such as '#2fa775', shown as a dot, since no text could be sure to be read on it. */
  color?: string | null | undefined;
}

/** What something is filed under. */
export function Tag({ children, href, color }: TagProps) {
  const content = (
    <>
      {color ? <span className={styles.dot} style={{ backgroundColor: color }} /> : null}
      <bdi>{children}</bdi>
    </>
  );
  if (href === undefined) return <span className={styles.tag}>{content}</span>;
  return (
    <Anchor href={href} className={classNames(styles.tag, styles.linked)}>
      {content}
    </Anchor>
  );
}
