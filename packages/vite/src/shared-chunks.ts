import type { Rolldown } from 'vite';

/**
 * Every style but those of what opens a world of its own: the theme, its font's faces, the design system, the features. A sheet that is asked for first
 * holds one of the six connections until it has come, and those of features weigh 1 kB each.
 */
const styles =
  /^(?!.*\/packages\/ui\/src\/(?:fields\/(?:RichTextEditor|dates)|data\/(?:charts|EventCalendar|PdfViewer))).*\.css$/;

/** Whatever asks the server for something, with the few parts that every page shows. */
const calls = [
  'api/src/contract/first-limits',
  'api/src/client/(?!engagement|open-stream)',
  'api/src/calls/generated/(?:auth|entity-parts)',
  'api/src/hooks/(?:messages|use-client|query-key|repeat-key|failure-notice|endpoint-(?:view|cache)|use-endpoint-cache|use-action|revise-entities)',
  'kit/src/(?:view/view|features/(?:use-)?destinations|provider/viewer-context)',
  'ui/src/(?:layout/Inline|navigation/Link/|feedback/Banner/|fields/field/)',
];

/** All that forms without rows and sections need. */
const formParts =
  'kit/src/(?:form/(?!(?:use-nested-form|nested-draft-values|form-fields|errors-of|paths)\\.)|drafts/(?!use-has-drafts|use-drafts-recovered|kept-drafts))';

/** Forms of text fields, those of the account pages first. */
const forms = [
  formParts,
  'ui/src/fields/(?:Form|TextField|PasswordField)/',
  'features-onboarding/src/(?:messages\\.|components/(?:PageTitle|EmailField|SignInForm)|model/use-(?:keep-login|finish-sign-in)|pages/SignIn/(?:use-sign-in|sign-in-rules))',
];

/** What opens above the page: menus, dialogs and tooltips, with all of react-aria that they need. They come when they are opened, or the page rests. */
const overlays = [
  '/packages/ui/src/(?:actions/MenuButton/Menu(?:Popover|Entries|Button\\.css)|overlays/(?:Tooltip/TooltipPanel|overlay/(?:ModalPanel|modal\\.|overlay\\.css)))',
  '/react-aria-components/dist/private/(?:Autocomplete|Button|Collection|Dialog|FieldError|Form|Group|Header|Heading|Input|Keyboard|Label|Menu|Modal|OverlayArrow|Popover|ProgressBar|SelectionIndicator|Separator|SharedElementTransition|Text|Tooltip|utils)\\.',
  '/react-(?:aria|stately)/dist/private/(?!i18n/(?:I18nProvider|useDateFormatter|useDefaultLocale|utils)|(?:calendar|color|combobox|datepicker|dnd|grid|gridlist|listbox|numberfield|select|spinbutton|table|toolbar)/)',
  '/@internationalized/string/',
  '/clsx/',
];

/** The shell itself, with the router of the pages in it. */
const frame = [
  '/packages/host/src/(?:shell/(?!ShellNotices|AreaFrame|UnsentQuestion)|admin/GuardedAdminArea|navigation/|host-pages/(?:HomePage|load-host-pages)|contributions/contributed-routes|signed-in-composition|favourites/favourites-path|drafts/drafts-path|access-explainer/(?:access-explainer-context|load-staff-tools))',
  '/react-router(?:-dom)?/',
  '/packages/api/src/(?:hooks/ViewerGate|client/engagement-analytics|calls/generated/engagement)',
  '/packages/kit/src/features/(?:compose-menu|menu-slots|compose-sections)',
  '/packages/ui/src/(?:(?:navigation/(?:TopBar|SkipLink)|feedback/OfflineBanner)/|navigation/BackToTop/BackToTop\\.)',
  '/icons/(?:set/)?(?:Icon(?:Offline|Shield|External|Menu)|wifi-off|shield-check|external-link|menu)\\.',
];

