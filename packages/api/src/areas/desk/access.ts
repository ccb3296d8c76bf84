import type { ObjectAccess } from '../../contract/access.ts';

export type OnDeskEvent = ObjectAccess<'desk', 'manage'>;

/** About any event, drafts too, by its id. */
export function onDeskEvent(): OnDeskEvent {
  return {
    rule: 'object',
    area: 'desk',
    module: 'events',
    action: 'manage',
    at: { from: 'params', name: 'id' },
    who: 'Who holds the permission generalEvents and may use the module events.',
  };
}
