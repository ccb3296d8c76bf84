const detailPages = [
  /^\/(communities|workspaces|hubs)\/(?!(explore|saved-posts|faq)(\/|$))[^/]+/,
  /^\/events\/[^/]+$/,
  /^\/(news|resources)\/details\//,
];

/** Whether a path counts as a page view: the page of one event, community, news item or resource sends its own kind. */
export function isPageView(path: string): boolean {
  return !detailPages.some((pattern) => pattern.test(path));
}
