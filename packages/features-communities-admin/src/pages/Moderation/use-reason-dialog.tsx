import type { DecisionWords } from '@portal/api';
import { DecisionReasonDialog } from '@portal/features-communities/parts';
import { type ReactNode, useState } from 'react';

interface Asking {
  title: string;
  text?: string;
  confirmLabel: string;
}

export interface ReasonDialogState {
  /** Null: whoever was asked thought better of it. */
  ask: (asking: Asking) => Promise<DecisionWords | null>;
  /** Stands on the page as long as somebody is asked. */
  dialog: ReactNode;
}

/** Asks for the reason of a decision before it is held. */
export function useReasonDialog(): ReasonDialogState {
  const [pending, setPending] = useState<(Asking & { answer: (because: DecisionWords | null) => void }) | null>(null);
  const settle = (because: DecisionWords | null) => {
    pending?.answer(because);
    setPending(null);
  };
  return {
    ask: (asking) => new Promise((answer) => setPending({ ...asking, answer })),
    dialog: pending !== null && (
      <DecisionReasonDialog
        title={pending.title}
        text={pending.text}
        confirmLabel={pending.confirmLabel}
        onReason={async (because) => settle(because)}
        onClose={() => settle(null)}
      />
    ),
  };
}
