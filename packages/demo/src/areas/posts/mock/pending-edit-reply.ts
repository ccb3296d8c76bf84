import type { PendingEdit, Post } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { seesPendingEdit } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { attachmentReply } from '../../files/mock.ts';
import type { MockPerson } from '../../people/state.ts';
import type { MockPost } from '../state.ts';
import { proposedContent } from './post-content.ts';

/** The post as it would be with the changes that wait; for who wrote them and who decides about them. */
export function pendingEditReply(
  state: MockState,
  post: MockPost,
  community: CommunityAccess,
  viewer: MockPerson,
): PendingEdit | null {
  const edit = state.postEdits.get(post.id);
  if (edit === undefined || !seesPendingEdit({ authorId: edit.authorId, community }, viewer)) return null;
  const { title, bodyHtml, type, tagIds, attachments, picture } = proposedContent(post, edit);
  return {
    version: edit.version,
    isOutdated: edit.postVersion !== post.version,
    createdByUserId: edit.authorId,
    updatedAt: edit.updatedAt.toISOString(),
    title,
    body: bodyHtml,
    imageUrl: picture.imageUrl ?? pictureUrl(picture.image),
    type,
    tags: tagsOf(state, tagIds),
    attachments: attachments.map(attachmentReply),
  };
}

export function tagsOf({ tags }: MockState, tagIds: readonly string[]): Post['tags'] {
  return tagIds.flatMap((tagId) => {
    const tag = tags.get(tagId);
    return tag === undefined ? [] : { id: tag.id, name: tag.name };
  });
}
