import type { MouseEvent } from 'react';
import { buttonClass } from '../Button/button-class.ts';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { Tooltip } from '../../overlays/Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';
import { classNames } from '../../foundations/class-names.ts';

export interface IconButtonProps {
  /** Its name, shown as a tooltip and said by screen readers. */
  label: string;
  icon: IconComponent;
  tone?: 'neutral' | 'quiet' | 'secondary' | 'primary';
  size?: 'sm' | 'md' | 'lg';
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** A count at its corner. */
  badge?: number | string | undefined;
  /** How often something has come to what is counted, here: the count swells for half a second each time. */
  badgeChanges?: number | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, tone = 'neutral', size = 'md', isPending = false, badgeChanges = 0 } = props;
  const className = buttonClass({ tone, size, isSquare: true });
  const face = (
    <>
      <ButtonFace icon={props.icon} isPending={isPending} iconSize={size === 'sm' ? 16 : 20} />
      {props.badge === undefined ? null : (
        // An animation begins with its element.
        <span key={badgeChanges} className={classNames(styles.badge, badgeChanges > 0 && styles.swelling)}>
          {props.badge}
        </span>
      )}
    </>
  );
  const name = props.badge === undefined ? label : `${label}, ${props.badge}`;
  if (props.href !== undefined) {
    return (
      <Anchor href={props.href} className={className} aria-label={name} title={label} onClick={props.onPress}>
        {face}
      </Anchor>
    );
  }
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else props.onPress?.();
  };
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={className}
        aria-label={name}
        disabled={props.isDisabled}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        aria-pressed={props.isPressed}
        aria-expanded={props.isExpanded}
        onClick={press}
      >
        {face}
      </button>
    </Tooltip>
  );
}