/** What every page behind sign-in needs around it, and nearly every list: the account, its pages, its dates, its cards and its states, and lists of which a screenful is mounted. */
const shell = [
  '/packages/api/src/(?:hooks/(?:use-endpoint\\.|use-current-user)|calls/generated/me\\.)',
  '/react-query/build/modern/(?:useQuery|useBaseQuery|QueryClientProvider|QueryErrorResetBoundary|errorBoundaryUtils|suspense|IsRestoringProvider)\\.',
  '/query-core/build/modern/(?:queryObserver|infiniteQueryObserver)\\.',
  '/packages/kit/src/(?:access/decision|drafts/use-(?:has-drafts|drafts-recovered))\\.',
  '/packages/ui/src/(?:people/Avatar/(?!AvatarStack)|data/Image/picture-sizes|foundations/(?:stable-number|after-paint|root-of|theme/containers)|actions/(?:IconButton|MenuButton|ToggleButton)|navigation/(?:SideMenu|Tabs/Tabs\\.)|overlays/(?:Drawer|Tooltip|overlay/(?:Modal\\.|overlay-parts|trigger)))',
  '/icons/(?:set/)?(?:Icon(?:ArrowDown|ArrowUp|Help|Home|LogOut|Search|Star|ChevronDown)|arrow-down|arrow-up|chevron-down|circle-question-mark|house|log-out|search|star)\\.',
  '/packages/api/src/(?:hooks/(?:toggle-machine|use-(?:paged-query|endpoint-pages|toggle))|contract/page-sizes|live/live-board)',
  '/packages/kit/src/(?:formats/|search/(?!use-list-filters)|view/|profile/use-feature-settings|features/(?:has-bar|use-outcome|way-back))',
  '/packages/api/src/rules/(?:refusal|visible-text)',
  '/icons/(?:set/)?(?:Icon(?:ChevronRight|Clock|Plus|Trash|Undo)|chevron-right|clock|plus|trash|undo-2)\\.',
  '/react-query/build/modern/useInfiniteQuery\\.',
  '/packages/ui/src/(?:data/(?:Badge|Image|MediaCard|MetaLine|PatternImage|Tag)|layout/Card|feedback/(?:EmptyState|Illustration|illustrations|Lazy|ForbiddenNotice|PanelSwitch|Skeleton)|navigation/(?:BackLink|Pager))/',
  '/packages/ui/src/layout/(?:Box|Section|Grid|Spread)\\.',
  '/icons/(?:set/)?(?:Icon(?:ArrowLeft|Bookmark|Check|ChevronLeft|Heart|Lock)|arrow-left|bookmark|check|chevron-left|heart|lock)\\.',
  '/@tanstack/(?:virtual-core|react-virtual)/',
  '/packages/ui/src/data/(?:virtual-list|ListSection)/',
];

/** What posts need, and as many pages without posts: the signs of files and of what is done. */
const signs = [
  '/packages/ui/src/(?:data/FileIcon/|fields/FileField/format-bytes)',
  '/icons/(?:set/)?(?:Icon(?:Download|Edit|More)|download|pencil|ellipsis)\\.',
];

/** Small parts of pages that show one thing: each by itself would weigh less than its request. */
const parts = [
  '/packages/ui/src/(?:data/(?:DescriptionList|Timeline)/|feedback/ProgressBar/|foundations/(?:Density|printing)/|layout/Disclosure/)',
  '/packages/kit/src/(?:links/safe-href|save-file)',
  '/icons/(?:set/)?(?:Icon(?:Copy|List|Print)|copy|list|printer)\\.',
];

/** Fields for an amount and for more than a line of text. */
const amounts = ['/packages/ui/src/fields/(?:NumberField|TextArea)/', '/icons/(?:set/)?(?:IconMinus|minus)\\.'];

/** Fields of lists and their filters, what asks before something is done, and what limits whatever is written. */
const fields = [
  '/packages/api/src/contract/limits\\.',
  '/packages/kit/src/search/use-list-filters',
  '/packages/ui/src/(?:fields/(?:Checkbox|RadioGroup|SearchField|Switch)/|overlays/(?:ConfirmDialog|Dialog)/)',
  '/icons/(?:set/)?(?:IconCamera|camera)\\.',
];

/** Forms in dialogs, and what is said above those that begin with a draft. */
const formDialogs = ['ui/src/(?:fields/DraftBanner|overlays/(?:FormDialog|ReasonDialog))/'];

