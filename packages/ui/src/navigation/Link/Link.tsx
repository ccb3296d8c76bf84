import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps {
  href?: string | undefined;
  children: ReactNode;
  tone?: 'brand' | 'quiet' | 'strong' | 'inherit';
  /** Not inside a sentence: semibold, underlined on hover only. */
  isStandalone?: boolean;
  /** As high as a finger asks for, over the room around it: only where nothing else is pressed right above or below. */
  hasTouchTarget?: boolean;
  icon?: IconComponent;
  target?: '_blank' | undefined;
  rel?: string | undefined;
  download?: boolean | string | undefined;
  /** Without `href` it is a button that reads as a link. */
  onPress?: (() => void) | undefined;
  isCurrent?: boolean;
  label?: string;
}

export function Link(props: LinkProps) {
  const { href, tone = 'brand', icon: Icon } = props;
  const className = classNames(
    styles.link,
    styles.tones[tone],
    href === undefined && styles.asButton,
    props.isStandalone && styles.standalone,
    props.hasTouchTarget && styles.touchTarget,
  );
  const content = (
    <>
      {Icon ? <Icon size={16} /> : null}
      {typeof props.children === 'string' ? <bdi>{props.children}</bdi> : props.children}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className={className} aria-label={props.label} onClick={props.onPress}>
        {content}
      </button>
    );
  }
  return (
    <Anchor
      href={href}
      className={className}
      target={props.target}
      rel={props.rel}
      download={props.download}
      aria-label={props.label}
      aria-current={props.isCurrent ? 'page' : undefined}
      onClick={props.onPress}
    >
      {content}
    </Anchor>
  );
}
