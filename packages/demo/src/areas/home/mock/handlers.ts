import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';

export const home: HandlersOf<'home'> = {
  order: (_, call) => ({ sections: [...(call.state.homeOrders.get(viewerOf(call).id) ?? [])] }),
  saveOrder({ body: { sections } }, call) {
    call.state.homeOrders.set(viewerOf(call).id, sections);
    return {};
  },
};