/** Posts as they stand in a feed and on their own page, with the text that their authors formatted. */
const posts = [
  '/dompurify/',
  '/packages/ui/src/(?:actions/ShareButton/|data/(?:RichText/|InfiniteList/|AttachmentList/(?!Preview)))',
  '/packages/features-communities/src/components/(?:Arrivals/|Feed/(?:Feed|NewPostsBar|use-feed-view)|LivePost/(?!Delete|PostDialogs)|Preview/(?:PreviewPlace|UntilBelowWindow)|PostActions/|PostAuthor/|PostCard/)',
  '/packages/features-communities/src/(?:model/(?:post-permissions|post-status|shown-files|use-mention-href|use-reader|attachments)|components/Feed/(?:use-)?pending-items)\\.',
  '/icons/(?:set/)?(?:Icon(?:Share|Comment|Flag|Play)|share-2|message-circle|flag|play)\\.',
];

/** Where communities begin, most of which is posts: a file of its own, of 2 kB, would cost the first page a round. */
const firstPage = '/packages/features-communities/src/pages/CommunitiesDashboard/(?!RecommendedList)';

/** Comments on the page of a post, and where they are moderated: each half alone would be a file of its own. */
const comments = ['api/src/calls/generated/comments\\.'];

/** What nearly every page of communities needs: its words, its rules, its people, files and tags. */
const communities = [
  '/packages/features-communities/src/(?:messages\\.|components/(?:CommunityTiles?/|CommunitiesMenu/menu-entries|PostComposer/ComposerBar\\.css|MemberBadge/|FavouriteToggle/|LikeToggle/)|model/(?:use-top-favourites|draft-keys|membership|moderates|use-is-staff|use-key))',
  '/packages/api/src/(?:areas/(?:comments|communities|files|joining|people|posts)/(?:rules(?!/(?:admin-pages|action-rules))|statuses)|contract/permissions)',
  '/packages/api/src/calls/generated/(?:communities|posts)',
  '/packages/kit/src/clipboard/',
  '/packages/ui/src/people/(?:Avatar/AvatarStack|PersonLine/)',
  '/icons/(?:set/)?(?:Icon(?:Archive|Eye|Link|Sparkle)|archive|eye|link-2|sparkles)\\.',
];

/** What stands in a page for whoever will write: the editor's place, the words that it tells, and files to go with a text. */
const writing = [
  '/packages/ui/src/fields/(?:FileField|LazyRichTextEditor|RichTextEditor/(?:labels|shell\\.css)|image-crop/canvas-blob)',
  '/packages/api/src/rules/(?:content-rules|measure-words)',
  '/packages/features-communities/src/model/heavy-words',
  '/icons/(?:set/)?(?:IconUpload|upload)\\.',
];

/** Long pages of cards, and what the reader leaves out of them. */
const grids = [
  '/packages/ui/src/(?:data/(?:Chip/|FilterBar/(?!Keyword)|VirtualGrid/)|foundations/theme/root-size)',
  '/icons/(?:set/)?(?:IconFilter|list-filter)\\.',
];

/** What the pages of events have in common: their words, their times and the days of a series. */
const events = [
  '/packages/features-events/src/(?:messages\\.|components/(?:FavouriteToggle|EventCard/EventBadges)|model/(?:event-|one-click|use-price))',
  '/packages/api/src/(?:areas/(?:events/(?:rules/event-|statuses)|cpd/rules/(?:series|days)\\.)|calls/generated/events)',
];

/** The cards of events. */
const eventLists = [
  '/packages/features-events/src/(?:components/(?:EventCard/EventCard|EventGrid/(?!EventList)|RegisterButton/RegisterButton))',
];

/** Where events are looked for, without what filters them. */
const discover = [
  '/packages/features-events/src/(?:model/use-rested|pages/(?:pages|Discover/(?:calendar-place|DiscoverHeader\\.css|discover-filters|DiscoverPage|DiscoverScreen|EventTypePages|FiltersSkeleton|use-(?:discover|views))))',
  '/packages/ui/src/feedback/SkeletonField/',
];

/** All other words of events, and what it takes to register: a list is read before any of it. */
const eventPages = [
  '/packages/features-events/src/model/use-(?:lead-to-pay|registration)',
  '/packages/api/src/calls/generated/tickets',
];

