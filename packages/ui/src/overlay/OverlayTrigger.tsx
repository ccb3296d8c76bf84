import { Button } from 'react-aria-components/Button';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { Person } from '../Avatar/person.ts';
import { buttonClass, type ButtonLook } from '../Button/button-class.ts';
import { ButtonFace } from '../Button/ButtonFace.tsx';
import type { IconComponent } from '../icons/icon.tsx';
import { IconChevronDown } from '../icons/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { avatarTrigger } from './trigger.css.ts';

export type TriggerKind =
  | {
      kind?: 'button';
      tone?: ButtonLook['tone'];
      size?: ButtonLook['size'];
      icon?: IconComponent;
      hasChevron?: boolean;
    }
  | { kind: 'icon'; icon: IconComponent; tone?: ButtonLook['tone']; size?: ButtonLook['size'] }
  | { kind: 'avatar'; person: Person };

export interface OverlayTriggerProps {
  label: string;
  trigger: TriggerKind;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
}

/** The control that opens a menu or a popover. */
export function OverlayTrigger({ label, trigger, isDisabled = false, isPending = false }: OverlayTriggerProps) {
  const state = { isDisabled, isPending };
  if (trigger.kind === 'avatar') {
    return (
      <Button {...state} className={avatarTrigger}>
        <Avatar person={trigger.person} size="md" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    );
  }
  const { tone, size, icon } = trigger;
  const iconSize = size === 'small' ? 16 : 20;
  if (trigger.kind === 'icon') {
    return (
      <Button
        {...state}
        aria-label={label}
        className={buttonClass({ tone: tone ?? 'neutral', size: size ?? 'medium', isSquare: true })}
      >
        <ButtonFace icon={icon} isPending={isPending} iconSize={iconSize} />
      </Button>
    );
  }
  return (
    <Button {...state} className={buttonClass({ tone: tone ?? 'secondary', size: size ?? 'medium' })}>
      <ButtonFace icon={icon} isPending={isPending} iconSize={iconSize}>
        {label}
        {(trigger.hasChevron ?? true) ? <IconChevronDown size={16} /> : null}
      </ButtonFace>
    </Button>
  );
}
