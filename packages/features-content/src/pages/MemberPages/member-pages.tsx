import { calls, firstRead, useEndpoint } from '@portal/api';
import { mapView, type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { pageDestinations } from '../../destinations.ts';
import { memberPagesInput } from './member-pages-input.ts';
import { MemberPagesScreen } from './MemberPagesScreen.tsx';
import { usePageDocument } from './use-page-document.ts';

function firstReads() {
  return [firstRead(calls.content.pages, memberPagesInput)];
}

/** Leads to the first page. */
export function MemberPagesPage(_: PageProps) {
  return <MemberPages currentId={null} />;
}

export function MemberPagePage({ params }: PageProps<'id'>) {
  return <MemberPages currentId={params.id} />;
}

function MemberPages({ currentId }: { currentId: string | null }) {
  const to = useDestinations(pageDestinations);
  const { navigation } = usePortal();
  const { view } = useEndpoint(calls.content.pages, memberPagesInput, { isEmpty: ({ data }) => data.length === 0 });
  const page = usePageDocument(currentId);
  const [first] = view.state === 'ready' ? view.data.data : [];
  const firstHref = first === undefined ? undefined : to.page({ id: first.id });
  useEffect(() => {
    if (currentId === null && firstHref !== undefined) navigation.navigate(firstHref, { replace: true });
  }, [currentId, firstHref, navigation]);
  return (
    <MemberPagesScreen
      view={mapView(view, ({ data }) => data)}
      currentId={currentId}
      page={page}
      hrefOfPage={(id) => to.page({ id })}
      listHref={to.home()}
    />
  );
}

/** The pages as routes load them. */
export const memberPages = { default: MemberPagesPage, firstReads };
export const memberPage = { default: MemberPagePage, firstReads };
