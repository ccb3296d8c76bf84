import { calls, type ReviewWord, useEndpoint } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useState } from 'react';
import { AddWordDialog } from './AddWordDialog.tsx';
import { RemoveWordDialog } from './RemoveWordDialog.tsx';
import { ReviewWordsScreen } from './ReviewWordsScreen.tsx';

/** For which posts are held until somebody has looked at them. */
export function ReviewWordsPage(_props: PageProps) {
  const { view } = useEndpoint(calls.moderation.reviewWords, {});
  const [pending, setPending] = useState<'add' | ReviewWord | null>(null);
  const close = () => setPending(null);
  return (
    <>
      <ReviewWordsScreen view={view} onAdd={() => setPending('add')} onRemove={setPending} />
      {pending === 'add' && <AddWordDialog onClose={close} />}
      {pending !== null && pending !== 'add' && <RemoveWordDialog word={pending} onClose={close} />}
    </>
  );
}
