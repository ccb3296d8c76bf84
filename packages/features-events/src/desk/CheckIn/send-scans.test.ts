import type { DoorScan } from '@portal/api';
import { ProblemError } from '@portal/kit';
import { expect, test } from 'vitest';
import { sendScans } from './send-scans.ts';

const readAt = '2026-12-03T09:00:00.000Z';
const scans = Array.from({ length: 200 }, (_, at): DoorScan => ({
  ...{
    id: `scan-${at}`,
    at: readAt,
    action: 'in',
    how: 'camera',
    code: at % 67 === 66 ? 'half a pair \uD83D' : `T-${at}`,
  },
}));
const isOdd = (scan: DoorScan) => 'code' in scan && !scan.code.isWellFormed();
const invalid = { code: 'invalid_input', status: 400, message: 'Not text', field: 'body.scans' };

test('what the server cannot read is refused alone, and keeps no other scan waiting', async () => {
  const heard = new Map<string, string>();
  let asked = 0;
  await sendScans(
    scans,
    async (some) => {
      asked += 1;
      if (some.some(isOdd)) throw new ProblemError(invalid);
      const results = some.map(({ id }) => ({
        ...{ id, outcome: 'in' as const, ticketId: id, name: null, ticketType: null, attendedAt: readAt },
      }));
      return { results, readAt };
    },
    ({ results }) => {
      for (const { id, outcome } of results) heard.set(id, outcome);
    },
  );
  expect(heard.size).toBe(200);
  expect([...heard].filter(([, outcome]) => outcome === 'unknown').map(([id]) => id)).toEqual(['scan-66', 'scan-133']);
  expect(asked).toBeLessThan(40);
});

test('what nobody has answered stays to be sent', async () => {
  const offline = new ProblemError({ code: 'offline', status: 0, message: 'You are offline.' });
  const heard: unknown[] = [];
  const ask = async () => Promise.reject(offline);
  await expect(sendScans(scans, ask, (results) => heard.push(results))).rejects.toBe(offline);
  expect(heard).toEqual([]);
});
