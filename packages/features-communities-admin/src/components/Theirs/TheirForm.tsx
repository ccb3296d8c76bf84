import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { communitiesAdminMessages } from '../../messages.ts';
import { type ComparedField, differences } from './differences.ts';
import { TheirValues } from './TheirValues.tsx';
import type { StaleSave } from './use-stale-save.ts';

export interface TheirFormProps<Values extends { updatedAt: string | null }> {
  /** Its values say when that which was read had been changed last. */
  form: Form<Values>;
  stale: StaleSave;
  /** The values of what stands there now; undefined as long as it is not read. */
  latest: Values | undefined;
  fields: readonly ComparedField<Values>[];
}

/** In a form whose save was refused because somebody else was faster: what they have saved, before it is replaced. */
export function TheirForm<Values extends { updatedAt: string | null }>({
  form,
  stale,
  latest,
  fields,
}: TheirFormProps<Values>) {
  const t = useMessages(communitiesAdminMessages);
  if (!stale.isStale) return null;
  const theirs = latest !== undefined && latest.updatedAt !== form.values.updatedAt ? latest : null;
  const items = theirs && differences(form.values, theirs, fields);
  return (
    <TheirValues
      intro={t(items === null || items.length === 0 ? 'changedSince' : 'changedSinceTo')}
      items={items}
      onTake={() => {
        if (theirs !== null) form.reset(theirs);
        stale.settle();
      }}
      onKeep={() => {
        if (theirs !== null) form.set('updatedAt', theirs.updatedAt);
        stale.settle();
      }}
    />
  );
}
