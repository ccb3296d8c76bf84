import type { ReactNode } from 'react';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Person } from '../../people/Avatar/person.ts';
import { buttonClass, type ButtonLook } from '../../actions/Button/button-class.ts';
import { ButtonFace } from '../../actions/Button/ButtonFace.tsx';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
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

interface TriggerLook {
  className: string;
  /** Where the words are not part of what is drawn. */
  name: { 'aria-label'?: string };
  face: ReactNode;
}

/** How the control looks that opens a menu or a popover. */
export function triggerLook(trigger: TriggerKind, label: string, isPending: boolean): TriggerLook {
  if (trigger.kind === 'avatar') {
    const face = (
      <>
        <Avatar person={trigger.person} size="md" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    );
    return { className: avatarTrigger, name: {}, face };
  }
  const { tone, size, icon } = trigger;
  const iconSize = size === 'sm' ? 16 : 20;
  if (trigger.kind === 'icon') {
    return {
      className: buttonClass({ tone: tone ?? 'neutral', size: size ?? 'md', isSquare: true }),
      name: { 'aria-label': label },
      face: <ButtonFace icon={icon} isPending={isPending} iconSize={iconSize} />,
    };
  }
  const face = (
    <ButtonFace icon={icon} isPending={isPending} iconSize={iconSize}>
      <bdi>{label}</bdi>
      {(trigger.hasChevron ?? true) ? <IconChevronDown size={16} /> : null}
    </ButtonFace>
  );
  return { className: buttonClass({ tone: tone ?? 'secondary', size: size ?? 'md' }), name: {}, face };
}
