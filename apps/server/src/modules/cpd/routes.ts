import { contract } from '@portal/api/contract';
import { recordAddresses, subjectRefusal, takesOthers } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { disposition } from '../files/index.ts';
import { batchesOf, undoBatch } from './batches.ts';
import { enrolmentsOf } from './enrolments.queries.ts';
import { unenrol } from './enrolments.ts';
import { gapFillersOf } from './gap-events.ts';
import { importRecords, previewImport } from './importing.ts';
import { currentPeriod, periodsOf, recordsOf } from './periods.ts';
import { rulesOf } from './rules-of.ts';
import { addSeries } from './series.ts';
import { setDeleted } from './cpd.writes.ts';
import { addRecord, detailOf, editRecord } from './writing.ts';

export function cpdRoutes(routes: Routes): void {
  bindCourses(routes);
  bindRecords(routes);
  bindImports(routes);
  const { cpd } = contract;
  bind(routes, cpd.periods, (_, call) => periodsOf(call));
  bind(routes, cpd.currentPeriod, (_, call) => currentPeriod(call));
  bind(routes, cpd.gapEvents, (_, call) => gapFillersOf(call));
  bind(routes, cpd.records, ({ query }, call) => recordsOf(query, call));
  bind(routes, cpd.newRecordLink, async (_, { deps }) => ({
    url: featureSettings(deps.profile, recordAddresses).newRecordUrl,
  }));
  bind(routes, cpd.options, async (_, { deps }) => {
    const { pack, zone } = rulesOf(deps);
    return {
      unit: pack.unit.name,
      unitMinutes: pack.unit.minutes,
      categories: pack.categories.map(({ id, name }) => ({ id, name })),
      takesOthers: takesOthers(pack),
      timeZone: zone,
    };
  });
}

function bindCourses(routes: Routes): void {
  const { cpd } = contract;
  bind(routes, cpd.enrolments, async ({ body }, call) => {
    const person = personOf(call);
    refuse(subjectRefusal(body.userId, person));
    return { enrolments: await enrolmentsOf(call.db, person.id, body.status) };
  });
  bind(routes, cpd.unenrol, async ({ body }, call) => {
    const person = personOf(call);
    refuse(subjectRefusal(body.userId, person));
    await unenrol(call.db, person.id, body);
    return { success: true, message: '' };
  });
}

function bindRecords(routes: Routes): void {
  const { cpd } = contract;
  bind(routes, cpd.record, (_, call) => detailOf(call.facts.record.id, call));
  bind(routes, cpd.addRecord, ({ body }, call) => addRecord(body, call));
  bind(routes, cpd.addSeries, ({ body }, call) => addSeries(body, call));
  bind(routes, cpd.editRecord, ({ body }, call) => editRecord(body, call));
  bind(routes, cpd.removeRecord, async (_, call) => {
    await setDeleted(call.now, call);
    return {};
  });
  bind(routes, cpd.restoreRecord, async (_, call) => {
    await setDeleted(null, call);
    return {};
  });
  bind(routes, cpd.attachment, async (_, { deps, facts: { file }, headers }) => {
    headers.set('Content-Disposition', disposition('attachment', file.name));
    return new Blob([found(await deps.files.read(file.hash))], { type: file.type });
  });
}

function bindImports(routes: Routes): void {
  const { cpd } = contract;
  bind(routes, cpd.previewImport, ({ body }, call) => previewImport(body, call));
  bind(routes, cpd.importRecords, ({ body }, call) => importRecords(body, call));
  bind(routes, cpd.batches, async (_, call) => ({ batches: await batchesOf(call) }));
  bind(routes, cpd.undoBatch, (_, call) => undoBatch(call));
}
