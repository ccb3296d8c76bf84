import type { Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  Badge,
  IconAlert,
  IconArchive,
  IconCheckCircle,
  IconClock,
  IconHelp,
  IconLock,
  IconShare,
  IconSparkle,
  IconTrash,
  IconUsers,
  Inline,
} from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { type BadgeFact, postBadges, type PostBadge } from '../../model/post-status.ts';

const looks = {
  answered: { tone: 'positive', icon: IconCheckCircle, text: 'answeredPost' },
  question: { tone: 'info', icon: IconHelp, text: 'questionPost' },
  pending: { tone: 'info', icon: IconClock, text: 'pendingPost' },
  closed: { tone: 'neutral', icon: IconLock, text: 'closedPost' },
  archived: { tone: 'neutral', icon: IconArchive, text: 'archivedPost' },
  deleted: { tone: 'critical', icon: IconTrash, text: 'deletedPost' },
} as const satisfies Record<PostBadge, unknown>;

const types = {
  1: { tone: 'caution', icon: IconAlert, text: 'postType1' },
  2: { tone: 'brand', icon: IconUsers, text: 'postType2' },
  3: { tone: 'brand', icon: IconShare, text: 'postType3' },
  4: { tone: 'brand', icon: IconSparkle, text: 'postType4' },
} as const satisfies Record<NonNullable<Post['type']>, unknown>;

/** What kind of post it is and how it stands; nothing for a plain one. */
export function PostBadges({ post }: { post: Pick<Post, 'type' | BadgeFact> }) {
  const t = useMessages(communitiesMessages);
  const shown = [...postBadges(post).map((badge) => looks[badge]), ...(post.type === null ? [] : [types[post.type]])];
  if (shown.length === 0) return null;
  return (
    <Inline gap={2}>
      {shown.map(({ tone, icon, text }) => (
        <Badge key={text} tone={tone} icon={icon}>
          {t(text)}
        </Badge>
      ))}
    </Inline>
  );
}
