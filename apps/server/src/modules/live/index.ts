export { forgetLiveEvents } from './events.queries.ts';
export { createLive } from './live.ts';
export { mountLive } from './mount.ts';
