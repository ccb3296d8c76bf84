import { calls, type Folder, useEndpoint } from '@portal/api';
import { mapView, usePortal } from '@portal/kit';
import { AssetsPanel, FolderItems } from './AssetsPanel.tsx';

/** The folders of a community over their calls. */
export function LiveAssets({ communityId }: { communityId: string }) {
  const { view } = useEndpoint(
    calls.folders.list,
    { params: { id: communityId } },
    { isEmpty: ({ folders }) => folders.every(({ assetsCount }) => assetsCount === 0) },
  );
  return (
    <AssetsPanel
      view={mapView(view, ({ folders }) => folders)}
      renderFolder={(folder) => <LiveFolder communityId={communityId} folder={folder} />}
    />
  );
}

function LiveFolder({ communityId, folder }: { communityId: string; folder: Folder }) {
  const { analytics } = usePortal();
  const { view } = useEndpoint(
    calls.folders.assets,
    { params: { id: communityId, folderId: folder.id } },
    { isEmpty: ({ assets }) => assets.length === 0 },
  );
  return (
    <FolderItems
      folder={folder}
      view={mapView(view, ({ assets }) => assets)}
      onOpen={(assetId) => analytics.track('downloadAsset', { targetId: assetId })}
    />
  );
}
