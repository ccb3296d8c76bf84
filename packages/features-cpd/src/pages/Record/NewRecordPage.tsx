import { calls, firstRead, useAction, useEndpoint } from '@portal/api';
import { mapView, type PageProps, type Search, useDestinations, useMessages, useOutcome } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import type { CpdOutcomes } from '../../manifest.ts';
import { cpdMessages } from '../../messages.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { bodyOf, copyOf, emptyRecord } from './record-values.ts';
import { SavedSeries } from './SavedSeries.tsx';
import { useAfterRecord } from './use-after-record.ts';
import { useSeries } from './use-series.ts';

export function firstReads(_params: object, { copy: id }: Search) {
  return [firstRead(calls.cpd.options), ...(id === undefined ? [] : [firstRead(calls.cpd.record, { params: { id } })])];
}

/** Writes a record, or another like the one that the address names. */
export function NewRecordPage({ search }: PageProps) {
  const t = useMessages(cpdMessages);
  const to = useDestinations(destinations);
  const emit = useOutcome<CpdOutcomes>();
  const { trackerHref, leave, invalidates } = useAfterRecord();
  const id = search.copy;
  const options = useEndpoint(calls.cpd.options);
  const copied = useEndpoint(calls.cpd.record, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  const add = useAction(calls.cpd.addRecord, {
    success: t('recordSaved'),
    failure: t('recordSaveFailed'),
    invalidates,
  });
  const { saved, takenOut, save, ...series } = useSeries();
  const { data } = copied;
  const view =
    id === undefined || options.view.state !== 'ready'
      ? mapView(options.view, (offered) => ({ offered, initial: takenOut ?? emptyRecord, canRepeat: true }))
      : mapView(copied.view, (record) => {
          const offered = options.data;
          return offered && { offered, initial: takenOut ?? copyOf(record, offered), canRepeat: true };
        });
  return (
    <RecordScreen
      key={data?.cpdId}
      title={t('newRecordTitle')}
      view={view}
      draftKey={id === undefined ? 'cpd-record-new' : `cpd-record-copy-${id}`}
      draftHref={to.newRecord(undefined, { copy: id })}
      trackerHref={trackerHref}
      onCancel={leave}
      outcome={saved && <SavedSeries {...series} batch={saved} trackerHref={trackerHref} />}
      onSave={async (values, { offered }) => {
        if (values.isSeries) return save(values, offered);
        const { cpdId } = await add.run({ body: bodyOf(values, offered) });
        emit('recorded', { recordId: cpdId });
        leave();
      }}
    />
  );
}
