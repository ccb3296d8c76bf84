import {
  composeFeatures,
  composeMenu,
  type ComposedRoute,
  defineFeature,
  type Profile,
  type Viewer,
} from '@portal/kit';
import { IconMegaphone, IconUsers } from '@portal/ui';
import { decideTargets, type TargetsInput } from '../access-targets.ts';

const load = async () => ({ default: () => null });
const features = [
  defineFeature({
    id: 'communities',
    module: 'communities',
    mount: () => '/communities',
    routes: {
      dashboard: { path: '/', title: 'Communities', load },
      community: { path: '/:alias', title: 'Community Details', load },
    },
    menu: [{ id: 'communities', slot: 'main', order: 10, label: 'Communities', icon: IconUsers, to: 'dashboard' }],
  }),
  defineFeature({
    id: 'announcements',
    mount: () => '/admin/announcement',
    routes: { all: { path: '/', title: 'Announcements', permission: 'generalAnnouncements', load } },
    contributes: {
      adminPages: [{ id: 'announcements', order: 20, label: 'Announcements', icon: IconMegaphone, to: 'all' }],
    },
  }),
  defineFeature({
    id: 'events',
    module: 'events',
    mount: () => '/events',
    routes: { list: { path: '/', title: 'Events', load } },
  }),
];

interface ExampleInput {
  profile: Profile;
  viewer: Viewer;
  moduleName: TargetsInput['moduleName'];
  /** Routes besides those of communities, announcements and events. */
  more?: readonly ComposedRoute[];
}

/** The places of a portal of three features, and its routes. */
export function exampleTargets({ profile, viewer, moduleName, more = [] }: ExampleInput) {
  const composed = composeFeatures(profile, features);
  const routes = [...composed.routes, ...more];
  const menu = composeMenu(profile, features, composed.routes);
  return { routes, places: decideTargets({ profile, viewer, routes, menu, moduleName }) };
}
