import { useState, useSyncExternalStore } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Toast } from './Toast.tsx';
import type { ToastSource } from './toast-source.ts';
import * as styles from './ToastRegion.css.ts';

export interface ToastRegionLabels {
  region: string;
  dismiss: string;
}

const defaultLabels: ToastRegionLabels = { region: 'Notifications', dismiss: 'Dismiss' };

export interface ToastRegionProps {
  source: ToastSource;
  labels?: Partial<ToastRegionLabels>;
}

/** Shows a queue of toasts; none of them leaves while the pointer or the focus is on one. */
export function ToastRegion({ source, labels }: ToastRegionProps) {
  const toasts = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const words = { ...defaultLabels, ...labels };
  // A toast that is dismissed takes the pointer and the focus with it, and no leave or blur may ever come.
  const isPaused = toasts.length > 0 && (isHovered || hasFocus);

  return (
    <div
      className={classNames(styles.region, toasts.some(({ place }) => place === 'top') && styles.atTop)}
      role="region"
      aria-label={words.region}
      // Dialogs hide what is outside of them from screen readers; this mark keeps the toasts in.
      data-react-aria-top-layer="true"
      hidden={toasts.length === 0}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          isPaused={isPaused}
          dismissLabel={words.dismiss}
          onDismiss={() => {
            setHasFocus(false);
            source.dismiss(toast.id);
          }}
        />
      ))}
    </div>
  );
}
