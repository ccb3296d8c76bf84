import type { PageProps } from '@portal/kit';
import { LabelsPage } from './LabelsPage.tsx';

function NewsLabelsPage(_: PageProps) {
  return <LabelsPage kind="news" />;
}

function ResourceLabelsPage(_: PageProps) {
  return <LabelsPage kind="resources" />;
}

/** The pages as routes load them. */
export const news = { default: NewsLabelsPage };
export const resources = { default: ResourceLabelsPage };
