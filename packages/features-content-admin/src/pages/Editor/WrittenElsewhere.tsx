import { useMessages } from '@portal/kit';
import { Button, EmptyState } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminDestinations } from '../../model/content-kinds.ts';

/** In the place of the form where the organisation writes in a system of its own. */
export function WrittenElsewhere({ kind }: { kind: ContentKind }) {
  const t = useMessages(contentAdminMessages);
  const href = useAdminDestinations(kind).list();
  return (
    <EmptyState
      title={t('writtenElsewhere')}
      text={t('writtenElsewhereText')}
      action={href !== undefined && <Button href={href}>{t(kindWords[kind].back)}</Button>}
    />
  );
}
