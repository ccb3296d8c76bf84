import type { ReactNode } from 'react';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import type { Person } from '../../people/Avatar/person.ts';
import { buttonClass, type ButtonAppearance } from '../../actions/Button/button-class.ts';
import { ButtonFace } from '../../actions/Button/ButtonFace.tsx';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { avatarTrigger } from './trigger.css.ts';

export type TriggerKind =
  | {
      kind?: 'button';
      tone?: ButtonAppearance['tone'];
      size?: ButtonAppearance['size'];
      icon?: IconComponent;
      hasChevron?: boolean;
    }
  | { kind: 'icon'; icon: IconComponent; tone?: ButtonAppearance['tone']; size?: ButtonAppearance['size'] }
  | { kind: 'avatar'; person: Person };

interface TriggerAppearance {
  className: string;
  /** Where the words are not part of what is rendered. */
  name: { 'aria-label'?: string };
  face: ReactNode;
}

/** How the control looks that opens a menu or a popover. */
export function triggerAppearance(trigger: TriggerKind, label: string, isPending: boolean): TriggerAppearance {
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
