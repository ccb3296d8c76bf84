import { toHtml } from '../../../world/markup.ts';
import type { WorldAttachment, WorldContentItem, WorldReaction } from '../../../world/world-types.ts';
import { contentCategoryId } from './content-categories.ts';
import { type ContentSubject, contentSubjects } from './subjects.ts';

const day = 24 * 60;

const newsTitles = [
  (name: string) => `What is new in ${name}`,
  (name: string) => `Five questions about ${name}`,
  (name: string) => `A year of ${name}`,
];
const resourceTitles = [(name: string) => `Guide: ${name}`, (name: string) => `Templates and slides for ${name}`];

/** 60 news, 40 resources and the pages for members; the same at every call, and some of each kind of which some readers, or all, are told nothing. */
export function buildContentItems(authorId: string): WorldContentItem[] {
  return [
    ...newsTitles.flatMap((title, round) =>
      contentSubjects.map((subject, index) =>
        newsItem(title, subject, round * contentSubjects.length + index, authorId),
      ),
    ),
    ...resourceTitles.flatMap((title, round) =>
      contentSubjects.map((subject, index) =>
        resource(title, subject, round * contentSubjects.length + index, authorId),
      ),
    ),
    ...pages.map((page, index) => memberPage(page, index, authorId)),
  ];
}

type Title = (name: string) => string;

function newsItem(title: Title, subject: ContentSubject, index: number, authorId: string): WorldContentItem {
  const id = `news-${String(index + 1).padStart(3, '0')}`;
  return {
    ...{ id, kind: 'news', name: title(subject.name), authorId },
    ...about(subject, 'news', index),
    ...shownTo(index),
    ...times(index, 4),
    image: index % 8 === 5 ? null : `cover-${subject.cover}`,
    attachments: index % 4 === 1 ? filesOf(id, index, 1 + (index % 3)) : [],
  };
}

function resource(title: Title, subject: ContentSubject, index: number, authorId: string): WorldContentItem {
  const id = `resource-${String(index + 1).padStart(3, '0')}`;
  return {
    ...{ id, kind: 'resource', name: title(subject.name), authorId },
    ...about(subject, 'resource', index),
    ...shownTo(index + 3),
    ...times(index + 2, 11),
    image: index % 3 === 2 ? null : `cover-${subject.cover}`,
    attachments: filesOf(id, index, index % 5 === 4 ? 0 : 1 + (index % 4)),
  };
}

function about({ name, tag, category, line }: ContentSubject, kind: 'news' | 'resource', index: number) {
  const categoryId = contentCategoryId(kind, category);
  const text = `${line}
# In short
- What we know about ${name}, and how well we know it
- What members have tried, and what they would not try again
- Where to go on reading
# What it means for your week
Start with one client and one change. Write down what you did **before** you read what others did: your notes are worth more than ours. If you would like to talk about ${name}, its community is open to all members.
> ${line}`;
  return {
    shortDescription: line,
    contentHtml: toHtml(text),
    categoryIds: [categoryId, ...(index % 3 === 0 ? [] : [`${categoryId}-${(index % 2) + 1}`])],
    tagIds: [`tag-${tag}`, ...(index % 4 === 0 ? ['tag-evidence'] : [])],
  };
}

/** Every seventh is for a part of the members, every sixth for members alone; few are no news yet, or not any more. */
function shownTo(index: number): Pick<WorldContentItem, 'status' | 'isMembersOnly' | 'segmentIds'> {
  const segments = ['segment-nsw', 'segment-vic', 'segment-hand', 'segment-rural'];
  const segment = index % 7 === 3 ? segments[Math.floor(index / 7) % segments.length] : undefined;
  return {
    status: index % 15 === 4 ? 'draft' : index % 30 === 11 ? 'archived' : 'active',
    isMembersOnly: index % 6 === 2,
    segmentIds: segment === undefined ? [] : [segment],
  };
}

function times(index: number, daysApart: number) {
  const createdMinutesAgo = (2 + index * daysApart) * day;
  const isToCome = index % 20 === 13;
  const isOver = index % 15 === 9;
  return {
    createdMinutesAgo,
    updatedMinutesAgo: index % 5 === 0 ? createdMinutesAgo - day : null,
    publishedMinutesAgo: isToCome ? -30 * day : index % 9 === 8 ? null : createdMinutesAgo - 60,
    endedMinutesAgo: isOver ? day : index % 10 === 1 ? -90 * day : null,
  };
}

const files = [
  ['guide.pdf', 'application/pdf'],
  ['template.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['photo.png', 'image/png'],
  ['checklist.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['slides.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['notes.txt', 'text/plain'],
] as const;
const photos = ['clinic', 'splint', 'kitchen', 'garden'] as const;

function filesOf(id: string, index: number, count: number): WorldAttachment[] {
  return Array.from({ length: count }, (_, place) => {
    const [fileName = '', type = ''] = files[(index + place) % files.length] ?? [];
    const picture = type === 'image/png' ? `photo-${photos[index % photos.length]}` : null;
    return { id: `${id}-file-${place + 1}`, fileName, type, picture };
  });
}

const pages = [
  ['Benefits of membership', 'What your fee pays for, and how to use it.', true],
  ['Insurance', 'What is covered, and what to do when something happens.', true],
  ['Mentoring', 'How to find a mentor, and how to be one.', true],
  ['About us', 'Who we are and what we do.', false],
] as const;

function memberPage(
  [name, line, isMembersOnly]: (typeof pages)[number],
  index: number,
  authorId: string,
): WorldContentItem {
  return {
    ...{ id: `page-${index + 1}`, kind: 'page', name, authorId, isMembersOnly, status: 'active' },
    shortDescription: line,
    contentHtml: toHtml(
      `${line}\n# Where to ask\nWrite to **office@example.org**, and somebody answers within two days.`,
    ),
    ...{ image: null, segmentIds: [], categoryIds: [], tagIds: [], attachments: [] },
    ...{ createdMinutesAgo: (400 + index) * day, updatedMinutesAgo: null },
    ...{ publishedMinutesAgo: null, endedMinutesAgo: null },
  };
}

/** What somebody keeps to read again, also one that has been taken from them. */
export function favouriteContent(items: readonly WorldContentItem[], personId: string): WorldReaction[] {
  const favourites = items.filter(({ kind }, index) => kind !== 'page' && (index % 9 === 1 || index % 30 === 11));
  return favourites.map(({ id: targetId }, index) => ({ personId, targetId, minutesAgo: 500 + index * 60 }));
}
