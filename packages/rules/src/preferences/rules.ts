import type { PreferenceKind } from '@portal/api/contract';
import {
  type ChosenKind,
  chosenKinds,
  type ManagedKind,
  managedKinds,
  notFound,
  type Refusal,
} from '@portal/api/rules';

/** What the organisation keeps of a member is not theirs to choose here. */
export function preferenceRefusal(item: { kind: PreferenceKind } | null): Refusal | null {
  return item !== null && isChosenKind(item.kind) ? null : notFound;
}

function isChosenKind(kind: PreferenceKind): kind is ChosenKind {
  return chosenKinds.some((one) => one === kind);
}

export function isManagedKind(kind: string): kind is ManagedKind {
  return managedKinds.some((one) => one === kind);
}
