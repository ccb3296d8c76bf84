import type { EngagementKind } from '@portal/kit';

interface PageView {
  kind: EngagementKind;
  data: { path: string } | { targetId: string };
}

const communityPage = /^\/(communities|workspaces|hubs)\/(?!(explore|saved-posts|faq)(\/|$))[^/]+/;
const eventPage =
  /^\/events\/(?!(discover|attending|past-events|my-invites|your-preferences|webinar|conference|meeting|cpd|general)$)([^/]+)$/;
const newsPage = /^\/news\/details\/([^/]+)$/;
const resourcePage = /^\/resources\/details\//;

/**
 * What opening a page counts as. The page of one event or news item has a kind of its own. That of a community counts itself once
 * it is open to the person; a resource is counted by its downloads.
 */
export function viewOf(path: string): PageView | null {
  if (communityPage.test(path) || resourcePage.test(path)) return null;
  const event = eventPage.exec(path)?.[2];
  if (event !== undefined) return { kind: 'viewEvent', data: { targetId: decoded(event) } };
  const news = newsPage.exec(path)?.[1];
  if (news !== undefined) return { kind: 'viewNews', data: { targetId: decoded(news) } };
  return { kind: 'viewPage', data: { path } };
}

/** An address that cannot be decoded counts as it stands, rather than break the portal. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
