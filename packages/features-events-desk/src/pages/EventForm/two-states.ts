import { changesBetween, type FieldChange } from '@portal/rules';
import type { ComparedSide } from '@portal/ui';
import type { WrittenEvent } from './event-form-fields.ts';

/** What two people who changed the same event disagree about: `before` is theirs, `after` is mine. */
export function differences(theirs: WrittenEvent, mine: WrittenEvent): FieldChange[] {
  return changesBetween(fieldsOf(theirs), fieldsOf(mine));
}

/** Mine, but for what only they have changed. Without what both began with, it is mine. */
export function firstChoice(
  base: WrittenEvent | null,
  theirs: WrittenEvent,
  mine: WrittenEvent,
): Map<string, ComparedSide> {
  const changedByMe = base === null ? null : new Set(differences(base, mine).map(({ field }) => field));
  return new Map(
    differences(theirs, mine).map(({ field }) => [field, changedByMe?.has(field) === false ? 'theirs' : 'mine']),
  );
}

/** Mine with what was chosen of theirs, as a change of theirs. */
export function mergedWith(
  mine: WrittenEvent,
  theirs: WrittenEvent,
  chosen: ReadonlyMap<string, ComparedSide>,
): WrittenEvent {
  // What they have left out is taken from mine too.
  const whole = { endTimeZone: undefined, ...theirs };
  const taken = Object.entries(whole).filter(([field]) => chosen.get(field) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken), revision: theirs.revision };
}

function fieldsOf({ revision: _, ...fields }: WrittenEvent) {
  return fields;
}