/** What waiting for a seat shares with the page of tickets. */
const waiting = ['/packages/features-events/src/components/Tickets/CheckoutDialog'];

/** What both share with the attendees of the desk: they travel with the dialog's own fields. */
const seats = ['/packages/api/src/(?:areas/tickets/statuses|calls/generated/waitingLists)'];

/** Where members begin, and what is theirs, with the list that goes on as it is scrolled. */
const ownEvents = [
  '/packages/features-events/src/(?:pages/(?:own-pages|EventsHome|MyEvents)|components/(?:EventGrid/EventList|Reminders/RemindersButton))',
];

/** The calendar with the month that it begins with: its year, and what opens above it, come when they are asked for. */
const calendar = [
  '/packages/features-events/src/pages/Discover/(?:DiscoverCalendar|EventsCalendar|calendar-event|days-in-view|use-(?:calendar|swipe))\\.',
  '/packages/ui/src/(?:data/EventCalendar/(?!(?:YearView|MiniMonth)\\.tsx|(?:EventTips?|DayPopover)\\.|use-(?:in-turn|tips)|tip-turns|year-keys)|foundations/week-start)',
];

/** What features bring to the top bar once a page has come, which the page of an event needs too. */
const topBar = [
  '/packages/features-home/src/(?:messages\\.|bar/NotificationsButton|model/use-unread-count)',
  '/packages/api/src/(?:calls/generated/notifications|live/use-live\\.)',
  '/packages/features-events/src/(?:bar/|cart/(?:cart-items|kept-cart|messages|use-cart)\\.)',
  '/packages/api/src/calls/generated/cart',
  '/icons/(?:set/)?(?:Icon(?:Bell|Cart)|bell|shopping-cart)\\.',
];

/** What pages of lists share beside their words: each by itself would weigh less than its request. */
const deskParts = [
  '/packages/features-events/src/desk/(?:EventForm/bindings|MailAddress)\\.',
  '/packages/api/src/calls/generated/desk\\.',
  '/packages/ui/src/data/(?:FilterBar/Keyword|ShowMore/)',
  '/icons/(?:set/)?(?:IconImage|image)\\.',
];

/** All words of the desk: the door needs no more of it. */
const deskWords = ['/packages/features-events/src/desk/messages\\.'];

/** Values of events as their desk knows them. */
const desk = [
  '/packages/features-events/src/desk/(?:values/|EventList/list-filters)',
  '/packages/api/src/areas/desk/rules/',
];

/** Fields for a day and a time, with their calendar. */
const dates = [
  '/packages/ui/src/fields/dates/(?!DateRange)',
  '/react-aria-components/dist/private/(?:Calendar|DateField|DatePicker|HiddenDateInput)\\.',
  '/react-(?:aria|stately)/dist/private/(?:(?:calendar|datepicker|spinbutton)/|i18n/useDateFormatter)',
  '/@internationalized/(?:date|number)/',
];

/** Fields in which one types to find an option. */
const comboBox = [
  '/packages/ui/src/fields/(?:ComboBox|TimeZoneField)/',
  '/react-aria-components/dist/private/ComboBox\\.',
  '/react-(?:aria|stately)/dist/private/combobox/',
];

/** What every page of CPD needs: its calls, its words and its days. */
const cpd = [
  '/packages/features-cpd/src/(?:messages\\.|model/|components/(?:FurtherItems/|EvidencePack/(?:Submitted)?PackButton\\.))',
  '/packages/api/src/(?:calls/generated/(?:audits|cpd|packs)|areas/cpd/rules/cpd-amounts)\\.',
];

/** The options of fields that open a list. */
const options = [
  '/packages/ui/src/(?:overlays/overlay/list-option|fields/Select/Select\\.css)',
  '/react-aria-components/dist/private/(?:DragAndDrop|ListBox)\\.',
  '/react-aria/dist/private/listbox/',
];

/** The menu beside their pages, which an element has not. */
const communitiesMenu = [
  '/packages/features-communities/src/components/CommunitiesMenu/',
  '/icons/(?:set/)?(?:IconVideo|video)\\.',
];

