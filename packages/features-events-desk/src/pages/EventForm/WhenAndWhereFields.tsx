import { endZoneOf } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Select, TextField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { perhaps, wholeMoment } from './bindings.ts';
import { DayAndTime } from './DayAndTime.tsx';
import type { EventFormFields } from './event-form-fields.ts';
import { FormPart } from './FormPart.tsx';
import type { DeskOptions } from '../../model/use-desk-options.ts';
import { EndZoneField, ZoneField } from './ZoneField.tsx';

export function WhenAndWhereFields({ form, options }: { form: EventFormFields; options: DeskOptions }) {
  const t = useMessages(eventsDeskMessages);
  const { timeZone } = form.values;
  const place = form.field('locationId');
  return (
    <FormPart part="whenAndWhere">
      <DayAndTime
        moment={wholeMoment(form.section('start'))}
        timeZone={timeZone}
        dayLabel={t('startDay')}
        timeLabel={t('startTime')}
      />
      <DayAndTime
        moment={wholeMoment(form.section('end'))}
        timeZone={endZoneOf(form.values)}
        dayLabel={t('endDay')}
        timeLabel={t('endTime')}
      />
      <ZoneField {...form.field('timeZone')} description={t('zoneHint')} />
      <EndZoneField {...form.field('endTimeZone')} />
      <Select
        {...place}
        value={place.value || null}
        label={t('locationId')}
        description={t('locationHint')}
        placeholder={t('choose')}
        options={options.locations}
        isRequired
      />
      <TextField {...perhaps(form.field('address'))} label={t('address')} description={t('addressHint')} isOptional />
      <TextField {...perhaps(form.field('externalUrl'))} type="url" label={t('externalUrl')} isOptional />
    </FormPart>
  );
}
