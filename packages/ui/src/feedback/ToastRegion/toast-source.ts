export type ToastTone = 'info' | 'positive' | 'caution' | 'critical';

export interface ToastItem {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly description?: string | undefined;
  /** How long it stays; until it is dismissed when left out. */
  readonly durationMs?: number | undefined;
  /** Of a wide page: at the bottom unless said otherwise. One at the top takes the others along, and phones have all of them there. */
  readonly place?: 'top' | 'bottom' | undefined;
  /** A toast with an action stays until it is used or dismissed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** A queue of toasts that the host owns; the portal's root shows what is in it. */
export interface ToastSource {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => readonly ToastItem[];
  dismiss: (id: string) => void;
}
