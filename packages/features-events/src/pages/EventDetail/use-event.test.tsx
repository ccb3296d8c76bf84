import { calls } from '@portal/api';
import { ViewerProvider } from '@portal/kit';
import { testMember, testPortal, testProfile } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useEvent } from './use-event.ts';

const pathOf = ({ path }: { path: string }) => path.replace('{id}', 'e-1');

test.each([
  ['on', { enabled: true, accessRules: [] }, true],
  ['off', { enabled: false, accessRules: [] }, false],
  ['not for this person', { enabled: true, accessRules: ['isClientUser'] }, false],
])(
  'where the attachments of events are %s: are they asked for? [EVT-178] [PLT-074]',
  async (_, attachments, isRequested) => {
    const fetch = vi.fn((_address: string) => Promise.resolve(Response.json({})));
    const profile = testProfile({ events: { enabled: true, subModules: { attachments } } });
    const { wrapper: Portal } = testPortal({ profile, fetch });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Portal>
        <ViewerProvider value={testMember()}>{children}</ViewerProvider>
      </Portal>
    );
    const { result } = renderHook(() => useEvent('e-1'), { wrapper });
    const paths = () => fetch.mock.calls.map(([url]) => new URL(url).pathname);
    await waitFor(() => expect(paths()).toContain(pathOf(calls.events.byId)));
    expect(paths().includes(pathOf(calls.events.attachments))).toBe(isRequested);
    expect(result.current.attachments.state === 'empty').toBe(!isRequested);
  },
);
