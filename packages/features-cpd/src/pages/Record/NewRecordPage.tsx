import { calls, firstRead, useAction, useEndpoint } from '@portal/api';
import { mapView, type PageProps, type Search, useMessages } from '@portal/kit';
import { recordMessages } from '../../messages-record.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { bodyOf, copyOf, emptyRecord } from './record-values.ts';
import { useAfterRecord } from './use-after-record.ts';

export function firstReads(_params: object, { copy: id }: Search) {
  return [firstRead(calls.cpd.options), ...(id === undefined ? [] : [firstRead(calls.cpd.record, { params: { id } })])];
}

/** Writes a record, or another like the one that the address names. */
export function NewRecordPage({ search }: PageProps) {
  const t = useMessages(recordMessages);
  const { trackerHref, leave, touches } = useAfterRecord();
  const id = search.copy;
  const options = useEndpoint(calls.cpd.options);
  const copied = useEndpoint(calls.cpd.record, { params: { id: id ?? '' } }, { enabled: id !== undefined });
  const add = useAction(calls.cpd.addRecord, { success: t('saved'), failure: t('saveFailed'), touches });
  const { data } = copied;
  const view =
    id === undefined || options.view.state !== 'ready'
      ? mapView(options.view, (offered) => ({ offered, initial: emptyRecord }))
      : mapView(copied.view, (record) => {
          const offered = options.data;
          return offered && { offered, initial: copyOf(record, offered) };
        });
  return (
    <RecordScreen
      key={data?.cpdId}
      title={t('newTitle')}
      view={view}
      draftKey={`cpd-record-${id ?? 'new'}`}
      trackerHref={trackerHref}
      onCancel={leave}
      onSave={async (values, { offered }) => {
        await add.run({ body: bodyOf(values, offered) });
        leave();
      }}
    />
  );
}
