import {
  type MomentFault,
  momentFault,
  momentOfValue,
  type MomentValue,
  noMoment,
  valueOfMoment,
} from '../../model/moment-values.ts';

/** When an item is shown, as it is being chosen. */
export interface PublishValues {
  begins: 'now' | 'later';
  from: MomentValue;
  ends: 'never' | 'later';
  until: MomentValue;
}

interface Times {
  publishFrom: string | null;
  publishUntil: string | null;
}

/** As the question begins: with moments that are still to come, where there are any. */
export function publishValues({ publishFrom, publishUntil }: Times, zone: string, now: Date): PublishValues {
  const ahead = (moment: string | null) => moment !== null && new Date(moment) > now;
  return {
    begins: ahead(publishFrom) ? 'later' : 'now',
    from: ahead(publishFrom) ? valueOfMoment(publishFrom, zone) : noMoment,
    ends: ahead(publishUntil) ? 'later' : 'never',
    until: ahead(publishUntil) ? valueOfMoment(publishUntil, zone) : noMoment,
  };
}

/** What is wrong, and the field that is to blame. */
export interface PublishFault {
  field: `${'from' | 'until'}.${'day' | 'time'}`;
  fault: MomentFault | 'inPast' | 'endsBefore';
}

export function publishFault(values: PublishValues, zone: string, now: Date): PublishFault | null {
  const from = values.begins === 'later' ? values.from : noMoment;
  const until = values.ends === 'later' ? values.until : noMoment;
  return (
    (values.begins === 'later' ? faultOf('from', from, zone) : null) ??
    (values.ends === 'later' ? (faultOf('until', until, zone) ?? pastFault(momentOfValue(until, zone), now)) : null) ??
    orderFault(momentOfValue(from, zone), momentOfValue(until, zone))
  );
}

function faultOf(name: 'from' | 'until', value: MomentValue, zone: string): PublishFault | null {
  const fault = value.day === null ? 'dayMissing' : momentFault(value, zone);
  return fault && { field: `${name}.${fault === 'dayMissing' ? 'day' : 'time'}`, fault };
}

/** A beginning may lie in the past, as that of what was told elsewhere before; an end may not. */
function pastFault(until: Date | null, now: Date): PublishFault | null {
  return until !== null && until <= now ? { field: 'until.day', fault: 'inPast' } : null;
}

function orderFault(from: Date | null, until: Date | null): PublishFault | null {
  return from !== null && until !== null && until <= from ? { field: 'until.day', fault: 'endsBefore' } : null;
}

/** As it is sent. */
export function sentTimes({ begins, from, ends, until }: PublishValues, zone: string) {
  const moment = (value: MomentValue) => momentOfValue(value, zone)?.toISOString() ?? null;
  return { from: begins === 'later' ? moment(from) : null, until: ends === 'later' ? moment(until) : null };
}
