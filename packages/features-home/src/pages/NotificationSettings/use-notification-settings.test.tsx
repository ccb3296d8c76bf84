import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNotificationSettings } from './use-notification-settings.ts';

test('that it was saved is said for three seconds and a half [PLT-651]', async () => {
  const fetch = async () => Response.json({ notificationActivityTypes: [2] });
  const { wrapper, toasts } = testPortal({ fetch });
  const { result } = renderHook(() => useNotificationSettings(), { wrapper });
  await waitFor(() => expect(result.current.view.state).toBe('ready'));
  await act(() => result.current.save([2, 4]));
  expect(toasts()).toMatchObject([{ text: 'Notification settings have been updated', durationMs: 3500 }]);
});
