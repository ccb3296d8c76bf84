import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, cpdAuditCases, cpdAudits, cpdAuditSubmissions } from '../../db/schema/index.ts';

export async function auditById(db: Db, id: string) {
  const [audit = null] = await db.select().from(cpdAudits).where(eq(cpdAudits.id, id));
  return audit;
}

export async function submittedFile(db: Db, id: string) {
  const [row = null] = await db
    .select({ file: assets, auditCase: cpdAuditCases })
    .from(assets)
    .innerJoin(cpdAuditSubmissions, and(eq(assets.ownerKind, 'cpdAudit'), eq(cpdAuditSubmissions.id, assets.ownerId)))
    .innerJoin(cpdAuditCases, eq(cpdAuditCases.id, cpdAuditSubmissions.caseId))
    .where(eq(assets.id, id));
  return row;
}

export async function caseById(db: Db, id: string) {
  const [row = null] = await db
    .select({ auditCase: cpdAuditCases, audit: cpdAudits })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
    .where(eq(cpdAuditCases.id, id));
  return row;
}
