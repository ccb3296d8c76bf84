import { dayIn } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid, Stack, TimeZoneField } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { communitiesMessages } from '../../messages.ts';
import type { MeetingValues } from './meeting-values.ts';

const lastMinute = '23:59';

interface WhenFieldsProps {
  form: Form<MeetingValues>;
  /** The day that it is on already, which may be over. */
  knownDay: string | null;
}

/** When a meeting is held and until when it is answered, by the clock of its zone. */
export function WhenFields({ form, knownDay }: WhenFieldsProps) {
  const t = useMessages(communitiesMessages);
  const { clock, profile } = usePortal();
  const { values, set } = form;
  const zone = form.field('timeZone');
  const today = dayIn(clock.now(), zone.value || profile.timeZone);
  const earliest = knownDay !== null && knownDay < today ? knownDay : today;

  /** What was wrong with one of them may be put right at another. */
  function judgeAgain(...names: ('from' | 'to' | 'rsvpDay')[]) {
    for (const name of names) if (form.errors[name] !== undefined) set(name, values[name]);
  }

  function chooseDay(day: string | null) {
    set('day', day);
    judgeAgain('from', 'to', 'rsvpDay');
  }

  function chooseRsvpDay(day: string | null) {
    set('rsvpDay', day);
    if (day === null) set('rsvpTime', null);
    else if (values.rsvpTime === null) set('rsvpTime', day === values.day ? (values.from ?? lastMinute) : lastMinute);
  }

  function chooseRsvpTime(time: string | null) {
    set('rsvpTime', time);
    judgeAgain('rsvpDay');
  }

  function chooseFrom(time: string | null) {
    set('from', time);
    judgeAgain('to', 'rsvpDay');
  }

  return (
    <Stack gap={5}>
      <DatePicker {...form.field('day')} onChange={chooseDay} label={t('meetingDateField')} min={earliest} isRequired />
      <Grid minColumn="xs" gap={4}>
        <TimeField {...form.field('from')} onChange={chooseFrom} label={t('meetingFromField')} hours={24} isRequired />
        <TimeField {...form.field('to')} label={t('meetingToField')} hours={24} isRequired />
      </Grid>
      <TimeZoneField {...zone} label={t('meetingZoneField')} description={t('meetingZoneHint')} isRequired />
      <Grid minColumn="xs" gap={4}>
        <DatePicker
          {...form.field('rsvpDay')}
          onChange={chooseRsvpDay}
          label={t('rsvpDateField')}
          isOptional
          isClearable
        />
        <TimeField
          {...form.field('rsvpTime')}
          onChange={chooseRsvpTime}
          label={t('rsvpTimeField')}
          hours={24}
          isOptional
          isDisabled={values.rsvpDay === null}
        />
      </Grid>
    </Stack>
  );
}
