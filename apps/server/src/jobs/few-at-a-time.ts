type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Runs a work a few times at once in this process. Who asks for more is answered at once, and it runs once more for all of them: so a thousand mails that are queued together
 * take two places among the jobs. What is asked of a process that dies comes round with the next minute.
 */
export function fewAtATime(most: number, work: Work): Work {
  let running = 0;
  let isRequested = false;
  return async (signal) => {
    isRequested = true;
    if (running >= most) return;
    running += 1;
    try {
      while (isRequested && !signal.aborted) {
        isRequested = false;
        await work(signal);
      }
    } finally {
      running -= 1;
    }
  };
}
