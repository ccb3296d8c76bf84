import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { askCopy, copyOf, downloadCopy } from './copies.ts';
import { deletionOf } from './deletion.queries.ts';
import { askDeletion, previewOf, takeDeletionBack } from './deletion.ts';

export function personalDataRoutes(routes: Routes): void {
  const { personalData } = contract;
  bind(routes, personalData.overview, async (_, call) => {
    const { id } = personOf(call);
    return { copy: await copyOf(call.db, id, call.now), deletion: await deletionOf(call.db, id) };
  });
  bind(routes, personalData.askCopy, ({ body }, call) => askCopy(body, call));
  bind(routes, personalData.downloadCopy, (_, call) => downloadCopy(call));
  bind(routes, personalData.deletionPreview, (_, call) => previewOf(call));
  bind(routes, personalData.askDeletion, ({ body }, call) => askDeletion(body, call));
  bind(routes, personalData.takeDeletionBack, async (_, call) => {
    await takeDeletionBack(call);
    return {};
  });
}
