import { classNames } from '../../foundations/class-names.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar, type AvatarSize } from './Avatar.tsx';
import { othersFigure, peopleNames } from './people-names.ts';
import * as styles from './Avatar.css.ts';
import type { Person } from './person.ts';

export interface AvatarStackLabels {
  /** Ends the names: '123 others'. */
  others: (count: number) => string;
}

const defaultLabels: AvatarStackLabels = { others: (count) => (count === 1 ? '1 other' : `${count} others`) };

export interface AvatarStackProps {
  people: readonly Person[];
  max?: number;
  /** How many there are in all, when `people` are only some of them; says '+12'. */
  total?: number;
  size?: AvatarSize;
  /** Said by screen readers instead of the faces. */
  label?: string;
  /** Shows all of them when pressed; the names then come as a tooltip, on hover and on focus. Needs `label`. */
  onPress?: (() => void) | undefined;
  /** The same, as a link. */
  href?: string | undefined;
  labels?: Partial<AvatarStackLabels> | undefined;
}

/** A few faces that overlap. */
export function AvatarStack(props: AvatarStackProps) {
  const { people, max = 3, total = 0, label, href, onPress } = props;
  const { others } = { ...defaultLabels, ...props.labels };
  const names = peopleNames(people.slice(0, max), total, others);
  const className = classNames(styles.stack, styles.pressable);
  if (href !== undefined) {
    return (
      <Anchor href={href} className={className} title={names}>
        <Faces {...props} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Anchor>
    );
  }
  if (onPress) {
    return (
      <Tooltip text={names}>
        <button type="button" className={className} onClick={onPress}>
          <Faces {...props} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      </Tooltip>
    );
  }
  return (
    <span className={styles.stack} title={names}>
      <Faces {...props} />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

function Faces({ people, max = 3, total = 0, size = 'sm' }: AvatarStackProps) {
  const shown = people.slice(0, max);
  const others = total - shown.length;
  return (
    <>
      {shown.map((person) => (
        <span key={person.id} className={styles.stacked}>
          <Avatar person={person} size={size} />
        </span>
      ))}
      {others > 0 ? (
        <span className={styles.stacked} aria-hidden>
          <span className={classNames(styles.avatar, styles.sizes[size], styles.more)}>{othersFigure(others)}</span>
        </span>
      ) : null}
    </>
  );
}
