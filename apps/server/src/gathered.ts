export interface Gathered {
  ask(): void;
  /** Runs no more; ends with what runs. */
  stop(): Promise<void>;
}

/** A task that runs soon after it was asked for, once for all who asked meanwhile, and never twice at a time. */
export function gathered(ms: number, task: () => Promise<void>): Gathered {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;

  async function run(): Promise<void> {
    timer = undefined;
    isRequested = false;
    running = task();
    await running;
    running = undefined;
    if (isRequested) ask();
  }

  function ask(): void {
    isRequested = true;
    if (isStopped || timer !== undefined || running !== undefined) return;
    timer = setTimeout(() => void run(), ms).unref();
  }

  return {
    ask,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
