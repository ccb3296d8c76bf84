import { contract, type PreferenceKind } from '@portal/api/contract';
import { isManagedKind, preferenceRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound, refuse } from '../../http/problem.ts';
import { placeOf } from '../places/index.ts';
import { chosenBy, itemById, offeredOf } from './preferences.queries.ts';
import { addPreference, removePreference } from './preferences.writes.ts';

export function preferenceRoutes(routes: Routes): void {
  const { preferences } = contract;
  bind(routes, preferences.kept, async ({ params }, call) => {
    if (!isManagedKind(params.segmentType)) throw notFound();
    return mine(call, params.segmentType);
  });
  bind(routes, preferences.myCommunication, (_, call) => mine(call, 'commprefs'));
  bind(routes, preferences.myInterests, (_, call) => mine(call, 'interests'));
  bind(routes, preferences.add, async ({ params }, call) => {
    await addPreference(call.db, await choiceOf(params.id, call), call.now);
    return { success: true, message: '' };
  });
  bind(routes, preferences.remove, async ({ params }, call) => {
    await removePreference(call.db, await choiceOf(params.id, call));
    return { success: true, message: '' };
  });
  bind(routes, preferences.allCommunication, (_, call) => all(call, 'commprefs'));
  bind(routes, preferences.allInterests, (_, call) => all(call, 'interests'));
  bind(routes, preferences.centreLink, async (_, call) => placeOf(call, 'preferencesRoute'));
  bind(routes, preferences.updateDetailsLink, async (_, call) => placeOf(call, 'updateDetailsRoute'));
}

async function choiceOf(itemId: string, call: Call) {
  refuse(preferenceRefusal(await itemById(call.db, itemId)));
  return { itemId, personId: personOf(call).id };
}

async function mine(call: Call, kind: PreferenceKind) {
  return { segments: await chosenBy(call.db, personOf(call).id, kind) };
}

async function all({ db }: Call, kind: PreferenceKind) {
  const segments = await offeredOf(db, kind);
  return { segments, data: Object.fromEntries(segments.map(({ segmentId, segmentName }) => [segmentId, segmentName])) };
}
