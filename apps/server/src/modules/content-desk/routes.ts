import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { importItems, previewImport } from './import/import-items.ts';
import { deskItemOf, listItems } from './list-items.ts';
import { addUpload } from './item-files.ts';
import { labelRoutes } from './label-routes.ts';
import { previewItem } from './preview-item.ts';
import { archiveItem, publishItem, removeItem, takeBackItem, unarchiveItem, undeleteItem } from './item-states.ts';
import { restoreVersion, versionOf, versionsOf } from './item-versions.ts';
import { createItem, saveItem } from './write-item.ts';

export function contentDeskRoutes(routes: Routes): void {
  const { contentDesk } = contract;
  bind(routes, contentDesk.items, ({ query }, call) => listItems(query, call));
  bind(routes, contentDesk.item, ({ params }, call) => deskItemOf(params.id, call));
  bind(routes, contentDesk.create, ({ body }, call) => createItem(body, call));
  bind(routes, contentDesk.save, ({ params, body }, call) => saveItem(params.id, body, call));
  bind(routes, contentDesk.addPicture, async ({ params, body }, call) => {
    const { assetId, picture } = await addUpload(params.id, body.imageFile, 'imageFile', call);
    return { assetId, url: picture };
  });
  bind(routes, contentDesk.addFile, async ({ params, body }, call) => {
    const { assetId, name, type, url } = await addUpload(params.id, body.file, 'file', call);
    return { assetId, name, type, url };
  });
  bind(routes, contentDesk.preview, ({ params, query }, call) => previewItem(params.id, query, call));
  stateRoutes(routes);
  bind(routes, contentDesk.versions, ({ params }, call) => versionsOf(params.id, call));
  bind(routes, contentDesk.version, ({ params }, call) => versionOf(params.id, params.version, call));
  bind(routes, contentDesk.restoreVersion, ({ params, body }, call) =>
    restoreVersion(params.id, params.version, body.revision, call),
  );
  labelRoutes(routes);
  bind(routes, contentDesk.previewImport, ({ body }, call) => previewImport(body, call));
  bind(routes, contentDesk.importItems, ({ body }, call) => importItems(body, call));
}

function stateRoutes(routes: Routes): void {
  const { contentDesk } = contract;
  bind(routes, contentDesk.publish, ({ params, body }, call) => publishItem(params.id, body, call));
  bind(routes, contentDesk.takeBack, ({ params, body }, call) => takeBackItem(params.id, body.revision, call));
  bind(routes, contentDesk.archive, ({ params, body }, call) => archiveItem(params.id, body.revision, call));
  bind(routes, contentDesk.unarchive, ({ params, body }, call) => unarchiveItem(params.id, body.revision, call));
  bind(routes, contentDesk.remove, async ({ params }, call) => {
    await removeItem(params.id, call);
    return {};
  });
  bind(routes, contentDesk.undelete, ({ params }, call) => undeleteItem(params.id, call));
}
