import type { PageProps } from '@portal/kit';
import { VersionsPage } from './VersionsPage.tsx';

function NewsVersionsPage({ params, ...address }: PageProps<'id'>) {
  return <VersionsPage {...address} kind="news" id={params.id} />;
}

function ResourceVersionsPage({ params, ...address }: PageProps<'id'>) {
  return <VersionsPage {...address} kind="resources" id={params.id} />;
}

/** The pages as routes load them. */
export const news = { default: NewsVersionsPage };
export const resources = { default: ResourceVersionsPage };
