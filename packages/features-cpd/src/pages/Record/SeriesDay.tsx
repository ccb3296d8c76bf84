import { useFormats, useMessages, usePortal } from '@portal/kit';
import { IconButton, IconCheck, IconEdit, IconTrash, Spread, Text } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { useEffect, useRef } from 'react';
import { cpdMessages } from '../../messages.ts';
import { weekdayOf } from '../../model/cpd-dates.ts';

interface SeriesDayProps {
  day: string;
  onChange: () => void;
  onRemove: () => void;
}

export function SeriesDay({ day, onChange, onRemove }: SeriesDayProps) {
  const t = useMessages(cpdMessages);
  const { locale } = usePortal();
  const text = `${weekdayOf(day, locale)} ${useFormats().day(day)}`;
  return (
    <Spread gap={2} isWrapping={false}>
      <Text>{text}</Text>
      <span>
        <IconButton size="sm" icon={IconEdit} label={t('changeDay', { day: text })} onPress={onChange} />
        <IconButton size="sm" icon={IconTrash} label={t('removeDay', { day: text })} onPress={onRemove} />
      </span>
    </Spread>
  );
}

interface ChangedDayProps {
  /** From 1. */
  number: number;
  day: string;
  onChange: (day: string) => void;
  onDone: () => void;
}

/** The day as a field, in its place. */
export function ChangedDay({ number, day, onChange, onDone }: ChangedDayProps) {
  const t = useMessages(cpdMessages);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(), []);
  return (
    <Spread gap={2} isWrapping={false}>
      <span ref={place}>
        <DatePicker
          label={t('dayNumber', { n: number })}
          isLabelHidden
          value={day}
          onChange={(next) => next !== null && onChange(next)}
        />
      </span>
      <IconButton size="sm" icon={IconCheck} label={t('doneDay', { n: number })} onPress={onDone} />
    </Spread>
  );
}
