import { useMessages } from '@portal/kit';
import { Button, NotFoundNotice, type NotFoundNoticeProps } from '@portal/ui';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, kindWords, useAdminDestinations } from '../../model/content-kinds.ts';

export interface ItemNotFoundProps extends Pick<NotFoundNoticeProps, 'headingLevel'> {
  kind: ContentKind;
}

/** In the place of an item that is not there. */
export function ItemNotFound({ kind, headingLevel }: ItemNotFoundProps) {
  const t = useMessages(contentAdminMessages);
  const href = useAdminDestinations(kind).list();
  return (
    <NotFoundNotice
      headingLevel={headingLevel}
      title={t(kindWords[kind].notFound)}
      text={t('notThereText')}
      action={href !== undefined && <Button href={href}>{t(kindWords[kind].back)}</Button>}
    />
  );
}
