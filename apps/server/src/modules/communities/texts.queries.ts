import { textVersion } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, documents } from '../../db/schema/index.ts';

export async function aboutOf(db: Db, id: string): Promise<{ json: string; html: string; version: string }> {
  const [row = { json: '', html: '' }] = await db
    .select({ json: communities.aboutJson, html: communities.aboutHtml })
    .from(communities)
    .where(eq(communities.id, id));
  return { ...row, version: textVersion(row.html) };
}

export async function termsOf(db: Db, id: string): Promise<{ json: string; html: string }> {
  const [own] = await db
    .select({ json: communities.termsJson, html: communities.termsHtml })
    .from(communities)
    .where(eq(communities.id, id));
  if (own && own.html !== null) return { json: own.json, html: own.html };
  const [global] = await db
    .select({ json: documents.json, html: documents.html })
    .from(documents)
    .where(eq(documents.name, globalTerms));
  return global ?? { json: '', html: '' };
}

export const globalTerms = 'globalTerms';
