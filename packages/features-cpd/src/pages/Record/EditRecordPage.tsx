import { calls, firstRead, useAction, useEndpoint } from '@portal/api';
import { mapView, type PageProps, useMessages } from '@portal/kit';
import { recordMessages } from '../../messages-record.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { bodyOf, removedIds, valuesOf } from './record-values.ts';
import { useAfterRecord } from './use-after-record.ts';

export function firstReads(params: PageProps<'id'>['params']) {
  return [firstRead(calls.cpd.options), firstRead(calls.cpd.record, { params })];
}

/** Changes a record. */
export function EditRecordPage({ params }: PageProps<'id'>) {
  const t = useMessages(recordMessages);
  const { trackerHref, leave, touches } = useAfterRecord();
  const options = useEndpoint(calls.cpd.options);
  const record = useEndpoint(calls.cpd.record, { params });
  const edit = useAction(calls.cpd.editRecord, {
    success: t('saved'),
    failure: t('saveFailed'),
    touches: [...touches, calls.cpd.record],
  });
  const view =
    options.view.state === 'ready'
      ? mapView(record.view, (read) => {
          const offered = options.data;
          return (
            offered && { offered, initial: valuesOf(read, offered), isLocked: read.isLocked, revision: read.revision }
          );
        })
      : mapView(options.view, () => undefined);
  return (
    <RecordScreen
      key={params.id}
      title={t('editTitle')}
      view={view}
      draftKey={`cpd-record-${params.id}`}
      trackerHref={trackerHref}
      onCancel={leave}
      onSave={async (values, { offered, revision = 0 }) => {
        const body = { ...bodyOf(values, offered), removedAttachmentIds: removedIds(values), revision };
        await edit.run({ params, body });
        leave();
      }}
    />
  );
}
