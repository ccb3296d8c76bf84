import { invalid, limits, memberBytes, notFound, type Refusal } from '@portal/api/rules';
import { type Actor, type CommunityFacts, communityAccessRefusal } from '../communities/community-rules.ts';
import { letsPeopleIn } from '../communities/shown-rules.ts';
import { eventRefusal, type EventStatus } from '../events/event-rules.ts';
import { type MeetingFacts, meetingRefusal } from '../meetings/meeting-rules.ts';
import { type PostFacts, postRefusal, seesPendingEdit } from '../posts/post-rules.ts';

/** What a file belongs to, as it is at the moment of asking. */
export type FileOwner =
  | { kind: 'avatar'; isShown: boolean; isForAll: boolean }
  | { kind: 'nameSound'; isShown: boolean }
  | { kind: 'cover'; community: CommunityFacts & { isShownToEverybody: boolean } }
  | { kind: 'post'; post: PostFacts }
  | { kind: 'edit'; authorId: string; post: PostFacts }
  | { kind: 'cpdRecord'; personId: string }
  | { kind: 'folder'; community: CommunityFacts }
  | { kind: 'meeting'; meeting: MeetingFacts }
  | { kind: 'event'; event: { status: EventStatus } }
  | { kind: 'content'; isReadable: boolean }
  | { kind: 'answer'; authorId: string; community: CommunityFacts };

export interface FileReader extends Actor {
  /** They act for somebody else. */
  isImpersonated: boolean;
  /** They see drafts of events. */
  looksAfterEvents: boolean;
  /** They write news, resources and pages, and see their files before readers do. */
  writesContent: boolean;
}

/** A file is read by whoever may read what it belongs to; without an owner that still has it, by nobody. */
export function fileRefusal(owner: FileOwner | null, actor: FileReader): Refusal | null {
  switch (owner?.kind) {
    case undefined:
      return notFound;
    case 'avatar':
    case 'nameSound':
      return owner.isShown ? null : notFound;
    case 'cover':
      return owner.community.isSeen ? null : notFound;
    case 'post':
      return postRefusal('read', owner.post, actor);
    case 'edit':
      return editFileRefusal(owner.authorId, owner.post, actor);
    case 'folder':
      return owner.community.isSeen ? communityAccessRefusal('read', owner.community) : notFound;
    case 'meeting':
      return meetingRefusal('read', owner.meeting);
    case 'event':
      return actor.looksAfterEvents ? null : eventRefusal('see', owner.event);
    case 'content':
      return owner.isReadable || actor.writesContent ? null : notFound;
    case 'cpdRecord':
      return owner.personId === actor.id && !actor.isImpersonated ? null : notFound;
    case 'answer':
      return answerRefusal(owner.authorId, owner.community, actor);
  }
}

/** Whether everybody signed in may see it: such a picture is no secret among them. */
export function isForEverybody(owner: FileOwner | null): boolean {
  if (owner?.kind === 'avatar') return owner.isForAll;
  return owner?.kind === 'cover' && owner.community.isShownToEverybody;
}

function editFileRefusal(authorId: string, post: PostFacts, actor: Actor): Refusal | null {
  const refusal = postRefusal('read', post, actor);
  if (refusal) return refusal;
  return seesPendingEdit({ authorId, community: post.community }, actor) ? null : notFound;
}

/** Besides its author, those who let people in read the answer to a join question. */
function answerRefusal(authorId: string, community: CommunityFacts, actor: Actor): Refusal | null {
  if (!community.isSeen) return notFound;
  if (authorId === actor.id) return null;
  const refusal = communityAccessRefusal('read', community);
  if (refusal) return refusal;
  return letsPeopleIn(community) ? null : notFound;
}

/** What may be uploaded by name and size; what is in it the server looks at besides. */
export function uploadRefusal(
  { name, size }: { name: string; size: number },
  endings: readonly string[],
  field: string,
  mostBytes: number = limits.fileBytes,
): Refusal | null {
  if (size > mostBytes) return { code: 'too_large', message: tooLargeText(mostBytes), field };
  const isKnown = endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  return isKnown
    ? null
    : { code: 'unsupported_file', message: `Allowed only: ${endings.join(', ')} file types`, field };
}

/** What may have five megabytes is said otherwise than what must have less. */
function tooLargeText(mostBytes: number): string {
  if (mostBytes < 1_000_000) return `Maximum allowed file size is ${mostBytes / 1000}kB`;
  const megabytes = mostBytes / 1_048_576;
  return Number.isInteger(megabytes)
    ? `Maximum allowed file size is ${megabytes}Mb`
    : `Less than ${Math.ceil(megabytes)}MB!`;
}

/** One member does not fill the space of all: what they keep already and what they add. */
export function spaceRefusal(usedBytes: number, addedBytes: number): Refusal | null {
  if (usedBytes + addedBytes <= memberBytes) return null;
  return {
    code: 'too_large',
    message: 'Your files take up 1 GB. Delete some of them before you add more',
    field: 'body',
  };
}

/** More files than something may carry, those counted that it keeps. */
export function fileCountRefusal(count: number, most: number, field = 'body.files'): Refusal | null {
  return count > most ? invalid(field, `At most ${most}`) : null;
}
