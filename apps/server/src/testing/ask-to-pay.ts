import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { seedInvoice } from './test-invoices.ts';

/** Writes an invoice as an organisation's own system does, into the tables of a portal that runs on a folder. */
export async function askToPay(
  folder: string,
  personId: string,
  more?: Parameters<typeof seedInvoice>[2],
): Promise<void> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined, { size: 1 });
  await seedInvoice(db, personId, more);
  await close();
}
