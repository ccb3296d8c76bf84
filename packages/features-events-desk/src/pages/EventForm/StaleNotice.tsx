import { useMessages } from '@portal/kit';
import { Banner, Button } from '@portal/ui';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { CompareDialog } from './CompareDialog.tsx';
import type { WrittenEvent } from './event-form-fields.ts';
import { mergedWith, type Side } from './two-states.ts';
import type { EventFormState } from './use-event-form.ts';

export interface StaleNoticeProps extends EventFormState {
  theirs: WrittenEvent;
  options: DeskOptions;
}

/** Somebody else has saved the event meanwhile: says so, and lets one choose what is kept of both. */
export function StaleNotice({ form, base, theirs, goOnFrom, options }: StaleNoticeProps) {
  const t = useMessages(eventsDeskMessages);
  // Whoever tried to save is asked at once.
  const [isOpen, setOpen] = useState(true);

  function save(chosen: ReadonlyMap<string, Side>) {
    goOnFrom(theirs, mergedWith(form.values, theirs, chosen));
    setOpen(false);
    void form.onSubmit();
  }

  return (
    <>
      <Banner
        tone="caution"
        role="alert"
        title={t('staleTitle')}
        action={
          <Button size="sm" onPress={() => setOpen(true)}>
            {t('compare')}
          </Button>
        }
      >
        {t('staleBanner')}
      </Banner>
      <CompareDialog
        isOpen={isOpen}
        mine={form.values}
        theirs={theirs}
        base={base}
        options={options}
        onClose={() => setOpen(false)}
        onSave={save}
      />
    </>
  );
}
