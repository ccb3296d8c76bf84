import type { Notification } from '@portal/api';
import { createTranslate } from '@portal/kit';
import { expect, test } from 'vitest';
import { homeMessages } from '../messages.ts';
import { sampleNotification } from '../stories/sample-notifications.ts';
import { sentenceOf } from './sentence.ts';
import { targetOf } from './target.ts';

const t = createTranslate(homeMessages, { locale: 'en-AU' });
const to = {
  notifications: () => '/notifications',
  community: ({ alias }: { alias: string }) => `/communities/${alias}`,
  post: ({ alias, id }: { alias: string; id: string }) => `/communities/${alias}/posts/${id}`,
  meeting: ({ alias, id }: { alias: string; id: string }) => `/communities/${alias}/meetings/${id}`,
  members: ({ alias }: { alias: string }) => `/communities/${alias}/members`,
  assets: ({ alias }: { alias: string }) => `/communities/${alias}/resources`,
};
const place = '/communities/hand-therapy';
const aPost = `${place}/posts/p-1`;
const noPost = { post: null, member: { memberFullName: 'Bo Li' } };
const meet = { meet: { id: 'm-1', name: 'Journal club' }, post: null };
const asset = { asset: { type: 'file' as const, name: 'Protocol', folderId: 'f-1' }, post: null };

test.each<[number, string, string | undefined, Partial<Notification>?]>([
  [1, 'Tom Papadopoulos opened the community Hand therapy', place, { post: null }],
  [2, 'Tom Papadopoulos posted “Which splints for night use?” in Hand therapy', aPost],
  [3, 'Tom Papadopoulos approved your post “Which splints for night use?”', aPost],
  [4, 'Tom Papadopoulos commented on your post “Which splints for night use?”', aPost],
  [5, 'Tom Papadopoulos changed the post “Which splints for night use?”', aPost],
  [6, 'Tom Papadopoulos shared the post “Which splints for night use?” in Hand therapy', aPost],
  [7, 'Tom Papadopoulos reported the post “Which splints for night use?”', aPost],
  [8, 'Tom Papadopoulos reported a comment on “Which splints for night use?”', aPost],
  [9, 'Tom Papadopoulos commented on “Which splints for night use?”', aPost],
  [12, 'Tom Papadopoulos added “Protocol” to Hand therapy', `${place}/resources`, asset],
  [13, 'Tom Papadopoulos planned the meeting “Journal club” in Hand therapy', `${place}/meetings/m-1`, meet],
  [14, 'Bo Li joined Hand therapy', place, noPost],
  [15, 'Bo Li was removed from Hand therapy', `${place}/members`, noPost],
  [16, 'Bo Li wants to join Hand therapy', `${place}/members`, noPost],
  [17, 'Tom Papadopoulos replied to your comment on “Which splints for night use?”', aPost],
  [18, 'Tom Papadopoulos mentioned you in “Which splints for night use?”', aPost],
  [
    19,
    'Tom Papadopoulos moved the meeting “Journal club” in Hand therapy to another time',
    `${place}/meetings/m-1`,
    meet,
  ],
  [99, '[NO RENDERER FOR NOTIFICATION EVENT]', aPost],
])(
  'type %i reads “%s” and leads to %s [HOM-071] [HOM-078] [HOM-085] [HOM-087] [HOM-090]',
  (activityType, sentence, target, more) => {
    const notification = sampleNotification({ activityType, ...more });
    expect([sentenceOf(notification, t), targetOf(notification, to)]).toEqual([sentence, target]);
  },
);

test.each([
  [1, 'Tom Papadopoulos and 1 other commented'],
  [2, 'Tom Papadopoulos and 2 others commented'],
])('%i more who did the same are one line', (othersCount, begins) => {
  expect(sentenceOf(sampleNotification({ othersCount }), t)).toContain(begins);
});
