import type { Attachment, Comment, Person, Post } from '@portal/api';
import { demoWorld, type WorldPerson } from '@portal/demo/world';
import { storyNow } from '../live-mock.ts';

const world = demoWorld();

export function samplePerson(index: number): Person {
  const person = world.people[index % world.people.length];
  if (person === undefined) throw new Error('The demo world has no people');
  return toPerson(person);
}

function toPerson({ id, firstName, lastName, pronoun }: WorldPerson): Person {
  return { id, firstName, lastName, pronoun, avatarUrl: null };
}

function minutesAgo(minutes: number): string {
  return new Date(storyNow().getTime() - minutes * 60_000).toISOString();
}

/** A post of the demo world as another member reads it, changed as a story needs it. */
export function samplePost(changes: Partial<Post> = {}): Post {
  const author = changes.author ?? samplePerson(7);
  return {
    id: 'post-sample',
    communityId: 'c-01',
    community: { id: 'c-01', alias: 'hand-therapy', name: 'Hand Therapy', isArchived: false },
    title: 'How firm is your first splint after a flexor tendon repair?',
    body: longBody,
    imageUrl: null,
    type: null,
    visibility: 'community',
    status: 1,
    isFrozen: false,
    isQuestion: false,
    acceptedCommentId: null,
    poll: null,
    preview: null,
    isSaved: false,
    isLiked: false,
    isReported: false,
    canEdit: false,
    canApprove: false,
    isEditApprovalNeeded: false,
    pendingEdit: null,
    tags: [
      { id: 'tag-hand', name: 'Hand therapy' },
      { id: 'tag-splinting', name: 'Splinting' },
    ],
    attachments: [],
    reports: [],
    commentsCount: 5,
    likesCount: 12,
    viewsCount: 148,
    createdByUserId: author.id,
    author,
    createdAt: minutesAgo(95),
    updatedAt: minutesAgo(95),
    version: 1,
    ...changes,
  };
}

const longBody = `<p>We moved from a full dorsal blocking splint to a short one last year, and most of our surgeons are happy. The exceptions are repairs in zone 2 with a tight sheath, where I still want the wrist in.</p>
<p>What do you do when the surgeon writes “as per protocol” and nothing else?</p>
<ul><li>Do you ask, every time?</li><li>Do you have an agreed default with your unit?</li><li>How soon do you let people out of it for a shower?</li></ul>
<p>I would love to see what others hand out. Ours is attached: please take it, change the logo and tell me what is missing.</p>`;

export const sampleAttachments: Attachment[] = [
  {
    uid: 'a1',
    name: 'Flexor tendon handout.pdf',
    path: 'data:application/pdf,',
    type: 'application/pdf',
    actionStatus: null,
  },
  {
    uid: 'a2',
    name: 'Week by week.xlsx',
    path: 'data:application/vnd.ms-excel,',
    type: 'application/vnd.ms-excel',
    actionStatus: null,
  },
];

/** As many posts as a story wants to scroll through, each its own. */
export function manyPosts(count: number): readonly Post[] {
  return Array.from({ length: count }, (_, index) => {
    const post = world.posts[index % world.posts.length];
    return samplePost({
      id: `post-${index}`,
      title: post?.title ?? 'A post',
      body: post?.bodyHtml ?? '',
      type: post?.type ?? null,
      author: samplePerson(index * 3 + 1),
      commentsCount: index % 9,
      likesCount: index % 23,
      viewsCount: 40 + index,
      createdAt: minutesAgo(30 + index * 45),
    });
  });
}

/** A comment on the sample post, changed as a story needs it. */
export function sampleComment(changes: Partial<Comment> = {}): Comment {
  const author = changes.author ?? samplePerson(11);
  return {
    id: 'comment-sample',
    postId: 'post-sample',
    parentCommentId: null,
    body: '<p>We agreed on a default with our unit: wrist in neutral, MCPs at 45, and a phone call when it is anything else. It took one meeting and a biscuit tin.</p>',
    preview: null,
    attachments: [],
    likesCount: 4,
    isLiked: false,
    isReported: false,
    canEdit: false,
    createdByUserId: author.id,
    author,
    createdAt: minutesAgo(80),
    updatedAt: minutesAgo(80),
    reports: [],
    version: 1,
    ...changes,
  };
}

/** A thread as deep as threads get, and a second one. */
export const sampleThread: readonly Comment[] = [
  sampleComment({ id: 'k1' }),
  sampleComment({
    id: 'k2',
    parentCommentId: 'k1',
    author: samplePerson(21),
    likesCount: 1,
    body: '<p>What happens when the surgeon is away?</p>',
  }),
  sampleComment({
    id: 'k3',
    parentCommentId: 'k2',
    author: samplePerson(11),
    likesCount: 0,
    body: '<p>The registrar has the same sheet on the wall.</p>',
    updatedAt: minutesAgo(10),
  }),
  sampleComment({
    id: 'k4',
    parentCommentId: 'k3',
    author: samplePerson(33),
    likesCount: 0,
    body: '<p>Could you share the sheet?</p>',
  }),
  sampleComment({
    id: 'k5',
    author: samplePerson(44),
    likesCount: 7,
    body: '<p>Showers from day three here, with a cast saw sleeve and strict instructions.</p><blockquote><p>“Treat it like a wet phone.”</p></blockquote>',
  }),
];

/** As many comments as a story wants, every third one a reply. */
export function manyComments(count: number): readonly Comment[] {
  return Array.from({ length: count }, (_, index) =>
    sampleComment({
      id: `k-${index}`,
      parentCommentId: index % 3 === 1 ? `k-${index - 1}` : null,
      author: samplePerson(index + 5),
      body: world.comments[index % world.comments.length]?.bodyHtml ?? '<p>Yes.</p>',
    }),
  );
}
