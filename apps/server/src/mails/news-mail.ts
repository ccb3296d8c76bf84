import { notificationTypes as types, singleLine } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import type { Mail } from '../adapters/messenger.ts';
import type { Deps } from '../deps.ts';
import { type NewsFacts, newsMailKinds } from '../modules/news-mails/index.ts';
import { mailWords } from './mail-brand.ts';
import { mailPage, mailText, type MailParts } from './mail-page.ts';

type SentenceName =
  | 'newsPost'
  | 'newsCommentOnYours'
  | 'newsComment'
  | 'newsReply'
  | 'newsMention'
  | 'newsMeeting'
  | 'newsMeetingMoved';

const sentences: ReadonlyMap<number, SentenceName> = new Map<number, SentenceName>([
  [types.newPostWasCreated, 'newsPost'],
  [types.yourPostWasCommented, 'newsCommentOnYours'],
  [types.postInYourGroupWasCommented, 'newsComment'],
  [types.yourCommentWasReplied, 'newsReply'],
  [types.youWereMentioned, 'newsMention'],
  [types.newMeetWasCreated, 'newsMeeting'],
  [types.meetingWasMoved, 'newsMeetingMoved'],
]);

/** Below which address this organisation has its communities. */
const communityAddresses = { id: 'communities', settings: { prefix: 'communities' } };

type Row = NewsFacts['rows'][number];

/** A mail that tells of what happened: a sentence and an address of each, and how many more there are. */
export function newsMail(
  { mailBrand, portalUrl, profile }: Pick<Deps, 'mailBrand' | 'portalUrl' | 'profile'>,
  { kind, person, rows, total }: NewsFacts,
  unsubscribeUrl: string | null,
): Mail {
  const t = mailWords(mailBrand);
  const mount = `/${featureSettings(profile, communityAddresses).prefix}`;
  const firstName = singleLine(person.firstName);
  const isDigest = kind === newsMailKinds.digest;
  const more = total - rows.length;
  const parts: MailParts = {
    title: t(isDigest ? 'newsDigestTitle' : 'newsAtOnceTitle'),
    intro: t(isDigest ? 'newsDigestIntro' : 'newsAtOnceIntro', { firstName }),
    lines: rows.map((row) => ({ text: sentenceOf(row, t), href: new URL(mount + pathOf(row), portalUrl).href })),
    button: { label: t('newsButton'), href: new URL('/notifications', portalUrl).href },
    note: more > 0 ? `${t('newsMore', { n: more })} ${t('newsNote')}` : t('newsNote'),
    unsubscribeUrl,
  };
  const [first] = parts.lines ?? [];
  return {
    to: person.email,
    subject: total === 1 && first !== undefined ? first.text : t('newsDigestSubject', { n: total }),
    html: mailPage(mailBrand, parts),
    text: mailText(mailBrand, parts),
    unsubscribeUrl,
  };
}

function sentenceOf({ type, initiator, othersCount, community, post, meeting }: Row, t: ReturnType<typeof mailWords>) {
  const name = singleLine(`${initiator.firstName} ${initiator.lastName}`);
  return t(sentences.get(type) ?? 'newsPost', {
    initiator: othersCount > 0 ? t('newsAndOthers', { name, n: othersCount }) : name,
    community: singleLine(community.name),
    post: singleLine(post?.title ?? ''),
    meeting: singleLine(meeting?.name ?? ''),
  });
}

/** Where it is seen, below the mount of communities. */
function pathOf({ community: { alias }, post, meeting }: Row): string {
  const place = `/${encodeURIComponent(alias)}`;
  if (meeting !== null) return `${place}/meetings/${encodeURIComponent(meeting.id)}`;
  return post === null ? place : `${place}/posts/${encodeURIComponent(post.id)}`;
}
