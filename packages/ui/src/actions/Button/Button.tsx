import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { buttonClass, type ButtonAppearance } from './button-class.ts';
import { ButtonFace } from './ButtonFace.tsx';

export interface ButtonProps {
  children: ReactNode;
  tone?: ButtonAppearance['tone'];
  size?: ButtonAppearance['size'];
  icon?: IconComponent | undefined;
  iconPosition?: 'start' | 'end';
  /** The action is under way: the button keeps its width and its focus, and takes no second press. */
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isFullWidth?: boolean | undefined;
  type?: 'button' | 'submit';
  /** Makes it a link that looks like a button. */
  href?: string | undefined;
  target?: '_blank' | undefined;
  download?: boolean | string | undefined;
  onPress?: (() => void) | undefined;
  /** Replaces the words for screen readers, when the words alone say too little. */
  label?: string | undefined;
  describedBy?: string | undefined;
  isExpanded?: boolean | undefined;
  controls?: string | undefined;
  form?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { tone = 'secondary', size = 'md', isPending = false, isDisabled = false } = props;
  const className = buttonClass({ tone, size, isFullWidth: props.isFullWidth });
  const names = { className, 'aria-label': props.label, 'aria-describedby': props.describedBy };
  const face = (
    <ButtonFace
      icon={props.icon}
      iconPosition={props.iconPosition}
      isPending={isPending}
      iconSize={size === 'sm' ? 16 : 20}
    >
      {props.children}
    </ButtonFace>
  );

  if (props.href !== undefined && !isDisabled) {
    return (
      <Anchor {...names} href={props.href} target={props.target} download={props.download} onClick={props.onPress}>
        {face}
      </Anchor>
    );
  }
  const press = (event: MouseEvent) => {
    if (isPending) event.preventDefault();
    else props.onPress?.();
  };
  return (
    <button
      {...names}
      ref={props.buttonRef}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={isDisabled}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      aria-expanded={props.isExpanded}
      aria-controls={props.controls}
      onClick={press}
    >
      {face}
    </button>
  );
}
