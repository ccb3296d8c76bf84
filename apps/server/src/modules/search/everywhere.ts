import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { type FoundThingKind, foundThingKinds, isExact, moduleRefusal, scopeRefusal } from '@portal/rules';
import type { ModuleId } from '@portal/kit/access';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { personReply } from '../people/index.ts';
import { type AskingEverywhere, findEverywhere, type FoundRow } from './everywhere.queries.ts';
import { piecesOf } from './pieces-of.ts';
import { meantEverywhere, typedEverywhere, type WantedEverywhere } from './wanted.queries.ts';

type Everywhere = typeof contract.search.everywhere;
type Query = HandlerInput<Everywhere>['query'];
type Section = HandlerReply<Everywhere>['sections'][number];

/** Of which part of the portal each kind is: a person is found where their profile is. */
const moduleOf: Readonly<Record<FoundThingKind, ModuleId>> = {
  news: 'news',
  resource: 'resources',
  event: 'events',
  post: 'communities',
  community: 'communities',
  person: 'member_directory',
};

/** All that the person may see and that holds what was typed; where nothing does, what looks like it. */
export async function searchEverywhere(query: Query, call: Call): Promise<HandlerReply<Everywhere>> {
  const { keyword, kind, page, pageSize } = query;
  const kinds = openKinds(call).filter((one) => kind === undefined || one === kind);
  const asking = { person: personOf(call), now: call.now, kinds, page, pageSize };
  const typed = typedEverywhere(keyword, call);
  const found = await sectionsOf(typed, asking, call);
  const isFound = found.some(({ totalItemCount }) => totalItemCount > 0);
  if (isFound || isExact(keyword)) return { isSimilar: false, sections: found };
  return { isSimilar: true, sections: await sectionsOf(await meantEverywhere(keyword, call), asking, call) };
}

/** Of a part of the portal that is off, or closed to them, nobody is told. */
export function openKinds(call: Call): FoundThingKind[] {
  const person = personOf(call);
  return foundThingKinds.filter((kind) => {
    const module = moduleOf[kind];
    return (
      moduleRefusal(call.deps.profile, { module }, person) === null &&
      scopeRefusal(person.scope, { access: { module }, isInEveryScope: false }) === null
    );
  });
}

async function sectionsOf(wanted: WantedEverywhere, asking: AskingEverywhere, call: Call): Promise<Section[]> {
  return sectionsOfRows(await findEverywhere(call.db, wanted, asking), asking, call);
}

/** A section for each kind that was asked about. */
export function sectionsOfRows(rows: readonly FoundRow[], asking: AskingEverywhere, call: Call): Section[] {
  const before = (asking.page - 1) * asking.pageSize;
  return asking.kinds.map((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    const shown = ofKind.filter(({ place }) => place > before);
    return { kind, totalItemCount: ofKind[0]?.total ?? 0, hits: shown.map((row) => hitReply(row, call)) };
  });
}

function hitReply({ title, excerpt, imageAssetId, person, ...row }: FoundRow, call: Call) {
  const { kind, id, at, zone, alias, isOpen } = row;
  const face = person === null ? null : personReply(person, call).avatarUrl;
  return {
    ...{ kind, id, at, zone, alias, isOpen },
    title: piecesOf(title),
    excerpt: piecesOf(excerpt),
    imageUrl: face ?? assetUrlsOf(call).pictureOrNull(imageAssetId),
  };
}
