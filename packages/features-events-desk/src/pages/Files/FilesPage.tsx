import { calls, type EventFiles, useAction, useEndpoint } from '@portal/api';
import { type PageProps, useFreshView, useDestinations, useMessages, type View } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { FilesEditor } from './FilesEditor.tsx';
import { FilesScreen } from './FilesScreen.tsx';

/** The picture and the documents of an event, for those who look after it. */
export function FilesPage({ params }: PageProps<'id'>) {
  const event = useEndpoint(calls.desk.byId, { params });
  const files = useEndpoint(calls.desk.files, { params }, { staleTimeMs: 0 });
  const begun = useFreshView(files.view, files.isFetching);
  return (
    <FilesScreen
      view={both(begun, event.view, (one, other) => ({ files: one, event: other }))}
      backHref={useDestinations(destinations).event(params)}
      editor={(latest) => <LiveEditor key={params.id} id={params.id} latest={latest} />}
    />
  );
}

/** Begins with what was there when it opened; what others save meanwhile is told, and taken when one asks for it. */
function LiveEditor({ id, latest }: { id: string; latest: EventFiles }) {
  const t = useMessages(eventsDeskMessages);
  const [begun, setBegun] = useState(latest);
  const { run, isPending } = useAction(calls.desk.saveFiles, {
    success: t('filesSaved'),
    failure: t('filesSaveFailed'),
    invalidates: [
      calls.desk.files,
      calls.desk.byId,
      calls.desk.fields,
      calls.desk.history,
      calls.events.byId,
      calls.events.attachments,
    ],
  });
  return (
    <FilesEditor
      key={begun.revision}
      files={begun}
      isStale={!isPending && latest.revision > begun.revision}
      onBeginAgain={() => setBegun(latest)}
      onSave={async (body) => setBegun(await run({ params: { id }, body }))}
    />
  );
}

/** What can be rendered once both are there. */
function both<A, B, C>(one: View<A>, other: View<B>, join: (one: A, other: B) => C): View<C> {
  if (one.state !== 'ready') return one;
  return other.state === 'ready' ? { ...one, data: join(one.data, other.data) } : other;
}
