import { useLivePost } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';

/** Who writes a comment on a post just now, on a line that is there without them, so that nothing moves when they come and go. */
export function Writers({ postId }: { postId: string }) {
  const t = useMessages(communitiesMessages);
  const [first, ...others] = useLivePost(postId);
  const n = others.length;
  return (
    <Text size="sm" tone="quiet">
      {first === undefined ? '\u00a0' : t(n === 0 ? 'isWriting' : 'areWriting', { name: first.firstName, n })}
    </Text>
  );
}
