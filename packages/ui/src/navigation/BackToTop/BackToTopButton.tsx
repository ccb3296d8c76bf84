import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import { IconArrowUp } from '../../foundations/icons/icons.ts';
import { scrollToTop } from './scroll-to-top.ts';
import * as styles from './BackToTop.css.ts';

export interface BackToTopButtonProps {
  label: string;
}

/** What `BackToTop` shows; it comes when somebody has scrolled. */
export function BackToTopButton({ label }: BackToTopButtonProps) {
  return (
    <div className={styles.corner}>
      <button
        type="button"
        className={classNames(buttonClass({ tone: 'secondary', size: 'lg', isSquare: true }), styles.round)}
        aria-label={label}
        title={label}
        onClick={() => scrollToTop(window)}
      >
        <IconArrowUp />
      </button>
    </div>
  );
}
