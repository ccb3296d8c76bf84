import { fileCountRefusal, tagsRefusal, withoutDoubles } from '../../../rules/index.ts';
import { limits } from '../../../contract/limits.ts';
import type { HandlerInput } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockPost, MockState, PostContent } from '../../../mock/mock-state.ts';
import { attachmentReply } from '../../../mock/replies.ts';
import { storeFiles, storeImage } from '../../files/mock.ts';

type EditBody = HandlerInput<Contract['posts']['edit']>['body'];

export function contentOf({ title, bodyHtml, type, tagIds, attachments, image, imageUrl }: MockPost): PostContent {
  return { title, bodyHtml, type, tagIds, attachments, picture: { image, imageUrl } };
}

/** What a post says once an edit is put on top of it. */
export async function editedContent(state: MockState, content: PostContent, body: EditBody): Promise<PostContent> {
  const files = await storeFiles(state, body.files);
  const imageUrl = await storeImage(body.imageFile);
  const gone = new Set(body.attachmentsUrls);
  const kept = content.attachments.filter((file) => !gone.has(attachmentReply(file).path));
  refuse(fileCountRefusal(kept.length + files.length, limits.filesPerPost));
  const isOtherPicture = imageUrl !== undefined || body.isImageRemoved === true;
  return {
    title: body.title ?? content.title,
    bodyHtml: body.body ?? content.bodyHtml,
    type: body.type ?? content.type,
    tagIds: body.tagIds === undefined ? content.tagIds : knownTags(state, body.tagIds),
    attachments: [...kept, ...files],
    picture: isOtherPicture ? { image: null, imageUrl } : content.picture,
  };
}

/** The tags without doubles, all of which must exist. */
export function knownTags({ world }: MockState, tagIds: readonly string[]): string[] {
  const wanted = withoutDoubles(tagIds);
  refuse(
    tagsRefusal(
      wanted,
      world.tags.map(({ id }) => id),
    ),
  );
  return wanted;
}

export function publishContent(post: MockPost, changes: Partial<PostContent>, now: Date): void {
  const { picture, ...words } = changes;
  Object.assign(post, words, picture);
  post.updatedAt = now;
  post.version += 1;
}
