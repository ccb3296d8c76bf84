import { calls, firstRead, useAction, useClient, useEndpoint } from '@portal/api';
import { mapView, type PageProps, useFreshView, useDestinations, useMessages } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { cpdMessages } from '../../messages.ts';
import { unsavedNotice } from '../../model/unsaved-notice.ts';
import { useRevisedSave } from '../../model/use-revised-save.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { bodyOf, removedIds, valuesOf } from './record-values.ts';
import { useAfterRecord } from './use-after-record.ts';

export function firstReads(params: PageProps<'id'>['params']) {
  return [firstRead(calls.cpd.options), firstRead(calls.cpd.record, { params })];
}

/** Changes a record. */
export function EditRecordPage({ params }: PageProps<'id'>) {
  const t = useMessages(cpdMessages);
  const to = useDestinations(destinations);
  const { trackerHref, leave, invalidates } = useAfterRecord();
  const options = useEndpoint(calls.cpd.options);
  const client = useClient();
  const record = useEndpoint(calls.cpd.record, { params });
  const begun = useFreshView(record.view, record.isFetching);
  const edit = useAction(calls.cpd.editRecord, {
    success: t('recordSaved'),
    failure: unsavedNotice(t('recordSaveFailed'), t('stale')),
    invalidates: [...invalidates, calls.cpd.record],
  });
  const { save, refused } = useRevisedSave(() => client.call(calls.cpd.record, { params }, { isQuiet: true }));
  const view =
    options.view.state === 'ready'
      ? mapView(begun, (read) => {
          const offered = options.data;
          return offered && { offered, initial: valuesOf(read, offered), isLocked: read.isLocked };
        })
      : mapView(options.view, () => undefined);
  return (
    <RecordScreen
      key={params.id}
      title={t('editRecordTitle')}
      view={view}
      draftKey={`cpd-record-${params.id}`}
      draftHref={to.record({ id: params.id })}
      trackerHref={trackerHref}
      onCancel={leave}
      refused={refused}
      onSave={async (values, { offered }) => {
        const body = { ...bodyOf(values, offered), removedAttachmentIds: removedIds(values) };
        await save(values.revision, (revision) => edit.run({ params, body: { ...body, revision } }));
        leave();
      }}
    />
  );
}
