import type { WorldAnnouncement } from '../../world/world-types.ts';

const day = 24 * 60;

/** What the organisation announces: one thing at a time. */
export function buildAnnouncements(authorId: string): WorldAnnouncement[] {
  return [
    {
      id: 'announcement-conference',
      title: 'The programme of our national conference is out',
      description: 'Ninety talks and forty workshops over three days. Early prices end this month.',
      link: 'https://example.org/conference/programme',
      isActive: true,
      startsMinutesAgo: 3 * day,
      endsInMinutes: 60 * day,
      segmentIds: [],
      authorId,
      createdMinutesAgo: 4 * day,
    },
    {
      id: 'announcement-office',
      title: 'Our office is closed over the holidays',
      description: 'We are back on the second Monday of the year.',
      link: null,
      isActive: false,
      startsMinutesAgo: 200 * day,
      endsInMinutes: -180 * day,
      segmentIds: [],
      authorId,
      createdMinutesAgo: 210 * day,
    },
  ];
}
