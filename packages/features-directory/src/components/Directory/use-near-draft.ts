import { postCodeOf } from '@portal/rules';
import { useState } from 'react';

export interface NearDraft {
  /** As it is typed, or the postcode near which the list is. */
  value: string;
  onType: (text: string) => void;
  /** It is whole: Enter was pressed, or its field or the drawer around it was left. */
  onSettle: () => void;
}

/** A postcode as it is typed: half of one is nowhere. It outlives the drawer in which it is typed, whose field is gone once that is closed. */
export function useNearDraft(near: string, onChange: (near: string) => void): NearDraft {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? near,
    onType: setDraft,
    onSettle() {
      if (draft === null) return;
      setDraft(null);
      const typed = postCodeOf(draft);
      if (typed !== near) onChange(typed);
    },
  };
}
