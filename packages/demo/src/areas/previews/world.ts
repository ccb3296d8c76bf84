import type { WorldComment, WorldLinkPreview } from '../../world/world-types.ts';
import type { Draft } from '../posts/world/posts.ts';

interface Linked extends WorldLinkPreview {
  /** Of the post that links to it, or whose first comment does. */
  post: string;
  in: 'post' | 'comment';
  /** What stands before the link, and its own words. */
  words: [before: string, link: string];
}

const linked: readonly Linked[] = [
  {
    post: 'Worth ten minutes: dose of home practice after stroke',
    in: 'post',
    words: ['It is free to read:', 'How much practice at home is enough?'],
    url: 'https://journal.example/practice/dose-at-home',
    title: 'How much practice at home is enough? Two years, four states and 412 kitchens',
    description: 'What people did between visits, how often, and what came of it a year later.',
    siteName: 'Journal of Occupation',
    picture: 'photo-kitchen',
  },
  {
    post: 'We tested six splinting materials so that you do not have to',
    in: 'post',
    words: ['What our clients get with it:', 'a guide in twelve pictures'],
    url: 'https://www.handunit.example/guides/first-splint',
    title: 'Your first splint, in twelve pictures',
    description: 'What it is for, how to put it on with one hand, and whom to ring at night.',
    siteName: 'Hand Unit',
    picture: 'photo-splint',
  },
  {
    post: 'How do you keep up?',
    in: 'comment',
    words: ['This made me stop feeling guilty:', 'an hour a week'],
    url: 'https://slowlearning.example/an-hour-a-week',
    title: 'An hour a week is enough',
    description: '',
    siteName: 'slowlearning.example',
    picture: null,
  },
  {
    post: 'Has anyone used the new form in New South Wales?',
    in: 'post',
    words: ['The notes to it are', 'here'],
    url: 'https://forms.example/notes/functional-assessment',
    title: 'Notes to the new form, field by field',
    description: 'Which fields are read by whom, and what happens to a form with a gap.',
    siteName: 'Plain Forms',
    picture: null,
  },
];

/** What is known of the pages that texts of the world link to. */
export const linkPreviews: readonly WorldLinkPreview[] = linked.map(
  ({ post: _, in: __, words: ___, ...preview }) => preview,
);

/** Gives each of these posts, or the first comment on it, its link. */
export function addLinks(drafts: readonly Draft[], comments: readonly WorldComment[]): void {
  for (const { post: title, in: place, words, url } of linked) {
    const post = drafts.find((draft) => draft.post.title === title)?.post;
    const comment = comments.find(({ postId, parentCommentId }) => postId === post?.id && parentCommentId === null);
    const text = place === 'post' ? post : comment;
    if (text === undefined) throw new Error(`The demo world has no ${place} to link from: ${title}`);
    text.bodyHtml += `<p>${words[0]} ${linkTo(url, words[1])}</p>`;
  }
}

/** As it is kept of what people write. */
function linkTo(url: string, words: string): string {
  return `<a href="${url}" rel="noopener noreferrer nofollow" target="_blank">${words}</a>`;
}
