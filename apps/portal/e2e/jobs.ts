/** Jobs come round once a minute, and take some seconds more on a busy machine. */
export const untilJobsHaveRun = { timeout: 100_000, interval: 1_000 };
