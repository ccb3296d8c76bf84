import { contract } from '@portal/api/contract';
import { packFileName, packRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import type { ByteStream } from '../../http/byte-stream.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { keepTrail } from '../audits/index.ts';
import { disposition } from '../files/index.ts';
import { packStream } from './make-pack.ts';
import type { PackState } from './pack-state.ts';
import { previewOf, recordsOfPack, weightOf } from './preview.ts';
import { lookAtPack, packOfPeriod } from './state-now.ts';
import { packOfSubmission } from './state-submitted.ts';

export function packRoutes(routes: Routes): void {
  const { packs } = contract;
  bind(routes, packs.preview, async ({ params, query }, call) => {
    return previewOf(await lookAtPack({ periodId: params.id, asOf: query.asOf ?? null }, call), call);
  });
  bind(routes, packs.records, async ({ params, query }, call) => {
    return recordsOfPack(await lookAtPack({ periodId: params.id, asOf: query.asOf ?? null }, call), query, call);
  });
  bind(routes, packs.download, async ({ params, query }, call) => {
    const state = await packOfPeriod({ periodId: params.id, asOf: query.asOf ?? null }, call);
    found(state.contents.records[0] ?? null);
    refuse(packRefusal(weightOf(state, state.certified.size)));
    return sent(await state.withPapers(), call);
  });
  bind(routes, packs.submitted, async (_, call) => sent(await packOfSubmission(call), call));
  bind(routes, packs.ofCase, async (_, call) => {
    const state = await packOfSubmission(call);
    const { auditId, personId } = call.facts.auditCase;
    const pack = sent(state, call);
    await keepTrail(call.db, { auditId, personId, kind: 'packTaken' }, call);
    return pack;
  });
}

function sent(state: PackState, { deps, headers }: Call): ByteStream {
  refuse(packRefusal(weightOf(state, state.certificates.size)));
  headers.set('Content-Disposition', disposition('attachment', packFileName(state.period, state.asOf)));
  return packStream(state, deps);
}
