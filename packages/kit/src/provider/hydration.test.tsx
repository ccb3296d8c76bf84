import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { browserSession } from '../ports/browser-session.ts';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memorySession } from '../ports/memory-session.ts';
import { ticketSession } from '../ports/ticket-session.ts';
import { loginOf } from '../testing/test-login.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { useIsSessionPending, useSession } from './use-session.ts';

const place = { apiUrl: 'https://a.example', profile: { name: 'ota' } };
const mia = loginOf('mia');

function Who() {
  const isPending = useIsSessionPending();
  return <p>{useSession()?.userName ?? (isPending ? 'not known yet' : 'a stranger')}</p>;
}

function storedInBrowser() {
  const session = browserSession({ ...place, storage: memoryStorage() });
  session.set(mia);
  return session;
}

const websiteOf = () => ticketSession({ getTicket: async () => 'ticket' });

/** Of a page where another widget has asked its website already. */
function providedByWebsite() {
  const session = websiteOf();
  session.set(mia);
  return session;
}

test.each([
  [
    'that only the browser keeps',
    browserSession({ ...place, storage: memoryStorage() }),
    storedInBrowser(),
    'a stranger',
  ],
  ['that its website has told it of meanwhile', websiteOf(), providedByWebsite(), 'not known yet'],
  ['that the server knows too', memorySession(mia), memorySession(mia), mia.userName],
])('a page drawn by a server goes on without an error with a login %s', async (_, there, here, expected) => {
  const [OnServer, InBrowser] = [testPortal({ session: there }).wrapper, testPortal({ session: here }).wrapper];
  const onServer = (
    <OnServer>
      <Who />
    </OnServer>
  );
  const inBrowser = (
    <InBrowser>
      <Who />
    </InBrowser>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(onServer);
  expect(container.textContent).toBe(expected);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, inBrowser, { onRecoverableError }));
  expect([container.textContent, onRecoverableError.mock.calls]).toEqual([mia.userName, []]);
  act(() => root.unmount());
});
