import { useEndpoint } from '@portal/api';
import { mapView, useBackHref } from '@portal/kit';
import { LiveAttachments } from '../../components/Attachments/LiveAttachments.tsx';
import { LiveFavourite } from '../../components/FavouriteToggle/LiveFavourite.tsx';
import { LiveRelated } from '../../components/Related/LiveRelated.tsx';
import { ShareItem } from '../../components/ShareItem/ShareItem.tsx';
import { contentCalls } from '../../model/content-calls.ts';
import { type ContentKind, useContentDestinations } from '../../model/content-kinds.ts';
import { ContentDetailScreen } from './ContentDetailScreen.tsx';

/** One piece of news, or one resource. */
export function ContentDetailPage({ kind, id }: { kind: ContentKind; id: string }) {
  const to = useContentDestinations(kind);
  const { view } = useEndpoint(contentCalls[kind].item, { params: { id } });
  const listHref = to.list();
  return (
    <ContentDetailScreen
      kind={kind}
      view={mapView(view, ({ data }) => data)}
      listHref={listHref}
      backHref={useBackHref(listHref)}
      hrefOfCategory={(categoryId) => to.category({ categoryId })}
      hrefOfTag={(tag) => to.list({}, { tag })}
      onPrint={() => window.print()}
      favourite={(item) => <LiveFavourite kind={kind} item={item} />}
      share={(item) => <ShareItem kind={kind} item={item} />}
      attachments={(item) => <LiveAttachments kind={kind} item={item} />}
      related={<LiveRelated kind={kind} id={id} />}
    />
  );
}
