import type { Notification } from '@portal/api';

/** A notification of a comment, changed as a story needs it. */
export function sampleNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: '1',
    readAt: null,
    activityType: 4,
    createdAt: '2026-11-18T00:40:00.000Z',
    initiatorUser: { firstName: 'Tom', lastName: 'Papadopoulos', avatar: null },
    othersCount: 0,
    community: { id: 'c-1', alias: 'hand-therapy', name: 'Hand therapy' },
    post: {
      id: 'p-1',
      title: 'Which splints for night use?',
      label: '',
      tags: ['Splints'],
      creatorFirstName: 'Mia',
      creatorLastName: 'Nguyen',
      secondaryCommunities: [],
      reports: [],
    },
    comment: null,
    asset: null,
    meet: null,
    member: null,
    commentTotalLikes: 0,
    postTotalViews: 12,
    postTotalCommentsCount: 3,
    postNotificationStatus: true,
    ...changes,
  };
}
