/** What its owner has made of a record that the organisation wrote. */
export interface OwnPart {
  learned: string;
  plan: string;
  /** How many files prove it. */
  evidence: number;
}

/**
 * What becomes of the record of an event when it is taken back that somebody came. One that its owner has added nothing to goes: it was a mistake at the door.
 * What they wrote is theirs: it stays, counts for nothing, says why, and counts again once they are let in after all.
 */
export function withdrawal({ learned, plan, evidence }: OwnPart): 'goes' | 'stays' {
  return learned === '' && plan === '' && evidence === 0 ? 'goes' : 'stays';
}

/** How long a record counts that stays without counting. */
export const withdrawnMinutes = 0;
