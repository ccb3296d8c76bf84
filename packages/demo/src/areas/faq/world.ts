import { toHtml } from '../../world/markup.ts';
import type { WorldFaq } from '../../world/world-types.ts';

const day = 24 * 60;

const written: readonly (readonly [question: string, answer: string])[] = [
  [
    'How do I join a community?',
    `Open _Explore communities_, choose one and press **Join**. A public community opens at once. A private one asks its moderators first, and some ask you a question or two; you are told by e-mail when they have answered.`,
  ],
  [
    'Why does my request to join still wait?',
    `Moderators are members like you and answer beside their work, usually within three working days. You can take a request back at any time: open the community and press **Cancel request**.`,
  ],
  [
    'Who can read what I post?',
    `That depends on the community, and on what you choose when you write:
- _Everybody_: all members of the association who can open the community.
- _Members of the community_: those who have joined it.
- _Moderators_: for a question that you would rather not ask in public.
Never write anything that could identify a client, student or colleague, whoever reads along.`,
  ],
  [
    'How do I change or delete a post?',
    `Open the post, then the menu in its corner. What others have answered stays readable when you edit; when you delete the post its answers go with it. Moderators can bring a deleted post back for you.`,
  ],
  [
    'What happens when I report something?',
    `A moderator reads the report with the post or comment, usually within two working days. Nobody else learns that it was you. If there is a risk to somebody’s safety, do not wait for us: call the **emergency services** first.`,
  ],
  [
    'Which files can I attach?',
    `Pictures, PDF and Office documents, up to 5 MB each. Please share only what you wrote yourself or may pass on: published assessments and their forms belong to their publishers.`,
  ],
  [
    'How do I find something that I read last month?',
    `Press the bookmark of a post to find it again under _Saved posts_. For all else, search within a community by a word of the title or the text.`,
  ],
  [
    'Can I get fewer e-mails?',
    `Yes. Each e-mail has a link at its end that turns its kind off, and your settings list all of them.`,
  ],
  [
    'How do I start a new community?',
    `Write to **communities@example.org** with its purpose, two people who will moderate it, and whether it is open to everybody. New communities are opened at the beginning of each quarter.`,
  ],
];

/** The author is whoever keeps the portal. */
export function buildFaqs(authorId: string): WorldFaq[] {
  return written.map(([question, answer], index) => ({
    id: `faq-${index + 1}`,
    question,
    answerHtml: toHtml(answer),
    authorId,
    createdMinutesAgo: (400 - index * 9) * day,
    updatedMinutesAgo: index % 3 === 0 ? (30 + index) * day : null,
  }));
}
