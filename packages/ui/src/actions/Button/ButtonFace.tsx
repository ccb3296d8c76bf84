import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export interface ButtonFaceProps {
  icon?: IconComponent | undefined;
  iconPosition?: 'start' | 'end' | undefined;
  isPending?: boolean | undefined;
  iconSize?: 16 | 20 | 24 | undefined;
  children?: ReactNode;
}

/** What stands on a button; while it is pending the words keep their space, so that the button keeps its width. */
export function ButtonFace({
  icon: Icon,
  iconPosition = 'start',
  isPending,
  iconSize = 20,
  children,
}: ButtonFaceProps) {
  const drawing = Icon ? <Icon size={iconSize} /> : null;
  return (
    <>
      <span className={classNames(styles.face, isPending && styles.hiddenFace)}>
        {iconPosition === 'start' ? drawing : null}
        {typeof children === 'string' ? <bdi>{children}</bdi> : children}
        {iconPosition === 'end' ? drawing : null}
      </span>
      {isPending ? (
        <span className={styles.waiting}>
          <Spinner size="sm" />
        </span>
      ) : null}
    </>
  );
}
