import type { PageProps } from '@portal/kit';
import { PreviewPage } from './PreviewPage.tsx';

function NewsPreviewPage({ params, ...address }: PageProps<'id'>) {
  return <PreviewPage {...address} kind="news" id={params.id} />;
}

function ResourcePreviewPage({ params, ...address }: PageProps<'id'>) {
  return <PreviewPage {...address} kind="resources" id={params.id} />;
}

/** The pages as routes load them. */
export const news = { default: NewsPreviewPage };
export const resources = { default: ResourcePreviewPage };
