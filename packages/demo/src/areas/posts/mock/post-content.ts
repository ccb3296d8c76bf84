import { fileCountRefusal, filesWith, tagsRefusal, withoutDoubles } from '@portal/rules';
import { type Contract, type HandlerInput, limits } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { attachmentReply, storeFiles, storeImage } from '../../files/mock.ts';
import type { MockPost, MockPostEdit, PostContent } from '../state.ts';

type EditBody = HandlerInput<Contract['posts']['edit']>['body'];

export function contentOf({ title, bodyHtml, type, tagIds, attachments, image, imageUrl }: MockPost): PostContent {
  return { title, bodyHtml, type, tagIds, attachments, picture: { image, imageUrl } };
}

/** The post as its author wants it to be. */
export function proposedContent(post: MockPost, edit: MockPostEdit | undefined): PostContent {
  if (edit === undefined) return contentOf(post);
  return { ...contentOf(post), ...edit.changes, attachments: filesWith(post.attachments, edit.files) };
}

/** What a post says once an edit is put on top of it. */
export async function editedContent(state: MockState, content: PostContent, body: EditBody): Promise<PostContent> {
  const files = await storeFiles(state, body.files);
  const imageUrl = await storeImage(body.imageFile);
  const gone = new Set(body.attachmentsUrls);
  const remaining = content.attachments.filter((file) => !gone.has(attachmentReply(file).path));
  refuse(fileCountRefusal(remaining.length + files.length, limits.filesPerPost));
  const isOtherPicture = imageUrl !== undefined || body.isImageRemoved === true;
  return {
    title: body.title ?? content.title,
    bodyHtml: body.body ?? content.bodyHtml,
    type: body.type ?? content.type,
    tagIds: body.tagIds === undefined ? content.tagIds : knownTags(state, body.tagIds),
    attachments: [...remaining, ...files],
    picture: isOtherPicture ? { image: null, imageUrl } : content.picture,
  };
}

/** The tags without doubles, all of which must exist. */
export function knownTags({ tags }: MockState, tagIds: readonly string[]): string[] {
  const wanted = withoutDoubles(tagIds);
  refuse(
    tagsRefusal(
      wanted,
      tags.values().map(({ id }) => id),
    ),
  );
  return wanted;
}

/** What somebody has written of a post is what it says from now on. */
export function publishContent(
  post: MockPost,
  changes: Partial<PostContent>,
  { by, state, now }: Pick<MockCall, 'state' | 'now'> & { by: string },
): MockPost {
  const { picture, ...words } = changes;
  const edited = { by, at: now };
  return state.posts.change(post.id, { ...words, ...picture, edited, updatedAt: now, version: post.version + 1 });
}
