import { memorySession } from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { calls } from '../index.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { createClient } from './create-client.ts';
import { engagementAnalytics } from './engagement-analytics.ts';

test('what is counted arrives also when the page goes away at once, as on the way to a payment; what is long does not try', async () => {
  const server = fakeServer(() => json({}));
  const client = createClient({
    apiUrl: 'http://portal.test',
    session: memorySession(loginOf('mia')),
    fetch: server.fetch,
  });
  engagementAnalytics(client).track('purchaseProduct', { targetId: 't-1' });
  await client.call(calls.joining.join, { params: { id: 'c-1' }, body: {} });
  expect(server.sent.map(({ path, keepalive }) => [path, keepalive])).toEqual([
    ['/api/engagement/track', true],
    ['/api/v1/community/c-1/join', false],
  ]);
});
