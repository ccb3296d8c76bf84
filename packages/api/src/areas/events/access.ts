import type { SubmoduleId } from '@portal/kit/access';
import type { ObjectAccess } from '../../contract/access.ts';

export type EventAction = 'see';

export type OnEvent = ObjectAccess<'events', EventAction>;

/** About an event by its id; with `submodule`, only where the organisation has that part of events on. */
export function onEvent(action: EventAction, submodule?: SubmoduleId): OnEvent {
  const at = { from: 'params', name: 'id' } as const;
  return {
    rule: 'object',
    area: 'events',
    module: 'events',
    submodule,
    action,
    at,
    who: 'Anyone signed in, of published events.',
  };
}
