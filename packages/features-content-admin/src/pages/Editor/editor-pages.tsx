import type { PageProps } from '@portal/kit';
import { EditItemPage } from './EditItemPage.tsx';
import { NewItemPage } from './NewItemPage.tsx';

function NewNewsPage(_: PageProps) {
  return <NewItemPage kind="news" />;
}

function NewResourcePage(_: PageProps) {
  return <NewItemPage kind="resources" />;
}

function EditNewsPage({ params, ...address }: PageProps<'id'>) {
  return <EditItemPage {...address} kind="news" id={params.id} />;
}

function EditResourcePage({ params, ...address }: PageProps<'id'>) {
  return <EditItemPage {...address} kind="resources" id={params.id} />;
}

/** The pages as routes load them. */
export const newNews = { default: NewNewsPage };
export const newResource = { default: NewResourcePage };
export const editNews = { default: EditNewsPage };
export const editResource = { default: EditResourcePage };
