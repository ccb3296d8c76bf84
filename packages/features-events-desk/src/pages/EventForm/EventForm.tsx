import { useMessages } from '@portal/kit';
import { Columns, DraftBanner, Form, Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { FormActions, type FormActionsProps } from './FormActions.tsx';
import { FormContents } from './FormContents.tsx';
import { FormFields } from './FormFields.tsx';
import { StaleEvent } from './StaleEvent.tsx';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { type EventFormOptions, useEventForm } from './use-event-form.ts';

export interface EventFormProps extends EventFormOptions, Omit<FormActionsProps, 'isPending'> {
  label: string;
  options: DeskOptions;
}

/** Everything about an event. What is wrong is said at its field, and what was written stays until it is saved. */
export function EventForm({ label, options, submitLabel, closeHref, ...given }: EventFormProps) {
  const t = useMessages(eventsDeskMessages);
  const state = useEventForm(given);
  const { form } = state;
  return (
    <Form label={label} onSubmit={() => void form.onSubmit()}>
      <Columns side={<FormContents />} sidePosition="start" sideWidth="menu" isSideHiddenWhenNarrow isSideSticky>
        <Stack gap={10}>
          <DraftBanner
            isShown={form.restoredDraft}
            discardLabel={t('startOver')}
            onDiscard={() => form.reset(given.latest ?? given.initial)}
          >
            {t('restored')}
          </DraftBanner>
          {state.theirs !== null && <StaleEvent {...state} theirs={state.theirs} options={options} />}
          <Text tone="quiet">{t('keptHint')}</Text>
          <FormFields key={form.values.revision} form={form} options={options} known={given.known} />
          <FormActions submitLabel={submitLabel} isPending={form.isPending} closeHref={closeHref} />
        </Stack>
      </Columns>
    </Form>
  );
}
