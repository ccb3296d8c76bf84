import { calls, type EventFields, useAction } from '@portal/api';
import type { KnownTicketType } from '@portal/rules';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { EventForm } from './EventForm.tsx';
import type { DeskOptions } from '../../model/use-desk-options.ts';

/** An event with the revision that was read. */
export interface FieldsRead {
  fields: EventFields;
  revision: number;
  known: KnownTicketType[];
}

export interface EventEditorProps {
  id: string;
  /** As the server has it now. */
  latest: FieldsRead;
  options: DeskOptions;
}

const written = ({ fields, revision }: FieldsRead) => ({ ...fields, revision });

/** Changes an event. What was opened is what is changed, whatever others do meanwhile; then one says what is kept of both. */
export function EventEditor({ id, latest, options }: EventEditorProps) {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const { navigation } = usePortal();
  const [opened] = useState(latest);
  const [isSaved, setSaved] = useState(false);
  const edit = useAction(calls.desk.edit, {
    success: t('eventSaved'),
    // Who has to choose what is kept is asked to, not to try again.
    failure: ({ code, message }) => ({
      text: code === 'stale' ? t('saveStale') : t('eventSaveFailed'),
      description: message,
    }),
    invalidates: [calls.desk.fields, calls.desk.byId, calls.desk.query, calls.desk.history],
  });
  const href = to.event({ id });

  async function save(fields: EventFields, revision: number) {
    await edit.run({ params: { id }, body: { ...fields, revision } });
    setSaved(true);
    if (href !== undefined) navigation.navigate(href);
  }

  return (
    <EventForm
      label={t('editPageTitle')}
      initial={written(opened)}
      options={options}
      known={latest.known}
      draftKey={`desk:event:${id}`}
      draftPlace={{ kind: t('editPageTitle'), href: to.edit({ id }) }}
      submitLabel={t('saveChanges')}
      // What was just saved here is nobody else's.
      latest={isSaved ? undefined : written(latest)}
      closeHref={href}
      onSave={save}
    />
  );
}
