import { Button } from '../../actions/Button/Button.tsx';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert, IconCheckCircle, IconClose, IconInfo, IconWarning } from '../../foundations/icons/icons.ts';
import type { ToastItem } from './toast-source.ts';
import * as styles from './ToastRegion.css.ts';
import { usePausableTimer } from './use-pausable-timer.ts';

const icons = { info: IconInfo, positive: IconCheckCircle, caution: IconWarning, critical: IconAlert };

export interface ToastProps {
  toast: ToastItem;
  isPaused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

export function Toast({ toast, isPaused, dismissLabel, onDismiss }: ToastProps) {
  usePausableTimer(toast.action ? null : (toast.durationMs ?? null), isPaused, onDismiss);
  const { action } = toast;
  const Icon = icons[toast.tone];
  const act = () => {
    action?.onPress();
    onDismiss();
  };
  return (
    <div className={styles.toast} role={toast.tone === 'critical' ? 'alert' : 'status'} data-tone={toast.tone}>
      <span className={classNames(styles.icon, styles.tones[toast.tone])}>
        <Icon size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.text}>{toast.text}</p>
        {toast.description ? <p className={styles.description}>{toast.description}</p> : null}
        {action ? (
          <div className={styles.action}>
            <Button size="sm" onPress={act}>
              {action.label}
            </Button>
          </div>
        ) : null}
      </div>
      <button
        type="button"
        className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <IconClose size={16} />
      </button>
    </div>
  );
}
