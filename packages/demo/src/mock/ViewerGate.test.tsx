import { memorySession, useViewer, useViewerState } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { permission } from '@portal/api/contract';
import { ViewerGate } from '@portal/api';
import { createMock } from './create-mock.ts';
import { fakeServer } from '@portal/api/testing/fake-server';

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

describe('whoever asks for the viewer', () => {
  function Who() {
    const viewer = useViewerState();
    return (
      <p>
        {viewer === null
          ? 'nobody'
          : viewer === 'loading'
            ? 'loading'
            : `${viewer.firstName} ${String(viewer.canAccessAdmin)}`}
      </p>
    );
  }

  function gate(as: string, login?: null) {
    const mock = createMock({ as });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => mock.fetch(new Request(url, init)));
    const { wrapper } = testPortal(login === null ? { session: memorySession() } : {});
    render(
      <ViewerGate>
        <Who />
      </ViewerGate>,
      { wrapper },
    );
  }

  test('loads who is signed in and what they may do [PLT-108]', async () => {
    gate('p-004');
    expect(screen.getByText('loading')).toBeTruthy();
    expect(await screen.findByText('Helen true')).toBeTruthy();
  });

  test('knows nobody while nobody is signed in', () => {
    gate('p-004', null);
    expect(screen.getByText('nobody')).toBeTruthy();
  });
});
