import { ViewerGate } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { memoryStorage, usePortal, useViewer } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { AccountUnknown } from './AccountUnknown.tsx';
import { OfflineCache } from './OfflineCache.tsx';

const server = createMock({ as: 'p-001' });
const answers = async (address: string, init: RequestInit) =>
  server.fetch(new Request(`http://portal.test${address}`, init));
const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};
const refuses = async () => Response.json({ code: 'forbidden', message: 'Not you' }, { status: 403 });

// The demo world is made when it is first asked.
beforeAll(() => answers('/api/v1/account', {}));

function Name() {
  const { drafts } = usePortal();
  useEffect(() => () => drafts.flush(), [drafts]);
  return <p>{useViewer()?.firstName}</p>;
}

function open(fetch: typeof answers, storage = memoryStorage()) {
  const { wrapper } = testPortal({ fetch, storage });
  return render(
    <ViewerGate failed={(problem, retry) => <AccountUnknown problem={problem} onRetry={retry} />}>
      <Name />
      <OfflineCache />
    </ViewerGate>,
    { wrapper },
  );
}

async function storeAccount(storage: ReturnType<typeof memoryStorage>) {
  const { unmount } = open(answers, storage);
  await screen.findByText('Mia');
  unmount();
}

test('without a network the portal goes on with the account that the device has kept', async () => {
  const storage = memoryStorage();
  await storeAccount(storage);
  open(noNetwork, storage);
  expect(await screen.findByText('Mia')).toBeTruthy();
});

test.each([
  ['nothing is kept', noNetwork, false],
  ['the server refuses', refuses, true],
])('where %s, it says that the account could not be loaded', async (_, fetch, isStored) => {
  const storage = memoryStorage();
  if (isStored) await storeAccount(storage);
  open(fetch, storage);
  expect(await screen.findByText('Your account could not be loaded')).toBeTruthy();
  expect(screen.queryByText('Mia')).toBeNull();
});
