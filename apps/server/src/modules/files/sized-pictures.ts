import { limits } from '@portal/api/contract';
import pLimit from 'p-limit';
import type { FileStore } from '../../adapters/file-store.ts';
import { invalid } from '../../http/problem.ts';
import { narrowed } from './images.ts';
import type { AssetRow } from './repository.ts';

export type PictureWidth = (typeof limits.pictureWidths)[number];
type Bytes = Uint8Array<ArrayBuffer>;

/** Neither drawings (SVG) nor animations can be uploaded; a picture of several frames was drawn anew as its first. */
const drawable = ['image/png', 'image/jpeg', 'image/webp'];

/** Drawing takes a core: two leave others for answers; each takes some 50 ms, so nobody waits longer than some seconds. */
const [mostAtOnce, mostWaiting] = [2, 100];

export interface SizedPictures {
  /** The picture so wide at most; `original` where that is no heavier, null where it cannot be made now. */
  of(file: Pick<AssetRow, 'hash'>, width: PictureWidth): Promise<Bytes | 'original' | null>;
}

/** Pictures in the sizes in which they are shown: made when first asked for, kept beside the original and removed with it. */
export function createSizedPictures(files: FileStore, draw = narrowed): SizedPictures {
  const limited = pLimit(mostAtOnce);
  const underWay = new Map<string, Promise<Bytes | null>>();

  async function make(hash: string, width: PictureWidth): Promise<Bytes | null> {
    const original = await files.read(hash);
    const drawn = original && (await draw(original, width));
    if (!drawn) return null;
    // Empty: the original is no heavier.
    const kept = drawn.byteLength < original.byteLength ? new Uint8Array(drawn) : new Uint8Array();
    await files.putDerived(hash, nameOf(width), kept);
    return kept;
  }

  function makeOnce(hash: string, width: PictureWidth): Promise<Bytes | null> {
    const key = `${hash} ${width}`;
    const begun = underWay.get(key);
    if (begun !== undefined) return begun;
    if (limited.pendingCount >= mostWaiting) return Promise.resolve(null);
    const making = limited(() => make(hash, width)).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  }

  return {
    async of({ hash }, width) {
      const bytes = (await files.readDerived(hash, nameOf(width))) ?? (await makeOnce(hash, width));
      return bytes?.byteLength === 0 ? 'original' : bytes;
    },
  };
}

/** The width that a request asks for; undefined for the file as it is. */
export function widthOf(asked: string | undefined): PictureWidth | undefined {
  if (asked === undefined || asked === '') return undefined;
  const width = limits.pictureWidths.find((known) => String(known) === asked);
  if (width === undefined) throw invalid('query.w', `A picture is ${limits.pictureWidths.join(', ')} pixels wide`);
  return width;
}

/** Refuses a width for a file that has none. */
export function requirePicture({ type }: Pick<AssetRow, 'type'>): void {
  if (!drawable.includes(type)) throw invalid('query.w', 'Only a picture has a width');
}

function nameOf(width: PictureWidth): string {
  return `${width}w`;
}
