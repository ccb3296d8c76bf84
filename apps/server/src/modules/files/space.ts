import { spaceRefusal } from '@portal/api/rules';
import { eq, sum } from 'drizzle-orm';
import { assets } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';

/** Refuses files to whoever keeps as much already as one member may. */
export async function refuseBeyondSpace(body: object, call: Call): Promise<void> {
  const files = Object.values(body)
    .flat()
    .filter((one) => one instanceof File);
  if (files.length === 0) return;
  const added = files.reduce((bytes, { size }) => bytes + size, 0);
  const [kept] = await call.db
    .select({ bytes: sum(assets.bytes).mapWith(Number) })
    .from(assets)
    .where(eq(assets.uploadedBy, personOf(call).id));
  refuse(spaceRefusal(kept?.bytes ?? 0, added));
}
