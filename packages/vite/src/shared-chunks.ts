import type { Rolldown } from 'vite';

/** Whatever asks the server for something, with the few parts that every page shows. */
const calls = [
  'api/src/contract/limits',
  'api/src/client/(?!engagement)',
  'api/src/calls/generated/(?:auth|entity-parts)',
  'api/src/hooks/(?:messages|use-client|query-key|repeat-key|failure-notice|endpoint-(?:view|cache)|use-endpoint-cache|revise-entities|use-action)',
  'kit/src/(?:view/view|features/destinations|provider/viewer-context)',
  'ui/src/(?:layout/Inline|navigation/Link/|feedback/Banner/)',
];

/** Forms of text fields, those of the account pages first. */
const forms = [
  'kit/src/(?:form|drafts)/',
  'ui/src/fields/(?:Form|field|TextField|PasswordField)/',
  'features-onboarding/src/(?:messages-sign-in|components/(?:PageTitle|EmailField)|model/use-(?:keep-login|finish-sign-in))',
];

/** What every page behind sign-in needs around it: the account, and the design system's menus and drawer. */
const shell = [
  '/packages/api/src/(?:hooks/(?:use-endpoint\\.|use-current-user)|calls/generated/me)',
  '/react-query/build/modern/use(?:Base)?Query\\.',
  '/query-core/build/modern/queryObserver\\.',
  '/packages/kit/src/access/decision\\.',
  '/packages/ui/src/(?:people/Avatar/|foundations/stable-number|actions/(?:IconButton|MenuButton)|navigation/SideMenu|overlays/(?:Drawer|Tooltip|overlay/(?:ModalPanel|modal|overlay|trigger)))',
  '/dist/private/(?:Modal|Tooltip|tooltip/|overlays/useModal|utils/useViewportSize)',
  '/icons/(?:set/)?(?:Icon(?:ArrowUp|Help|Home|LogOut|Search|Star|ChevronDown)|arrow-up|chevron-down|circle-question-mark|house|log-out|search|star)\\.',
];

/** What nearly every list needs: its pages, its dates, its cards and its states. */
const lists = [
  '/packages/api/src/(?:hooks/(?:use-paged-query|use-endpoint-pages)|contract/page-sizes)',
  '/react-query/build/modern/useInfiniteQuery\\.',
  '/query-core/build/modern/infiniteQueryObserver\\.',
  '/packages/kit/src/(?:formats/|view/|search/)',
  '/packages/ui/src/(?:data/(?:MetaLine|ListSection)|layout/Card|feedback/(?:EmptyState|ForbiddenNotice|PanelSwitch))/',
  '/packages/ui/src/layout/(?:Box|Section)\\.',
  '/packages/ui/src/feedback/illustrations/(?:Scene|tones|EmptyPosts)',
  '/icons/(?:set/)?(?:Icon(?:Check|Lock)|check|lock)\\.',
];

/** What nearly every page of communities needs: its words, its people, files and tags. */
const communities = [
  '/packages/features-communities/src/(?:messages|components/(?:MemberBadge|CommunityTiles?)/|components/CommunitiesMenu/menu-entries|model/use-top-favourites)',
  '/packages/api/src/(?:hooks/(?:use-toggle|toggle-machine)|calls/generated/(?:communities|posts))',
  '/packages/api/src/(?:rules/refusal|areas/joining/rules)\\.',
  '/packages/kit/src/clipboard/',
  '/packages/ui/src/(?:(?:data/(?:Badge|FileIcon|Tag|Image|PatternImage)|people/PersonLine|actions/ToggleButton|feedback/Skeleton)/|fields/FileField/format-bytes)',
  '/icons/(?:set/)?(?:Icon(?:Archive|Bookmark|Clock|Download|Eye|Heart|Link|Sparkle|Trash|Undo)|archive|bookmark|clock|download|eye|heart|link-2|sparkles|trash|undo-2)\\.',
];

/** A list of posts. */
const feed = ['/packages/features-communities/src/components/Feed/(?:Feed|WaitingBanner|pending|use-)'];

/**
 * Modules that travel together. Left alone, the bundler cuts a chunk for every set of pages that share something, and a phone asks
 * for twenty-four before it can sign anybody in. A group may need only what is in it or before it, else it brings more than it saves:
 * `pnpm size` counts, and finds chunks that need each other.
 */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'calls', test: anyOf(calls) },
    { name: 'forms', test: anyOf(forms) },
    { name: 'shell', test: new RegExp(shell.join('|')) },
    { name: 'lists', test: new RegExp(lists.join('|')) },
    { name: 'communities', test: new RegExp(communities.join('|')) },
    { name: 'feed', test: new RegExp(feed.join('|')) },
  ],
};

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(`/packages/(?:${paths.join('|')})`);
}
