import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import type { ComparedPart, ComparedSide, StaleNoticeLabels } from './compared-part.ts';

export interface StaleNoticeProps<Id extends string> {
  /** Asks at once, as whoever tried to save expects; false where somebody is writing, who is not interrupted. */
  asksAtOnce: boolean;
  /** What both disagree about, in its order. */
  parts: readonly ComparedPart<Id>[];
  labels: StaleNoticeLabels;
  /** With a choice for each part. */
  onSave: (chosen: ReadonlyMap<Id, ComparedSide>) => void;
}

/** Somebody else has saved meanwhile what is being written: says so, and lets one choose part by part what is kept of both. */
export function StaleNotice<Id extends string>({ asksAtOnce, parts, labels, onSave }: StaleNoticeProps<Id>) {
  const [isOpen, setOpen] = useState(asksAtOnce);

  function save(chosen: ReadonlyMap<Id, ComparedSide>) {
    setOpen(false);
    onSave(chosen);
  }

  return (
    <>
      <Banner
        tone="caution"
        role="alert"
        title={labels.title}
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {labels.compare}
          </Button>
        }
      >
        {labels.notice}
      </Banner>
      <CompareDialog isOpen={isOpen} parts={parts} labels={labels} onClose={() => setOpen(false)} onSave={save} />
    </>
  );
}
