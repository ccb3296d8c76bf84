/** Whether something has come to its end, or waits for a lock of the database, as it seems after a while. */
export function doneOrWaiting(work: Promise<unknown>): Promise<'done' | 'waiting'> {
  const waiting = new Promise<'waiting'>((resolve) => setTimeout(() => resolve('waiting'), 150));
  return Promise.race([work.then(() => 'done' as const), waiting]);
}
