import { calls, useToggle, type Community } from '@portal/api';
import { useMessages, useOutcome } from '@portal/kit';
import { ToggleButton } from '@portal/ui';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';

/** Likes a community and counts who does. */
export function LikeToggle(props: { community: Community }) {
  const { id, name, isLiked, likesCount } = props.community;
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const like = useToggle({
    isOn: isLiked,
    count: likesCount,
    turnOn: calls.communities.like,
    turnOff: calls.communities.dislike,
    input: { params: { id } },
    failure: t('likeFailed'),
    onDone: (isLiked) => emit('liked', { communityId: id, isLiked }),
    apply: (cache, { isOn, count }) => void cache.patch('community', id, { isLiked: isOn, likesCount: count }),
  });
  return (
    <ToggleButton
      kind="like"
      isSelected={like.isOn}
      count={like.count}
      onChange={like.toggle}
      labels={{ on: t('unlike', { name }), off: t('like', { name }) }}
    />
  );
}
