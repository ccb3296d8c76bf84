import type { WorldVisibility } from '../../../world/world-types.ts';

const all: WorldVisibility = {
  ...{ includeInDirectory: true, showDirectoryPhoto: true, showContactInformation: true, showEmail: true },
  ...{ showPersonalMobile: true, showWorkLandline: true, showOrganisation: true },
};

/** By field of work, what those know of whom every third has said it. */
const expertiseByCalling: Readonly<Record<string, readonly string[]>> = {
  hand: ['clinical-hand', 'clinical-hand-splinting', 'clinical-hand-surgery'],
  paediatrics: ['clinical-children', 'clinical-children-early'],
  school: ['clinical-children', 'clinical-children-school'],
  mental: ['clinical-mental-health'],
  neuro: ['clinical-neurology'],
  aged: ['community-ageing', 'community-modifications'],
  driving: ['community-driving'],
  home: ['community-modifications', 'community-technology'],
  work: ['work-return', 'work-ergonomics'],
  research: ['profession-research', 'profession-teaching'],
  leaders: ['profession-leadership'],
};

/** What somebody has said that they know well, by their place in the list. */
export function expertiseOf(calling: string, index: number): string[] {
  const known = expertiseByCalling[calling] ?? [];
  return index % 3 === 1 ? [] : [...known.slice(0, 1 + (index % 3))];
}

/** What the directory tells of somebody: most have never said. */
export function directoryOf(index: number): WorldVisibility | null {
  if (index % 29 === 4) return { ...all, includeInDirectory: false };
  if (index % 17 === 2) return { ...all, showOrganisation: false };
  if (index % 13 === 6) return { ...all, showDirectoryPhoto: false };
  return index % 5 === 0 ? { ...all } : null;
}
