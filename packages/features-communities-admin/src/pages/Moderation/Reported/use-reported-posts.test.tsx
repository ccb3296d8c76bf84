import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReportedPosts } from './use-reported-posts.ts';

afterEach(() => vi.restoreAllMocks());

test('reported posts are asked for a thousand at a time [COM-821]', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    // The client asks by text.
    const { pathname, search } = new URL(input as string);
    asked.push(`${pathname}${search}`);
    return Response.json({ posts: [], totalItemCount: 0, nextCursor: null });
  });
  renderHook(() => useReportedPosts('c-1'), { wrapper: testPortal().wrapper });
  await waitFor(() => expect(asked).toContain('/api/v1/admin/community/c-1/post/report?pageSize=1000'));
});
