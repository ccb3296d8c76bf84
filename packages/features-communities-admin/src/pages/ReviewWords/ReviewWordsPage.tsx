import { calls, type ReviewWord, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { AddWordDialog } from './AddWordDialog.tsx';
import { RemoveWordDialog } from './RemoveWordDialog.tsx';
import { ReviewWordsScreen } from './ReviewWordsScreen.tsx';

/** For which posts are held until somebody has looked at them. */
export function ReviewWordsPage(_props: PageProps) {
  const { view } = useEndpoint(calls.moderation.reviewWords, {});
  const [asked, setAsked] = useState<'add' | ReviewWord | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ReviewWordsScreen view={view} onAdd={() => setAsked('add')} onRemove={setAsked} />
      {asked === 'add' && <AddWordDialog onClose={close} />}
      {asked !== null && asked !== 'add' && <RemoveWordDialog word={asked} onClose={close} />}
    </>
  );
}
