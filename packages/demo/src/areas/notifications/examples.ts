import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

const wishes = {
  pace: 'weekly',
  posts: 'digest',
  comments: 'off',
  replies: 'atOnce',
  mentions: 'off',
  meetings: 'off',
} as const;

export function notificationsExamples({ member }: Subjects): ExamplesOf<'notifications'> {
  return {
    list: { as: member, input: { query: { page: 1, pageSize: 7, isRead: false } } },
    setAsRead: { as: member, input: { body: { ids: ['nothing-that-happened'] } } },
    setAllAsRead: { as: member, input: {} },
    settings: { as: member, input: {} },
    newsByMail: { as: member, input: {} },
    previewOfDigest: { as: member, input: { query: { ...wishes, pace: 'daily' } } },
    saveNewsByMail: { as: member, input: { body: wishes } },
    saveSettings: { as: member, input: { body: { notificationActivityTypes: [2, 17] } } },
  };
}
