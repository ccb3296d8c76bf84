import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, PanelSwitch, Skeleton } from '@portal/ui';
import { contentMessages } from '../../messages.ts';
import { PageFrame } from './PageFrame.tsx';

export interface PageContentProps {
  /** The document of the page. */
  page: View<string>;
  name: string;
  /** The list of pages, for whoever looks for one that is not there. */
  listHref: string | undefined;
}

/** The page that is open. */
export function PageContent({ page, name, listHref }: PageContentProps) {
  const t = useMessages(contentMessages);
  return (
    <PanelSwitch
      view={page}
      skeleton={<Skeleton lines={10} />}
      failedTitle={t('pageNotShown')}
      notFound={
        <EmptyState
          title={t('pageNotFound')}
          text={t('notThereText')}
          action={listHref !== undefined && <Button href={listHref}>{t('allPages')}</Button>}
        />
      }
    >
      {(html) => <PageFrame title={name} html={html} />}
    </PanelSwitch>
  );
}
