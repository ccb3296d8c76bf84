import { useMessages } from '@portal/kit';
import { type ComparedSide, StaleNotice } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { useValueWords } from '../../model/use-value-words.ts';
import { fieldWord, valueText } from '../../model/value-words.ts';
import type { WrittenEvent } from './event-form-fields.ts';
import { differences, firstChoice, mergedWith } from './two-states.ts';
import type { EventFormState } from './use-event-form.ts';

export interface StaleEventProps extends EventFormState {
  theirs: WrittenEvent;
  options: DeskOptions;
}

/** Somebody else has saved the event meanwhile: for each field one chooses what is kept. */
export function StaleEvent({ form, base, theirs, goOnFrom, options }: StaleEventProps) {
  const t = useMessages(eventsDeskMessages);
  const words = useValueWords(options);
  const first = firstChoice(base, theirs, form.values);

  function save(chosen: ReadonlyMap<string, ComparedSide>) {
    goOnFrom(theirs, mergedWith(form.values, theirs, chosen));
    void form.onSubmit();
  }

  return (
    <StaleNotice
      asksAtOnce
      parts={differences(theirs, form.values).map(({ field, before, after }) => ({
        id: field,
        label: t(fieldWord(field)),
        first: first.get(field) ?? 'mine',
        says: { mine: valueText(after, words), theirs: valueText(before, words) },
      }))}
      labels={{
        title: t('staleTitle'),
        notice: t('staleBanner'),
        question: t('staleText'),
        compare: t('compare'),
        mine: t('yours'),
        theirs: t('theirs'),
        back: t('backToForm'),
        save: t('saveChosen'),
      }}
      onSave={save}
    />
  );
}
