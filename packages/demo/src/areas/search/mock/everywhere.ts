import type { FoundSection, FoundThing } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import {
  beginsWith,
  belowSummary,
  excerptOf,
  type FoundThingKind,
  foundThingKinds,
  isExact,
  looksLike,
  marked,
  readText,
  wordsOf,
} from '@portal/rules';
import { seenBy } from '../../communities/mock/handlers.ts';
import { readable } from '../../content/mock/reading.ts';
import { hasProfileFor } from '../../directory/mock/visible-fields.ts';
import { imageOf } from '../../events/mock/event-reply.ts';
import { published } from '../../events/mock/handlers.ts';
import { isMetBy } from '../../people/mock/handlers.ts';
import { personReply } from '../../people/mock/person-reply.ts';
import { isInList, replyOf } from '../../posts/mock/handlers.ts';
import { type SearchTerms, holds } from './in-community.ts';

/** Something that somebody may see, before it is known whether it fits. */
export interface Thing extends Omit<FoundThing, 'title' | 'excerpt'> {
  title: string;
  text: string;
  tagIds: readonly string[];
}

export const everywhere: HandlersOf<'search'>['everywhere'] = ({ query }, call) => {
  const kinds = foundThingKinds.filter((kind) => query.kind === undefined || query.kind === kind);
  const words = wordsOf(query.keyword);
  const sectionsBy = (fits: SearchTerms['fits']) => kinds.map((kind) => sectionOf(kind, { words, fits }, query, call));
  const found = sectionsBy(beginsWith);
  if (found.some(({ totalItemCount }) => totalItemCount > 0) || isExact(query.keyword))
    return { isSimilar: false, sections: found };
  return { isSimilar: true, sections: sectionsBy(looksLike) };
};

export const posts: HandlersOf<'search'>['posts'] = ({ query: { query, page, pageSize } }, call) => {
  const words = wordsOf(query);
  const found = (fits: SearchTerms['fits']) =>
    call.state.posts
      .values()
      .filter((post) => isInList(call, post) && holds(`${post.title} ${readText(post.bodyHtml)}`, { words, fits }));
  const exact = found(beginsWith);
  const all = exact.length === 0 && !isExact(query) ? found(looksLike) : exact;
  const shown = all.slice((page - 1) * pageSize, page * pageSize);
  return { posts: shown.map((post) => replyOf(call, post)), totalItemCount: all.length };
};

function sectionOf(
  kind: FoundThingKind,
  terms: SearchTerms,
  { page, pageSize }: { page: number; pageSize: number },
  call: MockCall,
): FoundSection {
  const fitting = thingsOf(kind, call).filter(({ title, text }) => holds(`${title} ${text}`, terms));
  // What has the words in its name comes first.
  const best = [
    ...fitting.filter(({ title }) => holds(title, terms)),
    ...fitting.filter(({ title }) => !holds(title, terms)),
  ];
  return {
    kind,
    totalItemCount: best.length,
    hits: best.slice((page - 1) * pageSize, page * pageSize).map((thing) => hitOf(thing, terms)),
  };
}

export function hitOf({ title, text, tagIds: _, ...thing }: Thing, { words, fits }: SearchTerms): FoundThing {
  return {
    ...thing,
    title: marked(title, words, fits),
    excerpt: marked(excerptOf(text, words, fits), words, fits),
  };
}

/** All of a kind that somebody may see. */
export function thingsOf(kind: FoundThingKind, call: MockCall): Thing[] {
  const plain = { kind, at: null, zone: null, alias: null, isOpen: true, imageUrl: null, tagIds: [] };
  switch (kind) {
    case 'news':
    case 'resource':
      return readable(kind, call).map((item) => ({
        ...{ ...plain, id: item.id, title: item.name, tagIds: item.tagIds },
        text: belowSummary(item.shortDescription, readText(item.contentHtml)),
        ...{ at: (item.publishFrom ?? item.createdAt).toISOString(), imageUrl: pictureUrl(item.image) },
      }));
    case 'event':
      return published(call).map((event) => ({
        ...{ ...plain, id: event.id, title: event.title, text: event.shortDesc },
        ...{ at: event.startAt.toISOString(), zone: event.timeZone, imageUrl: imageOf(event), tagIds: event.tagIds },
      }));
    case 'post':
      return call.state.posts
        .values()
        .filter((post) => isInList(call, post))
        .map((post) => ({
          ...{ ...plain, id: post.id, title: post.title, text: readText(post.bodyHtml), tagIds: post.tagIds },
          ...{ at: post.createdAt.toISOString(), alias: call.state.communities.get(post.communityId)?.alias ?? null },
        }));
    case 'community':
      return seenBy(call).map(({ community, isJoined }) => ({
        ...{ ...plain, id: community.id, title: community.name, text: community.shortDescription, isOpen: isJoined },
        ...{ alias: community.alias, imageUrl: community.imageUrl ?? pictureUrl(community.image) },
        tagIds: community.tagIds,
      }));
    case 'person':
      return call.state.people
        .values()
        .filter(isMetBy(call))
        .filter((person) => hasProfileFor(person, call))
        .map((person) => ({
          ...{ ...plain, id: person.id, title: `${person.firstName} ${person.lastName}`, text: '' },
          imageUrl: personReply(person, viewerOf(call), call.state).avatarUrl,
        }));
  }
}
