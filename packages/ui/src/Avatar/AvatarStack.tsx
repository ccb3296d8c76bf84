import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';
import * as styles from './Avatar.css.ts';
import type { Person } from './person.ts';

export interface AvatarStackProps {
  people: readonly Person[];
  max?: number;
  /** How many there are in all, when `people` are only some of them; says '+12'. */
  total?: number;
  size?: AvatarSize;
  /** Said by screen readers instead of the faces. */
  label?: string;
}

/** A few faces that overlap. */
export function AvatarStack({ people, max = 3, total, size = 'sm', label }: AvatarStackProps) {
  const shown = people.slice(0, max);
  const others = total === undefined ? 0 : total - shown.length;
  return (
    <span className={styles.stack}>
      {shown.map((person) => (
        <span key={person.id} className={styles.stacked}>
          <Avatar person={person} size={size} />
        </span>
      ))}
      {others > 0 ? (
        <span className={styles.stacked} aria-hidden>
          <span className={classNames(styles.avatar, styles.sizes[size], styles.more)}>
            +{others > 99 ? 99 : others}
          </span>
        </span>
      ) : null}
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
