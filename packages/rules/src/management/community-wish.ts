import { invalid, type Refusal } from '@portal/api/rules';

export interface Openness {
  isPublic: boolean;
  isVisible: boolean;
  isAutoJoin: boolean;
}

/** A public community is always visible; only a public one is joined by itself. */
export function settledOpenness<Wish extends Openness>(wish: Wish): Wish {
  return { ...wish, isVisible: wish.isPublic || wish.isVisible, isAutoJoin: wish.isPublic && wish.isAutoJoin };
}

/** Those whom it is for; of those that are kept none are sent. */
export function segmentsWished(
  sent: readonly string[],
  isSetEmpty: boolean,
  before: readonly string[],
): readonly string[] {
  if (sent.length > 0) return [...new Set(sent)];
  return isSetEmpty ? [] : before;
}

/** Ids in a list that name nothing. */
export function unknownRefusal(wished: readonly string[], known: ReadonlySet<string>, field: string): Refusal | null {
  return wished.every((id) => known.has(id)) ? null : invalid(field, 'It does not exist or may have been removed.');
}

/** A change of what one read, when somebody else has changed it meanwhile. */
export function staleCommunityRefusal(read: number, current: number): Refusal | null {
  return read === current ? null : { code: 'stale', message: 'Someone else has changed the community. Load it again.' };
}

/** Everybody who may know of it is told of a new community that is open. */
export function isNewsToEverybody({ isPublic, isVisible }: Openness): boolean {
  return isPublic && isVisible;
}
