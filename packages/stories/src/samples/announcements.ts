import type { Announcement } from '@portal/api';

/** An announcement of the organisation, changed as a story needs it. */
export function sampleAnnouncement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 'announcement-1',
    title: 'The programme of our national conference is out',
    description: 'Ninety talks and forty workshops over three days. Early prices end this month.',
    link: 'https://example.org/conference/programme',
    isActive: false,
    startDate: '2026-11-20T13:00:00.000Z',
    endDate: '2026-12-20T12:59:59.999Z',
    segmentIds: [],
    createdAt: '2026-11-19T01:00:00.000Z',
    createdByUserId: 'p-1',
    updatedAt: null,
    ...changes,
  };
}