/** What it takes to join a community, and what its card says. */
const joining = [
  '/packages/features-communities/src/(?:components/(?:JoinControl/(?!LeaveDialog)|CommunityFacts/)|model/(?:enter-community|join-flow)|pages/ExploreCommunities/explore-filters)',
  '/packages/api/src/calls/generated/joining',
];

/** All communities: the page with its cards. */
const explore = [
  '/packages/features-communities/src/(?:components/CommunityCard/|model/category-tree|pages/ExploreCommunities/)',
  '/packages/ui/src/fields/CheckboxTree/',
];

/**
 * Modules that travel together. Left alone, the bundler cuts a chunk for every set of pages that share something, and a phone asks
 * for twenty-four before it can sign anybody in. A group may need only what is in it or before it, else it brings more than it saves:
 * `pnpm size` counts, and finds chunks that need each other.
 */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'styles', test: styles },
    ...firstScript(anyOf(calls)),
    { name: 'forms', test: anyOf(forms) },
    { name: 'overlays', test: new RegExp(overlays.join('|')) },
    { name: 'shell', test: new RegExp([...frame, ...shell, ...signs].join('|')) },
    { name: 'parts', test: new RegExp(parts.join('|')) },
    { name: 'amounts', test: new RegExp(amounts.join('|')) },
    { name: 'fields', test: new RegExp([...fields, ...seats].join('|')) },
    { name: 'form-dialogs', test: anyOf(formDialogs) },
    { name: 'posts', test: new RegExp([...posts, firstPage].join('|')) },
    { name: 'communities', test: new RegExp([...communities, ...communitiesMenu].join('|')) },
    { name: 'comments', test: anyOf(comments) },
    { name: 'writing', test: new RegExp(writing.join('|')) },
    { name: 'grids', test: new RegExp(grids.join('|')) },
    { name: 'events', test: new RegExp(events.join('|')) },
    { name: 'event-lists', test: new RegExp(eventLists.join('|')) },
    { name: 'discover', test: new RegExp(discover.join('|')) },
    { name: 'event-pages', test: new RegExp(eventPages.join('|')) },
    { name: 'calendar', test: new RegExp(calendar.join('|')) },
    { name: 'waiting', test: new RegExp(waiting.join('|')) },
    { name: 'own-events', test: new RegExp(ownEvents.join('|')) },
    { name: 'top-bar', test: new RegExp(topBar.join('|')) },
    { name: 'joining', test: new RegExp(joining.join('|')) },
    { name: 'explore', test: new RegExp(explore.join('|')) },
    { name: 'options', test: new RegExp(options.join('|')) },
    { name: 'combo-box', test: new RegExp(comboBox.join('|')) },
    { name: 'dates', test: new RegExp(dates.join('|')) },
    { name: 'desk-parts', test: new RegExp(deskParts.join('|')) },
    { name: 'desk-words', test: new RegExp(deskWords.join('|')) },
    { name: 'desk', test: new RegExp(desk.join('|')) },
    { name: 'cpd', test: new RegExp(cpd.join('|')) },
  ],
};

/** Long lists, of which a screenful is mounted: of an element's pages, a community's own has none. */
const lists = [
  '/@tanstack/(?:virtual-core|react-virtual)/',
  '/packages/ui/src/data/(?:virtual-list|InfiniteList|ListSection|VirtualGrid)/',
  '/packages/api/src/hooks/(?:use-paged-query|use-endpoint-pages)',
  '/react-query/build/modern/useInfiniteQuery\\.',
  '/query-core/build/modern/infiniteQueryObserver\\.',
];

/** Formatted text without the posts around it: what a community says of itself. */
const texts = ['/dompurify/', '/packages/ui/src/data/RichText/', '/icons/(?:set/)?(?:IconPlay|play)\\.'];

/** What is filled in: by strangers who sign in inside of an element, and by whoever writes. */
const entries = [
  `/packages/${formParts}`,
  '/packages/ui/src/(?:fields/(?:Form|TextField|PasswordField)|overlays/(?:ConfirmDialog|Dialog))/',
  '/packages/features-onboarding/src/(?:messages\\.|components/(?:PageTitle|EmailField|SignInForm)|model/use-(?:keep-login|finish-sign-in)|pages/SignIn/(?:use-sign-in|sign-in-rules))',
];

