import { limits } from '@portal/api/contract';
import type { DirectusLibrary, LibraryItem } from '../../adapters/directus/directus-library.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../http/problem.ts';
import { checkFile } from '../files/index.ts';
import { copiedAssetId, copiedItemId } from './copied-ids.ts';
import { knownAssets } from './copied-files.queries.ts';
import { addCopiedAsset, keepAttachments, keepCovers } from './copied-files.writes.ts';

type Copying = Pick<Deps, 'db' | 'files' | 'log'> & { library: DirectusLibrary };

export interface WantedFile {
  assetId: string;
  itemId: string;
  kind: LibraryItem['kind'];
  fileId: string;
  /** It comes as JPEG, whatever it is there. */
  isPicture: boolean;
  isCover: boolean;
  /** As it is saved, and as the item calls it. */
  fileName: string;
  name: string;
  position: number;
}

/** So many in one round: each is drawn or unpacked to be looked at. */
const mostAtOnce = 50;

/** What was looked at and refused, or is not there: it is asked for again when the server begins anew. */
const refusedOf = new WeakMap<DirectusLibrary, Set<string>>();

/** Fetches the files of copied items that are not here yet, looks at each as at what members send, and gives the items those that are here. */
export async function copyFiles(
  copying: Copying,
  items: readonly LibraryItem[],
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { db, library } = copying;
  const wanted = items.flatMap(filesOf);
  const known = await knownAssets(
    db,
    wanted.map(({ assetId }) => assetId),
  );
  const refused = refusedOf.get(library) ?? new Set();
  refusedOf.set(library, refused);
  const missing = wanted.filter(({ assetId }) => !known.has(assetId) && !refused.has(assetId));
  try {
    for (const file of missing.slice(0, mostAtOnce)) {
      if (signal.aborted) return;
      const outcome = await copyFile(file, copying, now, signal);
      if (outcome === 'copied') known.add(file.assetId);
      if (outcome === 'refused') refused.add(file.assetId);
    }
  } finally {
    const here = wanted.filter(({ assetId }) => known.has(assetId));
    const [covers, attached] = [here.filter(({ isCover }) => isCover), here.filter(({ isCover }) => !isCover)];
    const itemIds = items.map(copiedItemId);
    await keepCovers(db, itemIds, covers);
    await keepAttachments(db, itemIds, attached);
  }
}

function filesOf(item: LibraryItem): WantedFile[] {
  const { kind, image, assets } = item;
  const itemId = copiedItemId(item);
  const cover =
    image == null ? [] : [{ fileId: image, isPicture: true, isCover: true, fileName: 'picture.jpg', name: '' }];
  const attached = assets.flatMap(({ name, file, image: picture }) => {
    const one = picture ?? file;
    if (one == null) return [];
    const isPicture = one === picture;
    const fileName = isPicture ? `${stemOf(one.filenameDownload)}.jpg` : one.filenameDownload;
    return [{ fileId: one.id, isPicture, isCover: false, fileName, name: name === '' ? stemOf(fileName) : name }];
  });
  const files = [...cover, ...attached].map((one, position) => ({
    ...one,
    ...{ itemId, kind, position, assetId: copiedAssetId(itemId, one.fileId, one.isCover ? 'cover' : 'attached') },
  }));
  // One that is attached twice is attached where it stands first.
  return [...Map.groupBy(files, ({ assetId }) => assetId).values()].flatMap(([first]) => first ?? []);
}

function stemOf(fileName: string): string {
  return fileName.replace(/\.\w+$/, '') || 'file';
}

async function copyFile(
  file: WantedFile,
  { db, files, library, log }: Copying,
  now: Date,
  signal: AbortSignal,
): Promise<'copied' | 'refused' | 'later'> {
  const { fileId, isPicture, fileName } = file;
  const bytes = await library.file({ id: fileId, isPicture, mostBytes: limits.fileBytes }, signal);
  try {
    if (bytes === null) throw new ProblemError('too_large', 'It is not there, or too large');
    const checked = await checkFile(new File([bytes], fileName), 'asset', files);
    await addCopiedAsset(db, file, checked, now);
    return 'copied';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Too many pictures are being drawn.
    if (error.code === 'rate_limited') return 'later';
    log.warn({ fileId, reason: error.message }, 'content: a file of CONTENT_URL is left out');
    return 'refused';
  }
}
