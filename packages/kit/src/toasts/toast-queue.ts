import { createListeners } from '../ports/listeners.ts';
import type { NotifyOptions, NotifyPort } from '../ports/ports.ts';

export interface Toast {
  id: string;
  tone: 'positive' | 'critical' | 'info';
  text: string;
  description?: string;
  durationMs: number;
  place?: 'top' | 'bottom';
  key?: string;
}

/** What renders toasts reads them here; who renders them also times them, so that hover and focus can pause. */
export interface ToastSource {
  subscribe(listener: () => void): () => void;
  getSnapshot(): readonly Toast[];
  dismiss(id: string): void;
}

export const toastDurationMs = 4500;
/** Of a success that needs no reading. */
export const successToastMs = 3500;
const atMost = 5;

export interface ToastQueue {
  source: ToastSource;
  notify: NotifyPort;
}

/** One portal's toasts, newest last. */
export function createToastQueue(): ToastQueue {
  const listeners = createListeners();
  let toasts: readonly Toast[] = [];
  let count = 0;

  function change(next: readonly Toast[]): void {
    toasts = next;
    listeners.notify();
  }

  function add(tone: Toast['tone'], text: string, options: NotifyOptions = {}): void {
    count += 1;
    const toast: Toast = { id: `toast-${count}`, tone, text, durationMs: toastDurationMs, ...options };
    const others = toast.key === undefined ? toasts : toasts.filter(({ key }) => key !== toast.key);
    change([...others, toast].slice(-atMost));
  }

  return {
    source: {
      subscribe: listeners.subscribe,
      getSnapshot: () => toasts,
      dismiss: (id) => change(toasts.filter((toast) => toast.id !== id)),
    },
    notify: {
      success: (text, options) => add('positive', text, options),
      failure: (text, options) => add('critical', text, options),
      info: (text, options) => add('info', text, options),
    },
  };
}
