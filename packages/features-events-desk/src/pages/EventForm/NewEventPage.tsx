import { calls, useAction } from '@portal/api';
import { type PageProps, useDestinations, useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { EventForm } from './EventForm.tsx';
import { EventFormFrame } from './EventFormFrame.tsx';
import { newEvent } from './event-values.ts';
import { useDeskOptions } from '../../model/use-desk-options.ts';

/** Where an event begins: as a draft. */
export function NewEventPage(_: PageProps) {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const { navigation, profile, clock } = usePortal();
  const [initial] = useState(() => newEvent(profile.timeZone, clock.now()));
  const create = useAction(calls.desk.create, {
    success: t('draftSaved'),
    failure: t('eventSaveFailed'),
    invalidates: [calls.desk.query],
  });
  return (
    <EventFormFrame
      title={t('newPageTitle')}
      back={{ href: to.list(), label: t('back') }}
      view={useDeskOptions()}
      failedTitle={t('optionsFailed')}
    >
      {(options) => (
        <EventForm
          label={t('newPageTitle')}
          initial={initial}
          options={options}
          known={[]}
          draftKey="desk:event:new"
          draftPlace={{ kind: t('newPageTitle'), href: to.create() }}
          submitLabel={t('saveDraft')}
          closeHref={to.list()}
          onSave={async (body) => {
            const href = to.event(await create.run({ body }));
            if (href !== undefined) navigation.navigate(href);
          }}
        />
      )}
    </EventFormFrame>
  );
}
