import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { documents } from '../../db/schema/index.ts';
import { globalTerms } from '../communities/index.ts';

export async function termsIn(db: Db): Promise<{ json: string; html: string }> {
  const [text = { json: '', html: '' }] = await db
    .select({ json: documents.json, html: documents.html })
    .from(documents)
    .where(eq(documents.name, globalTerms));
  return text;
}
