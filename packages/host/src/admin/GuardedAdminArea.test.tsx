import { ViewerProvider } from '@portal/kit';
import { testPortal, testStaff } from '@portal/kit/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { HistoryProvider } from '../navigation/history-context.ts';
import { HostRouter } from '../navigation/HostRouter.tsx';
import { PathTrail } from '../navigation/path-trail.tsx';
import { browserHistory } from '../navigation/portal-history.ts';
import type { AdminAreaProps } from './AdminArea.tsx';
import { GuardedAdminArea } from './GuardedAdminArea.tsx';

test('the frame of the admin area comes beside the account, and nothing is blank until it is there', async () => {
  const code = Promise.withResolvers<{ default: (props: AdminAreaProps) => ReactNode }>();
  const area = { load: vi.fn(() => code.promise) };
  const { wrapper } = testPortal();
  const history = browserHistory(window);
  const page = (viewer: ReturnType<typeof testStaff> | 'loading') => (
    <ViewerProvider value={viewer}>
      <HistoryProvider value={history}>
        <HostRouter>
          <PathTrail>
            <GuardedAdminArea area={area}>the page</GuardedAdminArea>
          </PathTrail>
        </HostRouter>
      </HistoryProvider>
    </ViewerProvider>
  );
  const { rerender, container } = render(page('loading'), { wrapper });
  expect(area.load).toHaveBeenCalledOnce();
  const waiting = container.textContent;
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  rerender(page(testStaff({ canAccessAdmin: true })));
  expect(container.textContent).toBe(waiting);
  expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
  await act(async () => code.resolve({ default: ({ children }) => <output>{children}</output> }));
  expect(screen.getByRole('status').textContent).toBe('the page');
});
