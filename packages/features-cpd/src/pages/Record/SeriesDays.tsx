import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { FieldBinding } from '@portal/kit/form';
import { FieldGroup, Grid } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { ChangedDay, SeriesDay } from './SeriesDay.tsx';

const most = limits.cpd.seriesDays;

/** Every day of a series, each to be changed or taken out. */
export function SeriesDays({ name, value: days, onChange, error }: FieldBinding<string[]>) {
  const t = useMessages(cpdMessages);
  const [changed, setChanged] = useState<number | null>(null);
  const { place, focusRow } = useRowFocus();
  function leave(at: number) {
    setChanged(null);
    focusRow(at);
  }
  function remove(at: number) {
    onChange(days.toSpliced(at, 1));
    leave(Math.min(at, days.length - 2));
  }
  const isTooMany = days.length > most;
  return (
    <div ref={place} data-field={name}>
      <FieldGroup
        legend={t('everyDay')}
        description={isTooMany ? undefined : t('everyDayHint', { n: days.length })}
        error={isTooMany ? t('daysMost', { n: most }) : error}
      >
        {!isTooMany && (
          <Grid as="ul" minColumn="sm" gap={3} label={t('everyDay')}>
            {days.map((day, at) => (
              <li key={at} data-row={at}>
                {changed === at ? (
                  <ChangedDay
                    number={at + 1}
                    day={day}
                    onChange={(next) => onChange(days.with(at, next))}
                    onDone={() => leave(at)}
                  />
                ) : (
                  <SeriesDay day={day} onChange={() => setChanged(at)} onRemove={() => remove(at)} />
                )}
              </li>
            ))}
          </Grid>
        )}
      </FieldGroup>
    </div>
  );
}

/** The button that was pressed has gone: the first one of the row takes its focus over. */
function useRowFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (request !== null) place.current?.querySelector<HTMLElement>(`[data-row="${request.at}"] button`)?.focus();
  }, [request]);
  return { place, focusRow: (at: number) => setRequest({ at }) };
}
