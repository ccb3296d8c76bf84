import type { PageProps } from '@portal/kit';
import { ImportPage } from './ImportPage.tsx';

function NewsImportPage(_: PageProps) {
  return <ImportPage kind="news" />;
}

function ResourceImportPage(_: PageProps) {
  return <ImportPage kind="resources" />;
}

/** The pages as routes load them. */
export const news = { default: NewsImportPage };
export const resources = { default: ResourceImportPage };
