import { createListeners } from '@portal/kit';

export interface ToggleState {
  isOn: boolean;
  count: number;
}

export interface ToggleMachineOptions {
  start: ToggleState;
  debounceMs: number;
  send(isOn: boolean): Promise<unknown>;
  /** What is shown has changed, by a click or because a call failed. */
  onShow(state: ToggleState): void;
  onFailure(error: unknown): void;
  /** Nothing is waiting or on its way any more. */
  onSettled(): void;
}

/** An optimistic toggle: answers at once, debounces clicks so that only the last is sent, and rolls back when the server refuses. */
export interface ToggleMachine {
  subscribe(listener: () => void): () => void;
  getState(): ToggleState;
  toggle(): void;
  /** What the server says; ignored while clicks are waiting or on their way. */
  adopt(state: ToggleState): void;
  /** Sends a waiting click now. */
  flush(): void;
}

export function createToggleMachine(options: ToggleMachineOptions): ToggleMachine {
  const { subscribe, notify } = createListeners();
  let confirmed = options.start;
  let shown = options.start;
  let reported = options.start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  /** The count is always the server's plus this person's own difference, so it cannot drift. */
  function show(isOn: boolean): void {
    const next = { isOn, count: Math.max(confirmed.count + Number(isOn) - Number(confirmed.isOn), 0) };
    if (next.isOn === shown.isOn && next.count === shown.count) return;
    shown = next;
    notify();
  }

  function arm(): void {
    clearTimeout(timer);
    timer = isSending ? undefined : setTimeout(() => void fire(), options.debounceMs);
  }

  async function fire(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending || shown.isOn === confirmed.isOn) return;
    const sent = shown;
    isSending = true;
    try {
      await options.send(sent.isOn);
      // Others may have been counted while the call was on its way.
      confirmed = reported.isOn === sent.isOn ? reported : sent;
      show(shown.isOn);
    } catch (error) {
      if (shown.isOn === sent.isOn) {
        show(confirmed.isOn);
        options.onShow(shown);
        options.onFailure(error);
      }
    } finally {
      isSending = false;
    }
    if (shown.isOn === confirmed.isOn) options.onSettled();
    else arm();
  }

  return {
    subscribe,
    getState: () => shown,
    toggle() {
      show(!shown.isOn);
      options.onShow(shown);
      arm();
    },
    adopt(state) {
      reported = state;
      if (isSending || timer !== undefined) return;
      confirmed = state;
      show(state.isOn);
    },
    flush() {
      if (timer !== undefined) void fire();
    },
  };
}
