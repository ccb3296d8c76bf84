import type { Notification } from '@portal/api';
import { notificationTypes } from '@portal/rules';
import type { TranslateOf } from '@portal/kit';
import type { homeMessages } from '../messages.ts';

type TypeName = keyof typeof notificationTypes;
type SentenceName = Exclude<TypeName, 'newActionResolutionToPost' | 'newActionResolutionToComment'>;

const sentences = new Map<number, SentenceName>(
  Object.entries(notificationTypes).flatMap(([name, type]) => (isSentence(name) ? [[type, name] as const] : [])),
);

function isSentence(name: string): name is SentenceName {
  return Object.hasOwn(notificationTypes, name) && !name.startsWith('newActionResolution');
}

/** What happened, in a sentence. */
export function sentenceOf(notification: Notification, t: TranslateOf<typeof homeMessages>): string {
  const { activityType, initiatorUser, othersCount, community, post, asset, meet, member } = notification;
  const name = `${initiatorUser.firstName} ${initiatorUser.lastName}`;
  const sentence = sentences.get(activityType);
  if (sentence === undefined) return t('unknown');
  return t(sentence, {
    initiator: othersCount > 0 ? t('andOthers', { name, n: othersCount }) : name,
    community: community.name,
    post: post?.title ?? '',
    asset: asset?.name ?? '',
    meeting: meet?.name ?? '',
    member: member?.memberFullName ?? '',
  });
}
