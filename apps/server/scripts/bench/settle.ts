/** Loaded into a server whose memory is measured: asked for it, it first gives back what nobody holds any more. */
import { setTimeout } from 'node:timers/promises';

const rounds = 4;
const pauseMs = 500;

process.on('message', () => {
  void settled().then((usage) => process.send?.(usage));
});
// It ends when the server does.
process.channel?.unref();

async function settled(): Promise<NodeJS.MemoryUsage> {
  for (let round = 0; round < rounds; round += 1) {
    globalThis.gc?.();
    await setTimeout(pauseMs);
  }
  return process.memoryUsage();
}
