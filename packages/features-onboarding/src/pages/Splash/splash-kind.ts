import type { ArrivalSettings } from '../../settings.ts';

/** `excluded`: for those to whom the portal does not open yet. */
export type SplashKind = 'comingSoon' | 'excluded';

/** Whoever belongs to the excluded section and to no other is told so; members of several come in through the others. */
export function splashKind(
  segments: readonly { id: string }[],
  excludedSection: ArrivalSettings['excludedSection'],
): SplashKind {
  const isExcluded = segments.length === 1 && segments[0]?.id === excludedSection?.segmentId;
  return isExcluded ? 'excluded' : 'comingSoon';
}
