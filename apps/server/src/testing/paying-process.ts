/** Pays the orders named by its arguments and makes their tickets, one after another, until it is killed. It says of each when it has been paid. */
import { testPayments } from '../adapters/test-payments.ts';
import { connect } from '../db/connect.ts';
import { settleOrder } from '../modules/orders/settle.ts';

const [, , url = '', ...orderIds] = process.argv;
const { db } = await connect(url, () => undefined, { size: 2 });
const payments = testPayments(db);
for (const id of orderIds) {
  await payments.choose(id, 'paid');
  process.stdout.write(`${id}\n`);
  await settleOrder({ db, payments }, id, new Date('2026-03-02T00:00:00Z'));
}
