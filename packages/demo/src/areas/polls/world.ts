import type { WorldComment, WorldPoll } from '../../world/world-types.ts';
import type { Draft } from '../posts/world/posts.ts';

type SamplePoll = Omit<WorldPoll, 'postId' | 'votes' | 'closedMinutesAgo'> & {
  /** Of the topic. */
  title: string;
  /** In so many days from now, or before it; null for a poll that stays open. */
  closesInDays: number | null;
  /** How the votes fall, by the places of the options. */
  leaning: number[];
};

const samplePolls: readonly SamplePoll[] = [
  {
    title: 'How do you protect time for CPD?',
    options: ['In work hours, in my calendar', 'In the evening', 'On the train', 'I do not, honestly'],
    isMultiple: true,
    results: 'afterVote',
    closesInDays: 9,
    leaning: [0, 1, 1, 3, 1, 2, 3, 0, 1],
  },
  {
    title: 'Which outcome measure, if you could keep only one?',
    options: ['PRWE', 'QuickDASH', 'Grip strength', 'I just ask'],
    isMultiple: false,
    results: 'always',
    closesInDays: null,
    leaning: [0, 1, 3, 0, 1, 0, 2, 3, 0, 3],
  },
  {
    title: 'How many video visits a day are too many?',
    options: ['Three', 'Four or five', 'Six or seven', 'There is no such number'],
    isMultiple: false,
    results: 'afterClose',
    closesInDays: 4,
    leaning: [1, 1, 2, 0, 1, 2],
  },
  {
    title: 'Should your manager be your supervisor?',
    options: ['Yes', 'Only where nobody else is there', 'No'],
    isMultiple: false,
    results: 'afterVote',
    closesInDays: -1,
    leaning: [2, 2, 1, 2, 1, 0, 2],
  },
];

/** The polls of the world, each in the newest open post of its topic. */
export function buildPolls(drafts: readonly Draft[]): WorldPoll[] {
  return samplePolls.flatMap(({ title, closesInDays, leaning, ...poll }) => {
    const draft = drafts.find(
      ({ post, topic, place }) =>
        topic.titles.includes(title) && post.status === 1 && !post.isFrozen && !place.community.isArchived,
    );
    if (draft === undefined) return [];
    const closedMinutesAgo = closesInDays === null ? null : -closesInDays * 1_440;
    return [{ ...poll, postId: draft.post.id, closedMinutesAgo, votes: votesOf(draft, poll.isMultiple, leaning) }];
  });
}

/** The first demo account has not voted yet. */
const firstDemoId = 'p-001';

function votesOf({ place }: Draft, isMultiple: boolean, leaning: readonly number[]): WorldPoll['votes'] {
  return place.voices
    .filter(({ personId }, index) => personId !== firstDemoId && index % 5 < 2)
    .map(({ personId }, index) => {
      const [first = 0, second = 0] = [leaning[index % leaning.length], leaning[(index * 3 + 1) % leaning.length]];
      return { personId, options: isMultiple && index % 3 === 0 ? [...new Set([first, second])] : [first] };
    });
}

/** Some of the posts that ask are marked as questions, and some of those have an accepted answer. */
export function markQuestions(drafts: readonly Draft[], comments: readonly WorldComment[]): void {
  const byPost = Map.groupBy(comments, ({ postId }) => postId);
  for (const { post, topic } of drafts) {
    const number = Number(post.id.replace(/^\D+/, ''));
    post.isQuestion = topic.kind === 'ask' && number % 3 === 0;
    if (!post.isQuestion || number % 2 === 1 || post.status !== 1) continue;
    const answer = byPost
      .get(post.id)
      ?.find(({ parentCommentId, authorId }) => parentCommentId === null && authorId !== post.authorId);
    post.acceptedCommentId = answer?.id ?? null;
  }
}
