import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { cpdAudits, cpdAuditCases, cpdAuditSubmissions } from '../db/schema/index.ts';
import { seedFile } from './files.ts';
import type { TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

const { audits } = contract;

/** An audit of this person alone, of a period that covers the time of the tests. */
export async function askInAudit(
  server: TestServer,
  personId: string,
  { dueOn = '2199-12-31' } = {},
): Promise<{ auditId: string; caseId: string }> {
  const [auditId, caseId] = [randomUUID(), randomUUID()];
  await server.db.insert(cpdAudits).values({
    ...{ id: auditId, name: 'Annual audit', firstDay: '2025-12-01', lastDay: '2026-11-30', dueOn },
    ...{ status: 'open', selection: { kind: 'named', size: 1 }, createdAt: server.clock.now() },
  });
  await server.db.insert(cpdAuditCases).values({ id: caseId, auditId, personId, status: 'asked', dueOn });
  return { auditId, caseId };
}

/** Hands in what the person has recorded. */
export async function submitAudit(server: TestServer, personId: string, caseId: string, note = ''): Promise<void> {
  const { body } = await server.call(personId, audits.own, { params: { id: caseId } });
  await server.call(personId, audits.submit, {
    params: { id: caseId },
    body: { revision: body.revision, fingerprint: body.fingerprint ?? '', note },
  });
}

export async function submittedAudit(server: TestServer, personId: string): Promise<string> {
  const { caseId } = await askInAudit(server, personId);
  await submitAudit(server, personId, caseId);
  return caseId;
}

/** A submission with nothing in it, written without a call. */
export async function seedSubmission(server: TestServer, personId: string): Promise<string> {
  const { caseId } = await askInAudit(server, personId);
  await server.db.insert(cpdAuditSubmissions).values({
    ...{ id: randomUUID(), caseId, number: 1, submittedAt: server.clock.now() },
    contents: { unit: 'hours', completedHours: 0, requiredHours: 20, isMet: false, records: [], plan: null },
  });
  return caseId;
}

/** A file of what this person has submitted. */
export async function seedSubmittedFile(server: TestServer, personId: TestPersonName): Promise<string> {
  const caseId = await submittedAudit(server, personId);
  const [submission] = await server.db
    .select({ id: cpdAuditSubmissions.id })
    .from(cpdAuditSubmissions)
    .where(eq(cpdAuditSubmissions.caseId, caseId));
  return seedFile(server, { ownerKind: 'cpdAudit', ownerId: submission?.id ?? '' }, personId);
}
