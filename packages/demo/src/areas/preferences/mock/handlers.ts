import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { isManagedKind, preferenceRefusal } from '@portal/rules';
import { preferenceId } from '../state.ts';
import type { PreferenceKind } from '@portal/api/contract';

export const preferences: HandlersOf<'preferences'> = {
  kept({ params }, call) {
    if (!isManagedKind(params.segmentType)) throw notFound();
    return mine(call, params.segmentType);
  },
  myCommunication: (_, call) => mine(call, 'commprefs'),
  myInterests: (_, call) => mine(call, 'interests'),
  add({ params }, call) {
    const { itemId, personId, id } = choice(params.id, call);
    call.state.preferences.set(id, { id, personId, itemId });
    return { success: true, message: '' };
  },
  remove({ params }, call) {
    call.state.preferences.delete(choice(params.id, call).id);
    return { success: true, message: '' };
  },
  allCommunication: (_, call) => all(call, 'commprefs'),
  allInterests: (_, call) => all(call, 'interests'),
  centreLink: () => ({ url: 'https://join.example/preferences' }),
  updateDetailsLink: () => ({ url: 'https://join.example/find-an-ot' }),
};

function choice(itemId: string, call: MockCall) {
  const item = call.state.world.preferenceItems.find(({ id }) => id === itemId) ?? null;
  refuse(preferenceRefusal(item));
  const { id: personId } = viewerOf(call);
  return { itemId, personId, id: preferenceId(personId, itemId) };
}

/** In the order in which they are offered. */
function mine(call: MockCall, kind: PreferenceKind) {
  const { id: personId } = viewerOf(call);
  const chosen = call.state.world.preferenceItems.filter(
    (item) => item.kind === kind && call.state.preferences.get(preferenceId(personId, item.id)) !== undefined,
  );
  return { segments: chosen.map(({ id: segmentId, name: segmentName }) => ({ segmentId, segmentName })) };
}

function all({ state }: MockCall, kind: PreferenceKind) {
  const offered = state.world.preferenceItems.filter((item) => item.kind === kind);
  return {
    data: Object.fromEntries(offered.map(({ id, name }) => [id, name])),
    segments: offered.map(({ id: segmentId, name: segmentName }) => ({ segmentId, segmentName })),
  };
}
