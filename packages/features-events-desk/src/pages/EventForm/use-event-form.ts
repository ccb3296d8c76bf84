import type { EventFields } from '@portal/api';
import { fieldsRefusal, type KnownTicketType } from '@portal/rules';
import { type DraftEntry, ProblemError, useMessages } from '@portal/kit';
import { type NestedForm, useNestedForm } from '@portal/kit/form';
import { useState } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import type { WrittenEvent } from './event-form-fields.ts';
import { newRows, rulesOf } from './event-values.ts';

export interface EventFormOptions {
  initial: WrittenEvent;
  /** What was known of its types of tickets when the event was read. */
  known: readonly KnownTicketType[];
  /** What is written is kept under it until it is saved. */
  draftKey: string;
  /** How the list of drafts calls it, and where it goes on. */
  draftPlace: Pick<DraftEntry, 'kind' | 'href'>;
  /** As the server has it, where it is there already. */
  latest?: WrittenEvent | undefined;
  /** Rejects with what the server has against it. */
  onSave: (fields: EventFields, revision: number) => Promise<unknown>;
}

export interface EventFormState {
  form: NestedForm<WrittenEvent>;
  /** What somebody else has saved since that was read which is being changed here. */
  theirs: WrittenEvent | null;
  /** The state that what is written began with; null for a draft that was taken up again, whose beginning is gone. */
  base: WrittenEvent | null;
  /** Goes on from their state with these values. */
  goOnFrom: (theirs: WrittenEvent, values: WrittenEvent) => void;
}

export function useEventForm({
  initial,
  known,
  draftKey,
  draftPlace,
  latest,
  onSave,
}: EventFormOptions): EventFormState {
  const t = useMessages(eventsDeskMessages);
  const [base, setBase] = useState(initial);
  const form = useNestedForm<WrittenEvent>({
    initial,
    draftKey,
    draftEntry: ({ title }) => ({ ...draftPlace, place: t('draftPlace'), text: title.trim() }),
    rows: newRows,
    rules: rulesOf({ required: t('fillIn'), noLink: t('noLink'), tooLong: (n) => t('atMostCharacters', { n }) }),
    async onSubmit({ revision, ...fields }) {
      const refusal = fieldsRefusal(fields, known);
      if (refusal !== null) throw new ProblemError({ status: 400, ...refusal });
      await onSave(fields, revision);
    },
  });
  const { isDirty, values } = form;
  const newer = latest !== undefined && latest.revision !== values.revision ? latest : null;

  function goOnFrom(theirs: WrittenEvent, merged: WrittenEvent) {
    setBase(theirs);
    for (const [name, value] of Object.entries(merged))
      // The entries of an event are its fields.
      form.set(name as keyof WrittenEvent, value as WrittenEvent[keyof WrittenEvent]);
  }

  return { form, theirs: isDirty ? newer : null, base: base.revision === values.revision ? base : null, goOnFrom };
}
