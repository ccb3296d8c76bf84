import { endZoneOf } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Grid, LazyRichTextEditor, TextArea, TextField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { wholeMoment } from './bindings.ts';
import { DayAndTime } from './DayAndTime.tsx';
import type { EventFormFields } from './event-form-fields.ts';
import { newSession } from './event-values.ts';
import { FormPart } from './FormPart.tsx';
import { Rows } from './Rows.tsx';
import { EndZoneField, ZoneField } from './ZoneField.tsx';

/** Sessions, each by the clocks of a zone of its own, who speaks, and who pays for it. */
export function ProgrammeFields({ form }: { form: EventFormFields }) {
  const t = useMessages(eventsDeskMessages);
  return (
    <FormPart part="programme">
      <Sessions form={form} />
      <Rows
        title={t('presenters')}
        list={form.list('presenters')}
        rowTitle={(n) => t('presenterNumber', { n })}
        addLabel={t('addPresenter')}
      >
        {(row) => (
          <>
            <Grid minColumn="sm" gap={4}>
              <TextField {...row.field('name')} label={t('name')} isRequired />
              <TextField {...row.field('role')} label={t('role')} isOptional />
            </Grid>
            <TextArea {...row.field('profileDesc')} label={t('profileDesc')} isOptional />
          </>
        )}
      </Rows>
      <LazyRichTextEditor {...form.field('sponsor')} label={t('sponsor')} isOptional />
    </FormPart>
  );
}

function Sessions({ form }: { form: EventFormFields }) {
  const t = useMessages(eventsDeskMessages);
  const sessions = form.list('sessions');
  return (
    <Rows
      title={t('sessions')}
      list={sessions}
      rowTitle={(n) => t('sessionNumber', { n })}
      addLabel={t('addSession')}
      onAdd={() => sessions.add(newSession(form.values))}
    >
      {(row) => (
        <>
          <TextField {...row.field('title')} label={t('sessionTitle')} isRequired />
          <DayAndTime
            moment={wholeMoment(row.section('start'))}
            timeZone={row.value.timeZone}
            dayLabel={t('startDay')}
            timeLabel={t('startTime')}
          />
          <DayAndTime
            moment={wholeMoment(row.section('end'))}
            timeZone={endZoneOf(row.value)}
            dayLabel={t('endDay')}
            timeLabel={t('endTime')}
          />
          <ZoneField {...row.field('timeZone')} />
          <EndZoneField {...row.field('endTimeZone')} />
        </>
      )}
    </Rows>
  );
}
