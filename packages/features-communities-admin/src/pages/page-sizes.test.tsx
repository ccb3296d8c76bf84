import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnnouncements } from './Announcements/use-announcements.ts';
import { useFaqEntries } from './FaqEditor/use-faq-entries.ts';
import { useManagedMeetings } from './Meetings/use-managed-meetings.ts';
import { useReportedPosts } from './Moderation/Reported/use-reported-posts.ts';

/** What was asked for: the path below the version, with its query. */
let requests: string[] = [];

beforeEach(() => {
  requests = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    // The client asks by text.
    const { pathname, search } = new URL(input as string);
    requests.push(`${pathname.replace('/api/v1/admin', '')}${search}`);
    return Response.json({
      ...{ announcements: [], faQs: [], meetings: [], posts: [], reporters: [] },
      ...{ totalItemCount: 0, nextCursor: null },
    });
  });
});
afterEach(() => vi.restoreAllMocks());

test.each<[string, () => unknown, string]>([
  ['announcements [COM-825]', () => useAnnouncements(), '/announcements?page=1&pageSize=1000'],
  ['questions [COM-824]', () => useFaqEntries(), '/faq?page=1&pageSize=1000'],
  ['meetings [COM-827]', () => useManagedMeetings('c-1', true), '/community/c-1/meeting?pageSize=100'],
  ['reported posts [COM-821]', () => useReportedPosts('c-1'), '/community/c-1/post/report?pageSize=1000'],
])('so many %s are asked for at a time', async (_, hook, expected) => {
  renderHook(hook, { wrapper: testPortal().wrapper });
  await waitFor(() => expect(requests).toContain(expected));
});
