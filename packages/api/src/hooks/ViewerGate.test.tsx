import { memorySession, useViewer } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { permission } from '../areas/people/schemas.ts';
import { ViewerGate } from '../index.ts';
import { createMock } from '../mock/index.ts';
import { fakeServer } from '../testing/fake-server.ts';

afterEach(() => void vi.unstubAllGlobals());

const ofCommunities = permission.options.filter((flag) => flag !== 'generalAnnouncements');

function Rights() {
  const viewer = useViewer();
  return viewer === null ? <p>nobody</p> : <p>{`${viewer.firstName}: ${viewer.permissions.join(' ')}`}</p>;
}

/** The demo world with somebody at the door. */
function arrive(as: string) {
  const mock = createMock({ as });
  const server = fakeServer(({ method, path, headers }) =>
    mock.fetch(new Request(`http://portal.test${path}`, { method, headers })),
  );
  vi.stubGlobal('fetch', server.fetch);
  const { wrapper, session } = testPortal({ session: memorySession() });
  render(
    <ViewerGate>
      <Rights />
    </ViewerGate>,
    { wrapper },
  );
  return { server, session };
}

test('after login the current user is loaded [PLT-297]', async () => {
  const { server, session } = arrive('p-001');
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(server.sent).toEqual([]);
  act(() => session.set(loginOf('p-001')));
  expect(await screen.findByText(/^Mia:/)).toBeTruthy();
  expect(server.paths()).toContain('GET /api/v1/account');
});

test('the flags of communities come with the general ones, in one call [PLT-111]', async () => {
  const { server, session } = arrive('p-004');
  act(() => session.set(loginOf('p-004')));
  const rights = (await screen.findByText(/^Helen:/)).textContent;
  for (const flag of ofCommunities) expect(rights).toContain(` ${flag}`);
  expect(server.paths().filter((path) => path.includes('permission'))).toEqual(['GET /api/v1/permission']);
});
