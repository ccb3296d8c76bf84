import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { paddings } from '../layout.css.ts';
import type { Space } from '../space.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'li' | 'section';
  padding?: Space;
  /** Makes the whole card a link; the controls in it stay usable. Needs `label`. */
  href?: string | undefined;
  /** The name of that link. */
  label?: string | undefined;
  isHighlighted?: boolean | undefined;
  surface?: 'raised' | 'flat';
  id?: string | undefined;
  children: ReactNode;
}

/** A surface for one thing that can be opened. */
export function Card(props: CardProps) {
  const { as: Element = 'div', padding = 5, href, surface = 'raised' } = props;
  const className = classNames(
    styles.card,
    styles.surfaces[surface],
    paddings[padding],
    href !== undefined && styles.opens,
    props.isHighlighted && styles.highlighted,
  );
  return (
    <Element className={className} id={props.id}>
      {href === undefined ? null : <Anchor href={href} className={styles.cover} aria-label={props.label} />}
      {props.children}
    </Element>
  );
}
