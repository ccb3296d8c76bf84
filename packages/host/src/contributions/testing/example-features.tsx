import { defineFeature } from '@portal/kit';
import { IconCalendar, IconUsers, Section, Text } from '@portal/ui';

export const sectionOf = (title: string) => async () => ({
  default: () => (
    <Section title={title}>
      <Text>What a feature contributes stands here.</Text>
    </Section>
  ),
});

/** Two features that bring sections, the later ones first. */
export const exampleFeatures = [
  defineFeature({
    id: 'events',
    module: 'events',
    mount: () => '/events',
    routes: {},
    contributes: {
      home: [{ id: 'upcoming', title: 'Upcoming events', order: 20, load: sectionOf('Upcoming events') }],
      favourites: [
        { id: 'events', title: 'Events', icon: IconCalendar, order: 40, load: sectionOf('3 bookmarked events') },
      ],
    },
  }),
  defineFeature({
    id: 'communities',
    module: 'communities',
    mount: () => '/communities',
    routes: { all: { path: '/', title: 'Communities', load: async () => ({ default: () => null }) } },
    menu: [{ id: 'communities', slot: 'main', order: 10, label: 'Communities', icon: IconUsers, to: 'all' }],
    contributes: {
      home: [{ id: 'favourites', title: 'Favourites', order: 10, load: sectionOf('Favourites') }],
      favourites: [
        { id: 'communities', title: 'Communities', icon: IconUsers, order: 60, load: sectionOf('2 communities') },
        {
          id: 'drafts',
          title: 'Drafts',
          icon: IconUsers,
          order: 10,
          permission: 'drafts',
          load: sectionOf('Nobody has this permission'),
        },
      ],
    },
  }),
];
