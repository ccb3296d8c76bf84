/**
 * What size-limit holds for `pnpm size`, of the packages as they were built: what the browser loads at once, gzipped, beyond the React of the website;
 * what is imported on use stays outside. Budgets are in kB (1,000 bytes).
 */
import { entryPointsOfPackage } from './scripts/entry-points.ts';
import { pageOf, printParts, withoutIntruders } from './scripts/website-page.ts';

/** As docs/embedding.md has it. */
const aroundWidgets = [
  "export { SignInAgain } from '@portal/features-onboarding';",
  "export { memorySession, PortalProvider } from '@portal/kit';",
  "export { PortalRoot } from '@portal/ui';",
].join('\n');

const communities = '@portal/features-communities';

/** What a website imports beside what stands around every widget. */
export const widgets = [
  { name: 'around every widget', imports: '', budget: 26.5 },
  { name: 'SignInPage', imports: "export { SignInPage } from '@portal/features-onboarding';", budget: 43 },
  { name: 'ExploreCommunities', imports: `export { ExploreCommunities } from '${communities}';`, budget: 88 },
  { name: 'CommunityDetails', imports: `export { CommunityDetails } from '${communities}';`, budget: 129 },
  { name: 'PostDetails', imports: `export { PostDetails } from '${communities}';`, budget: 113 },
];

/** What a host imports from the main entry point of the design system. */
const componentSets = [
  { name: 'Button', components: 'Button', budget: 16 },
  {
    name: 'sign-in form',
    components: 'TextField, PasswordField, Checkbox, Button, Link, Form, Banner, ProblemPanel',
    budget: 25,
  },
  {
    name: 'all fields',
    components: [
      'TextField, PasswordField, TextArea, NumberField, SearchField, OneTimeCodeField, PhoneField, Select, ComboBox, MultiSelect',
      'TagField, Checkbox, CheckboxGroup, CheckboxTree, RadioGroup, Switch, AddressFields, Form',
    ].join(', '),
    budget: 90,
  },
  { name: 'file field', components: 'FileField', budget: 25 },
];

/** Of the `embed.css` of packages. Features draw with the components of `ui`, and have next to none of their own. */
export const styleBudgets = {
  ui: 28.5,
  'features-onboarding': 1,
  'features-communities': 2.2,
  'features-communities-admin': 0.7,
  'features-content': 0.3,
  'features-content-admin': 0.4,
  'features-cpd': 0.3,
  'features-home': 0.7,
  'features-events': 1,
  'features-events-desk': 0.5,
  'features-settings': 0.4,
} as const satisfies Readonly<Record<string, number>>;

const fileOf = (name: string, file: string) => `packages/${name}/dist/${file}`;
const limitOf = (budget: number) => ({ limit: `${budget} kB` });
const ofPage = { path: fileOf('ui', 'index.js'), entry: 'index', gzip: true, ignore: ['react', 'react-dom'] };

const components = componentSets.map(({ name, components, budget }) => ({
  ...ofPage,
  ...limitOf(budget),
  name,
  modifyRolldownConfig: pageOf(`export { ${components} } from '@portal/ui';`),
}));

/** None has a budget, since nobody takes all of one. */
const entryPoints = Object.keys(entryPointsOfPackage('ui')).map((entryPoint) => {
  const name = entryPoint === 'index' ? '@portal/ui' : `@portal/ui/${entryPoint}`;
  const plugins = entryPoint === 'index' ? [withoutIntruders] : [];
  return { ...ofPage, name, modifyRolldownConfig: pageOf(`export * from '${name}';`, ...plugins) };
});

const pagesWithWidgets = widgets.map(({ name, imports, budget }) => {
  const plugins = process.env.WHY === 'on' ? [printParts(name)] : [];
  const page = pageOf(`${aroundWidgets}\n${imports}`, ...plugins);
  return { ...ofPage, ...limitOf(budget), name, modifyRolldownConfig: page };
});

const styles = Object.entries(styleBudgets).map(([name, budget]) => ({
  ...limitOf(budget),
  name: `@portal/${name}/embed.css`,
  path: fileOf(name, 'embed.css'),
  gzip: true,
  rolldown: false,
}));

export default [...components, ...entryPoints, ...pagesWithWidgets, ...styles];
