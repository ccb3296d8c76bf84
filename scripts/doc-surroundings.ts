/** What a block of code in the docs leaves to its reader, around it. */
export interface Surroundings {
  before?: string;
  after?: string;
}

/** By page and first line. */
export const surroundings: Readonly<Record<string, Surroundings>> = {
  'docs/adding-a-feature.md: leave: endpoint({': {
    before: `
import { endpoint } from '../../packages/api/src/contract/endpoint.ts';
import { done } from '../../packages/api/src/contract/fields.ts';
import { onCommunity } from '../../packages/api/src/areas/communities/access.ts';
export const joining = {
`,
    after: '};',
  },
  'docs/adding-a-feature.md: export function firstReads({ alias }: { alias: string }) {': {
    before: `
import { calls, firstRead } from '@portal/api';
import type { PageModule } from '@portal/kit';
export const page: PageModule<'alias'> = { default: () => null, firstReads };
`,
  },
  "docs/adding-a-feature.md: menu: [{ id: 'communities', slot: 'main', order: 10, label: 'dashboardPageTitle', icon: IconUsers, to: 'dashboard' }],":
    {
      before: `
import { defineFeature } from '@portal/kit';
import { IconBell, IconUsers } from '@portal/ui';
const page = { title: 'title', load: async () => ({ default: () => null }) };
export const feature = defineFeature({
  id: 'communities',
  mount: () => '/communities',
  routes: { dashboard: { path: '/', ...page }, mine: { path: '/mine', ...page }, management: { path: '/all', ...page } },
`,
      after: '});',
    },
  "docs/cpd-rule-packs.md: settings: [settingsOf(cpdSettings, { rules: 'law-units' })],": profileWith(''),
  'docs/cpd-rule-packs.md: settings: [settingsOf(cpdSettings, { rules: ourPack })],': profileWith(`
import type { RulePack } from '@portal/rules';
declare const ourPack: RulePack;
`),
  'docs/embedding.md: <CommunityDetails alias="hand-therapy" onJoined={({ communityId, status }) => count(communityId, status)} />':
    {
      before: `
import { CommunityDetails } from '@portal/features-communities';
declare function count(communityId: string, status: 'Joined' | 'Awaiting'): void;
`,
    },
  "docs/embedding.md: import { toLogin } from '@portal/api';": {
    after: `
import type { LoginReply } from '@portal/api';
declare function OurDialog(props: { name: string | undefined; onDone(reply: LoginReply): void }): null;
`,
  },
  "packages/api/README.md: import { calls, useEndpoint } from '@portal/api';": {
    after: 'declare const alias: string;',
  },
  "packages/features-onboarding/README.md: import '@portal/ui/embed.css';": {
    after: `
import type { Profile } from '@portal/kit/access';
import type { SessionPort } from '@portal/kit';
declare const apiUrl: string;
declare const session: SessionPort;
declare const profile: Profile;
`,
  },
  "packages/ui/README.md: import '@portal/ui/styles.css';": { after: 'declare function save(): void;' },
};

function profileWith(before: string): Surroundings {
  return {
    before: `${before}
import { defineProfile, settingsOf } from '@portal/kit/access';
import { cpdSettings } from '@portal/features-cpd/settings';
export const profile = defineProfile({
  name: 'a',
  fullName: 'An organisation',
  website: 'https://www.example.org',
  brandColor: '#004C58',
`,
    after: '});',
  };
}
