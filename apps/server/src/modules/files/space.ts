import { spaceRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { bytesOf } from './space.queries.ts';

/** Refuses files to whoever keeps as much already as one member may. */
export async function refuseBeyondSpace(body: object, call: Call): Promise<void> {
  const files = Object.values(body)
    .flat()
    .filter((one) => one instanceof File);
  if (files.length === 0) return;
  const added = files.reduce((bytes, { size }) => bytes + size, 0);
  const stored = await bytesOf(call.db, personOf(call).id);
  refuse(spaceRefusal(stored?.bytes ?? 0, added));
}
