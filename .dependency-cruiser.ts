import type { DependencyType, ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom. Every rule has a folder of its name in scripts/boundary-fixtures whose files break it.
 */
const npm = (...names: string[]) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`;
const ours = (name: string) => `^(?:packages/${name}/|@portal/${name}(?:/|$))`;
// Tests and stories may use what the shipped code may not; the conformance suite is a test that two packages run.
const notTests =
  '\\.(?:test|stories)\\.tsx?$|/testing/|/stories/|/conformance/|/areas/[^/]+/(?:examples|refusals|sequences)(?:/|\\.ts$)|tsup\\.config\\.ts$';

const routers = npm('react-router', 'react-router-dom', '@tanstack/react-router');
const react = npm('react', 'react-dom', '@types/react', '@types/react-dom');
const reactQuery = npm('@tanstack/react-query', '@tanstack/query-core');
const ariaComponents = npm('react-aria-components', 'react-aria', 'react-stately', '@react-aria/[^/]+');
const styles = npm('@vanilla-extract/css', '@vanilla-extract/css-utils');
/** A layer of a package, what the areas have in it, and its entry point. */
const layer = (of: 'api' | 'demo', name: string, files = name) =>
  `^(?:packages/${of}/src/(?:${name}/|areas/[^/]+/(?:${files})(?:/|\\.ts$))|@portal/${of}/${name}$)`;
const contract = layer('api', 'contract', 'contract|access|schemas|entities|statuses');
const plainData =
  '^packages/api/src/(?:contract/(?:(?:first-)?limits|page-sizes|permissions)|areas/[^/]+/statuses)\\.ts$';
/** Those that the contract needs, and the package of all. */
const rulesOfContract = layer('api', 'rules');
const rules = `${rulesOfContract}|${ours('rules')}`;
const kitAccess = '^(?:packages/kit/src/access/|@portal/kit/access$)';
const kitBesideAccess = '^(?:packages/kit/src/(?!access/)|@portal/kit$)';
const mock = layer('demo', 'mock', 'mock|state');
const world = layer('demo', 'world');
const hosts = ours('(?:host|embed|vite)');
const profiles = '^(?:profiles/|@portal/profiles(?:/|$))';
const apps = '^apps/';
/** What all may need that draw: of the API the client, whose areas it gives itself. */
const drawing = [ours('(?:ui|kit|rules)'), '^(?:packages/api/src/(?!areas/|contract/|rules/)|@portal/api$)', react];
/** What neither the design system nor kit knows. */
const aboveKit = [ours('(?:api|rules|demo)'), hosts, ours('features-[^/]+'), profiles, apps, routers];

/** The files behind the packages' `exports`; everything else of a package is its inside. */
const entryPoints = [
  '^packages/[^/]+/src/(?:index|manifest|parts|settings)\\.ts$',
  '^packages/stories/src/samples/[^/]+\\.ts$',
  '^packages/(?:api|kit)/src/server\\.ts$',
  '^packages/embed/src/(?:elements|react-dom)/index\\.ts$',
  '^packages/host/src/(?:coming-soon/index\\.ts|public-pages\\.tsx)$',
  '^packages/kit/src/(?:access|form|messages|password)/index\\.ts$',
  '^packages/api/src/(?:contract|rules)/index\\.ts$',
  '^packages/demo/src/(?:mock|world|conformance)/index\\.ts$',
  '^packages/ui/src/(?:foundations/theme|fields/(?:RichTextEditor|dates)|data/(?:EventCalendar|MapOfPlaces|PdfViewer|charts))/index\\.ts$',
  '^packages/kit/src/testing/index\\.ts$',
  '^packages/api/src/testing/[^/]+\\.ts$',
];

/** A module of the server, and what of it others import: its entry point, and what the app binds. */
const serverModules = '^apps/server/src/modules/[^/]+/';
const moduleEntryPoint = `${serverModules}index\\.ts$`;
const moduleRoutes = `${serverModules}routes\\.ts$`;
/** The files of a module that hold its SQL, and the registry of personal data, whose entries are pieces of it. */
const sqlFiles = ['\\.(?:queries|writes)\\.ts$', '^apps/server/src/modules/personal-data/(?:held\\.ts$|tables/)'];

const typeOnly: DependencyType[] = ['type-only'];

function forbid<From, To>(name: string, comment: string, from: From, to: To) {
  return { name, comment, severity: 'error' as const, from, to };
}

const forbidden: (IForbiddenRuleType & { name: string })[] = [
  forbid(
    'contract-needs-zod-only',
    'The contract is inert data, read by server, mock and client alike; of kit it knows the names of the modules. What is written by rules, and measured by parsing, is checked there.',
    { path: contract, pathNot: notTests },
    { pathNot: [contract, rulesOfContract, npm('zod', 'htmlparser2'), kitAccess] },
  ),
  forbid(
    'client-carries-no-schemas',
    'The client takes types only from the contract, so that no schema library reaches the browser.',
    { path: '^packages/api/src/', pathNot: [contract, notTests] },
    { path: [contract, npm('zod')], pathNot: plainData, dependencyTypesNot: typeOnly },
  ),
  forbid(
    'limits-are-plain-data',
    'The browser reads limits and the meaning of numbers, so nothing may come along with them.',
    { path: plainData },
    { pathNot: plainData },
  ),
  forbid(
    'rules-are-pure',
    'The rules decide on the server, in the mock and in the browser alike, by plain facts; of kit they know the roles of the portal.',
    { path: rules, pathNot: notTests },
    { pathNot: [rules, plainData, kitAccess], dependencyTypesNot: typeOnly },
  ),
  forbid(
    'api-knows-no-rules',
    'Whoever calls the server need not know every rule: those that the contract needs stand beside it, and the others stand on them.',
    { path: ours('api') },
    { path: ours('rules') },
  ),
  forbid(
    'rules-by-their-package',
    'There is one place to import rules from, wherever they stand.',
    { path: '^(?:packages|apps|profiles|\\.storybook|scripts)/', pathNot: ours('(?:api|rules)') },
    { path: '^(?:packages/api/src/rules/|@portal/api/rules$)' },
  ),
  forbid(
    'client-knows-kit-and-react-query',
    'The client and its hooks know the host through kit, and nothing of how things look.',
    { path: '^packages/api/src/', pathNot: [contract, notTests] },
    { pathNot: ['^packages/api/src/', ours('kit'), reactQuery, react, npm('zod')] },
  ),
  forbid(
    'mock-knows-contract-and-world',
    'The mock answers from the contract and the demo world.',
    { path: mock, pathNot: notTests },
    {
      pathNot: [
        '^packages/demo/src/',
        contract,
        rules,
        '^packages/kit/src/(?:access|password)/',
        '^@portal/kit/(?:access|password)',
        npm('msw', 'zod'),
      ],
      dependencyTypesNot: typeOnly,
    },
  ),
  forbid(
    'world-is-plain-data',
    'The demo world needs nothing: the server seeds from it, the mock answers from it.',
    { path: world, pathNot: notTests },
    { pathNot: world },
  ),
  forbid(
    'api-knows-no-demo',
    'Whoever installs the calls does not install the demo: not even a test of the API or of the rules needs it.',
    { path: ours('(?:api|rules)') },
    { path: ours('demo') },
  ),
  forbid(
    'ui-knows-no-portal',
    'The design system could be used without the portal.',
    { path: ours('ui') },
    { path: [...aboveKit, ours('kit'), reactQuery] },
  ),
  forbid(
    'kit-knows-no-looks',
    'Kit is what a feature may ask of its host; it draws nothing and calls nothing.',
    { path: ours('kit') },
    { path: [...aboveKit, ours('ui'), ariaComponents, styles] },
  ),
  forbid(
    'access-is-pure',
    'The access rules run on the server too.',
    { path: '^packages/kit/src/access/', pathNot: notTests },
    { path: react, reachable: true },
  ),
  forbid(
    'feature-knows-no-feature',
    "A feature can be left out of a portal, so no other may need it. Pages for those who look after something stand on what the members' package gives them.",
    { path: '^packages/features-(([^/]+)-admin|[^/]+)/' },
    {
      path: ours('features-[^/]+'),
      pathNot: [
        '^(?:packages/features-$1/|@portal/features-$1(?:/|$))',
        '^(?:packages/features-$2/src/(?:manifest|parts|settings)\\.ts$|@portal/features-$2/(?:manifest|parts|settings)$)',
      ],
    },
  ),
  forbid(
    'feature-knows-ui-kit-api',
    'A feature draws with ui, asks its host through kit and calls through api; it knows no router and no organisation. The stage of the first tour is a library, in one file.',
    {
      path: '^packages/features-[^/]+/',
      pathNot: [notTests, '^packages/features-onboarding/src/tour/start-tour\\.ts$'],
    },
    { pathNot: ['^packages/features-[^/]+/', ...drawing, styles] },
  ),
  forbid(
    'host-knows-ui-kit-api',
    'The host composes whatever features it is given: it knows none of them, and no organisation.',
    { path: '^packages/host/', pathNot: notTests },
    { pathNot: ['^packages/host/', ...drawing, npm('react-router-dom'), styles, '^(?:node:)?stream/consumers$'] },
  ),
  forbid(
    'elements-know-ui-kit-api',
    'The elements show whatever features they are given, as a host does.',
    { path: '^packages/embed/', pathNot: notTests },
    { pathNot: ['^packages/embed/', ...drawing, npm('preact'), reactQuery] },
  ),
  forbid(
    'elements-come-before-react',
    'What defines the elements is loaded by every page of a website, whether somebody sees one or not.',
    { path: '^packages/embed/src/elements/', pathNot: notTests },
    { pathNot: '^packages/embed/src/elements/' },
  ),
  forbid(
    'build-knows-no-looks',
    'The Vite plugin takes in whatever features it is given; of kit it knows the access rules.',
    { path: '^packages/vite/', pathNot: notTests },
    {
      path: [ours('ui'), ours('(?:api|rules|demo)'), ours('features-[^/]+'), ours('host'), kitBesideAccess, react],
      dependencyTypesNot: typeOnly,
    },
  ),
  forbid(
    'server-knows-no-react',
    'The server reads the contract, the demo world and the access rules, and nothing that draws.',
    { path: '^apps/server/' },
    {
      path: [
        ours('ui'),
        ours('features-[^/]+'),
        '^(?:packages/kit/src/index\\.ts$|@portal/kit$)',
        '^(?:packages/api/src/(?!contract/)|@portal/api$)',
        '^(?:packages/demo/src/(?!world/|conformance/)|@portal/demo/mock$)',
        react,
        reactQuery,
      ],
      dependencyTypesNot: typeOnly,
    },
  ),
  forbid(
    'modules-by-their-entry-point',
    'What a module of the server gives to others stands in its index.ts. Routes are no part of it: they need the access rules of all modules.',
    { path: '^apps/server/src/modules/([^/]+)/', pathNot: notTests },
    { path: serverModules, pathNot: ['^apps/server/src/modules/$1/', moduleEntryPoint] },
  ),
  forbid(
    'app-by-the-entry-points-of-modules',
    'The rest of the server knows of its modules what they give to each other, and the routes that it binds.',
    { path: '^apps/server/(?!src/modules/[^/]+/)', pathNot: notTests },
    { path: serverModules, pathNot: [moduleEntryPoint, moduleRoutes] },
  ),
  forbid(
    'sql-has-its-files',
    'SQL of a module stands in its queries and writes, which use cases call by name. What is held of a person is a registry: table by table it says in SQL whose rows they are.',
    { path: serverModules, pathNot: [notTests, ...sqlFiles] },
    { path: ['^apps/server/src/db/schema/', npm('drizzle-orm')], dependencyTypesNot: typeOnly },
  ),
  forbid(
    'packages-know-no-app',
    'Packages are published; apps and profiles are not.',
    { path: '^packages/', pathNot: notTests },
    { path: [apps, profiles] },
  ),
  forbid(
    'portal-knows-one-profile',
    'The portal gets the one organisation it is built for from virtual:portal.',
    { path: '^apps/portal/main\\.tsx$' },
    { path: profiles },
  ),
  forbid(
    'apps-know-no-app',
    'The apps meet over HTTP only.',
    { path: '^apps/([^/]+)/(?!e2e/)' },
    { path: apps, pathNot: '^apps/$1/' },
  ),
  forbid(
    'through-the-entry-points',
    "A package's inside is its own: others import what its exports name.",
    { path: '^(?:apps|profiles|\\.storybook|scripts)/' },
    { path: '^packages/[^/]+/src/', pathNot: entryPoints },
  ),
  forbid(
    'through-the-entry-points-of-siblings',
    "A package's inside is its own: its siblings import what its exports name.",
    { path: '^packages/([^/]+)/' },
    { path: '^packages/[^/]+/src/', pathNot: ['^packages/$1/', ...entryPoints] },
  ),
  forbid(
    'fixtures-stay-in-tests',
    'What tests stand on is not published.',
    { path: '^(?:packages/[^/]+|apps/embed-demo)/src/', pathNot: notTests },
    { path: ['/testing/', ours('stories')] },
  ),
  forbid(
    'no-cycles',
    'Two modules that need each other are one module or three.',
    { path: '^(?:packages|apps|profiles)/' },
    { circular: true, viaOnly: { dependencyTypesNot: typeOnly } },
  ),
  forbid(
    'cycles-stay-in-a-folder',
    'Types may need each other beside each other; across folders they tell that what belongs together stands apart.',
    { path: '^((?:packages|apps|profiles)/.+)/[^/]+$' },
    { circular: true, via: { pathNot: '^$1/[^/]+$' } },
  ),
];

const options = {
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['/dist/', 'boundary-fixtures'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['portal-source', 'types', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
  },
} satisfies ICruiseOptions;

export default { forbidden, options };
