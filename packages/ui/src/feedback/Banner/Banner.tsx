import type { ReactNode } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { IconAlert, IconCheckCircle, IconClose, IconInfo, IconWarning } from '../../foundations/icons/icons.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** A strip goes from edge to edge of the portal, under its top bar. */
  shape?: 'card' | 'strip';
  title?: string | undefined;
  icon?: IconComponent;
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
  /** How screen readers hear of it when it appears. */
  role?: 'status' | 'alert';
  children?: ReactNode;
}

const icons = {
  neutral: IconInfo,
  info: IconInfo,
  positive: IconCheckCircle,
  caution: IconWarning,
  critical: IconAlert,
};

/** Something to know, in place, that does not go away by itself. */
export function Banner(props: BannerProps) {
  const { tone = 'info', shape = 'card' } = props;
  const Icon = props.icon ?? icons[tone];
  // An action may stand at the end of the first line itself.
  const isInCorner = props.onDismiss !== undefined && !props.action;
  return (
    <div className={classNames(styles.banner, styles.shapes[shape], styles.tones[tone])} role={props.role}>
      <div className={styles.body}>
        <div className={classNames(styles.words, isInCorner && styles.besideCorner)}>
          <span className={classNames(styles.icon, styles.iconTones[tone])}>
            <Icon size={20} />
          </span>
          {props.title ? <span className={styles.title}>{props.title}</span> : null}
          {typeof props.children === 'string' ? <span className={styles.text}>{props.children}</span> : props.children}
        </div>
        {props.action}
      </div>
      {props.onDismiss ? (
        <div className={classNames(styles.dismiss, isInCorner && styles.corner)}>
          <button
            type="button"
            className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
            aria-label={props.dismissLabel ?? 'Dismiss'}
            onClick={props.onDismiss}
          >
            <IconClose size={16} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
