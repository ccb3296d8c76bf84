export { forgetLiveEvents } from './events.writes.ts';
export { createLive } from './live.ts';
export { mountLive } from './mount.ts';
