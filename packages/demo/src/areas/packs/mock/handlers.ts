import type { HandlersOf } from '../../../mock/handler-types.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { packRefusal } from '@portal/rules';
import { keepTrail } from '../../audits/mock/trail.ts';
import { packPreview, recordsOfPack, wholePack } from './preview.ts';
import { sampleZip } from './sample-zip.ts';

export const packs: HandlersOf<'packs'> = {
  preview: ({ params, query }, call) => packPreview(wholePack(params.id, query.asOf ?? null, call)),
  records: ({ params, query }, call) => recordsOfPack(wholePack(params.id, query.asOf ?? null, call), query),
  download({ params, query }, call) {
    const { records, filesCount, bytes } = wholePack(params.id, query.asOf ?? null, call);
    if (records.length === 0) throw notFound();
    refuse(packRefusal({ files: filesCount, bytes }));
    return sampleZip();
  },
  submitted(_, { facts: { auditCase } }) {
    if (auditCase.submissions.length === 0) throw notFound();
    return sampleZip();
  },
  ofCase(_, call) {
    const { id, auditId, personId, submissions } = call.facts.auditCase;
    if (submissions.length === 0) throw notFound(`Nothing of ${id} is submitted`);
    keepTrail({ auditId, personId, kind: 'packTaken' }, call);
    return sampleZip();
  },
};
