import { calls, firstRead } from '@portal/api';
import { composeSections, type FirstRead, isSwitchedOn } from '@portal/kit';
import type { PortalComposition } from '../composition.ts';
import { componentOf } from '../shell/FeaturePart.tsx';
import { LazyGreeting } from './lazy-greeting.ts';

/** Prefetches the code of the home page with the sections that need no role, so that it renders in one step; answers what those read first that are open to whoever signs in. */
export async function prefetchHome({ profile, features }: PortalComposition): Promise<readonly FirstRead[]> {
  const sections = composeSections(profile, features, 'home').filter(
    (section) => isSwitchedOn(profile, section) && section.role === undefined && section.permission === undefined,
  );
  // A section whose code is gone says so in its place, and leaves the others alone.
  await Promise.allSettled([LazyGreeting.load(), ...sections.map((section) => componentOf(section).load())]);
  const ofEverybody = sections.filter(({ module }) => module === undefined);
  const loaded = await Promise.all(ofEverybody.map((section) => section.load()));
  // What is useful at once comes first: a page begins few calls before its scripts.
  return [...loaded.flatMap(({ firstReads }) => firstReads?.() ?? []), firstRead(calls.home.order)];
}
