import { calls, firstRead, type OwnDecision, useEndpoint } from '@portal/api';
import { mapView, type PageProps, usePortal } from '@portal/kit';
import { useState } from 'react';
import { appealKey } from '../../model/draft-keys.ts';
import { AppealDialog } from './AppealDialog.tsx';
import { DecisionsScreen } from './DecisionsScreen.tsx';

export function firstReads() {
  return [firstRead(calls.moderation.ownDecisions, {})];
}

/** What moderators decided against of what the reader wrote, and their appeals. */
export function DecisionsPage(_props: PageProps) {
  const { drafts } = usePortal();
  const { view, data } = useEndpoint(
    calls.moderation.ownDecisions,
    {},
    { isEmpty: ({ decisions }) => decisions.length === 0 },
  );
  const [selected, setSelected] = useState<OwnDecision | null | undefined>();
  // Who comes from the list of drafts goes on with the form, as soon as its decision is known.
  if (selected === undefined && data !== undefined)
    setSelected(data.decisions.find(({ id, canAppeal }) => canAppeal && drafts.isTakenUp(appealKey(id))) ?? null);
  return (
    <>
      <DecisionsScreen view={mapView(view, ({ decisions }) => decisions)} onAppeal={setSelected} />
      {selected && <AppealDialog key={selected.id} decision={selected} onClose={() => setSelected(null)} />}
    </>
  );
}
