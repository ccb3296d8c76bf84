import type { DemoAccount, WorldPreference, WorldPreferenceItem } from '../../world/world-types.ts';

const names: Readonly<Record<WorldPreferenceItem['kind'], readonly string[]>> = {
  commprefs: [
    'Monthly newsletter',
    'Events and courses',
    'Advocacy and submissions',
    'Research and surveys',
    'Jobs and placements',
    'Offers of partners',
  ],
  interests: [
    'Ageing and aged care',
    'Assistive technology',
    'Children and young people',
    'Driving',
    'Hand therapy',
    'Mental health',
    'Neurology',
    'Rural and remote practice',
    'Work and return to work',
  ],
  areaofpractices: ['Hand and upper limb', 'Paediatrics', 'Mental health', 'Home modifications'],
  fundingscheme: ['NDIS', 'Medicare', 'DVA', 'Workers compensation'],
};

/** Everything that members can choose from, and that is kept of them. */
export function buildPreferenceItems(): WorldPreferenceItem[] {
  return kindsOf(names).flatMap(([kind, all]) =>
    all.map((name, position) => ({ id: `${kind}-${position + 1}`, kind, name, position })),
  );
}

/** A few of each kind for the demo member; the moderator has chosen nothing yet. */
export function buildPreferences([me]: readonly DemoAccount[]): WorldPreference[] {
  if (me === undefined) return [];
  const { personId } = me;
  return ['commprefs-1', 'commprefs-2', 'interests-5', 'areaofpractices-1', 'fundingscheme-1', 'fundingscheme-4'].map(
    (itemId) => ({ personId, itemId }),
  );
}

function kindsOf<Kind extends string, Value>(record: Readonly<Record<Kind, Value>>): [Kind, Value][] {
  // Object.entries forgets that the keys are kinds.
  return Object.entries(record) as [Kind, Value][];
}