/** What may be done with a post. */
const postRules = [
  '/packages/api/src/areas/(?:posts|comments)/(?:rules|statuses)',
  '/packages/ui/src/data/Tag/',
  '/icons/(?:set/)?(?:Icon(?:Eye|Trash|Undo)|eye|trash|undo-2)\\.',
];

/** What posts have in common with events, which need nothing else of them: how files and labels are drawn. */
const labels = [...signs, '/packages/ui/src/data/Tag/', '/icons/(?:set/)?(?:Icon(?:Trash|Undo)|trash|undo-2)\\.'];

/** The list of files, the sign of sharing and who may do what in a community: meetings have them too, and no text that its author formatted. */
const files = [
  '/packages/ui/src/(?:actions/ShareButton/|data/AttachmentList/(?!Preview))',
  '/packages/api/src/(?:areas/communities/rules/(?!admin-pages|action-rules)|contract/permissions)',
  '/icons/(?:set/)?(?:IconShare|share-2)\\.',
];

/** Filters of a list. */
const filters = [
  '/packages/kit/src/search/',
  '/packages/ui/src/(?:fields/(?:Checkbox|RadioGroup|SearchField|Switch)/|data/(?:Chip|FilterBar|MediaCard)/|overlays/Drawer/)',
  '/packages/features-communities/src/pages/ExploreCommunities/explore-filters',
  '/icons/(?:set/)?(?:IconFilter|list-filter)\\.',
];

/** What a portal has in its first script. */
const everywhere = [
  '/packages/(?:api/src/hooks/first-read|kit/src/links/own-path)',
  '/packages/ui/src/(?:foundations/(?:VisuallyHidden/|theme/root-size)|layout/(?:Columns|Stack|PageLayout)\\.)',
];

const ofMostPages = new RegExp(
  [anyOf(calls), anyOf(forms), ...shell, ...fields, ...communities, ...everywhere].map(sourceOf).join('|'),
);
const ofTheFeed = /\/packages\/(?:ui\/src\/navigation\/SideMenu|features-communities\/src)\//;

/**
 * The same for custom elements, whose first script holds less: there is no shell around them. What nearly every page needs stands in one chunk, since parts
 * of it need each other; what only some of them need stands apart, because an element is a page that nobody leaves.
 */
export const elementChunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'overlays', test: new RegExp(overlays.join('|')) },
    { name: 'lists', test: new RegExp(lists.join('|')) },
    { name: 'texts', test: new RegExp(texts.join('|')) },
    { name: 'entries', test: new RegExp(entries.join('|')) },
    { name: 'filters', test: new RegExp(filters.join('|')) },
    { name: 'labels', test: new RegExp(labels.join('|')) },
    { name: 'files', test: new RegExp(files.join('|')) },
    { name: 'posts', test: new RegExp([...posts, ...postRules].join('|')) },
    { name: 'events', test: new RegExp(events.join('|')) },
    { name: 'cart', test: new RegExp([...topBar, '/packages/ui/src/data/DescriptionList/'].join('|')) },
    { name: 'event-pages', test: new RegExp(eventPages.join('|')) },
    { name: 'registering', test: new RegExp([...waiting, ...seats].join('|')) },
    { name: 'pages', test: (id) => ofMostPages.test(id) && !ofTheFeed.test(id) },
  ],
};

/** What the portal's entry needs, and with it what every page needs besides: a file of its own would be a request more for each. */
function firstScript(besides: RegExp): Rolldown.CodeSplittingGroup[] {
  const initial = new Set<string>();
  // Groups of one name stay two files, so the first of them only takes note of what it would hold.
  const noted = (id: string) => {
    initial.add(id);
    return null;
  };
  return [
    { name: noted, tags: ['$initial'] },
    { name: 'first', test: (id) => initial.has(id) || besides.test(id) },
  ];
}

function sourceOf(pattern: RegExp | string): string {
  return typeof pattern === 'string' ? pattern : pattern.source;
}

function anyOf(paths: readonly string[]): RegExp {
  return new RegExp(`/packages/(?:${paths.join('|')})`);
}
