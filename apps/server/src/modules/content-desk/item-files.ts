import { limits } from '@portal/api/contract';
import { fileCountRefusal } from '@portal/rules';
import { assetUrlsOf, type Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { begin } from './change-item.ts';
import { countUploads } from './item-files.queries.ts';

/** Keeps a file with an item, for those who write it. Until it is saved there nobody else is given it. */
export async function addUpload(id: string, file: File, field: 'imageFile' | 'file', call: Call) {
  const content = contentOf(file);
  return call.db.transaction(async (tx) => {
    const { kind } = await begin(tx, 'upload', { id, revision: null }, call);
    const sent = await countUploads(tx, id, kind);
    refuse(fileCountRefusal((sent?.count ?? 0) + 1, limits.contentItem.uploads, `body.${field}`));
    const [assetId = null] = await addAssets(tx, call, { ownerKind: kind, ownerId: id, files: [content] });
    const urls = assetUrlsOf(call);
    const { name, type } = content;
    const added = found(assetId);
    return {
      ...{ assetId: added, name: name.replace(/\.\w+$/, ''), type },
      url: urls.fileOf({ id: added, type }),
      picture: urls.pictureOf(added),
    };
  });
}
