import { viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  approvedFilesRefusal,
  changedRefusal,
  decisionRefusal,
  proposalRefusal,
  type ReadVersions,
} from '@portal/rules';
import { contentOf, proposedContent, publishContent } from './post-content.ts';
import type { MockPost, MockPostEdit, PostContent } from '../state.ts';
import type { PostCall } from './access.ts';

/** Refuses an edit on top of what its writer has not read. */
export function refuseLateEdit(read: ReadVersions | null, call: PostCall): void {
  const { post } = call.facts;
  refuse(proposalRefusal(read, post, call.state.postEdits.get(post.id) ?? null, viewerOf(call)));
}

/** Keeps an edit of a published post until somebody approves it; back at what is published, nothing waits. */
export function propose({ attachments, ...words }: PostContent, call: PostCall): void {
  const { state, now } = call;
  const post = call.facts.post;
  const changes = differences(contentOf(post), words);
  const files = {
    removedIds: idsOf(post.attachments).filter((id) => !idsOf(attachments).includes(id)),
    added: attachments.filter(({ id }) => !idsOf(post.attachments).includes(id)),
  };
  const version = (state.postEdits.get(post.id)?.version ?? 0) + 1;
  if (Object.keys(changes).length + files.removedIds.length + files.added.length === 0) state.postEdits.delete(post.id);
  else
    state.postEdits.set(post.id, {
      authorId: viewerOf(call).id,
      postVersion: post.version,
      version,
      updatedAt: now,
      changes,
      files,
    });
}

function idsOf(files: readonly { id: string }[]): string[] {
  return files.map(({ id }) => id);
}

type Words = Omit<PostContent, 'attachments'>;

function differences(from: Words, to: Words): Partial<Words> {
  const isSame = (key: string, value: unknown): boolean =>
    JSON.stringify(Object.entries(from).find(([name]) => name === key)?.[1]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(to).filter(([key, value]) => !isSame(key, value)));
}

export function approve(decision: { version: number; postVersion: number }, call: PostCall): MockPost {
  const post = call.facts.post;
  const edit = decidedEdit(decision.version, call);
  refuse(changedRefusal('post', decision.postVersion, post.version));
  const content = proposedContent(post, edit);
  refuse(approvedFilesRefusal(content.attachments.length));
  call.state.postEdits.delete(post.id);
  return publishContent(post, content, { ...call, by: edit.authorId });
}

export function decidedEdit(version: number, call: PostCall): MockPostEdit {
  const edit = call.state.postEdits.get(call.facts.post.id);
  refuse(decisionRefusal(edit ?? null, version));
  if (edit === undefined) throw notFound();
  return edit;
}

/** The post of the call stands in the community that the address names. */
export function permitPlace(communityId: string, call: PostCall): void {
  if (call.facts.post.communityId !== communityId) throw notFound();
}
