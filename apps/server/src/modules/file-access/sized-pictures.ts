import pLimit from 'p-limit';
import type { FileStore } from '../../adapters/file-store.ts';
import { type AssetRow, narrowed, type PictureShape, shaped } from '../files/index.ts';
import type { PictureWidth } from '../../signing/picture-width.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Drawing takes a core: two leave others for answers; each takes some 50 ms, so nobody waits longer than some seconds. */
const [mostAtOnce, mostWaiting] = [2, 100];

export interface SizedPictures {
  /** The picture so wide at most; `original` where that is no heavier, null where it cannot be made now. */
  of(file: Pick<AssetRow, 'hash'>, width: PictureWidth): Promise<Bytes | 'original' | null>;
  /** The picture in any shape, drawn each time and kept nowhere, since there are too many of them; null where it cannot be made now. */
  shaped(file: Pick<AssetRow, 'hash'>, shape: PictureShape): Promise<Bytes | null>;
}

/** Pictures in the sizes in which they are shown: made when first asked for, kept beside the original and removed with it. */
export function createSizedPictures(files: FileStore, draw = narrowed): SizedPictures {
  const limited = pLimit(mostAtOnce);
  const underWay = new Map<string, Promise<Bytes | null>>();

  async function make(hash: string, width: PictureWidth): Promise<Bytes | null> {
    // It may have been finished between the look and this turn, here or by another process.
    const known = await files.readDerived(hash, nameOf(width));
    if (known !== null) return known;
    const original = await files.read(hash);
    const drawn = original && (await draw(original, width));
    if (!drawn) return null;
    // Empty: the original is no heavier.
    const derived = drawn.byteLength < original.byteLength ? new Uint8Array(drawn) : new Uint8Array();
    await files.putDerived(hash, nameOf(width), derived);
    return derived;
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
    async shaped({ hash }, shape) {
      if (limited.pendingCount >= mostWaiting) return null;
      return limited(async () => {
        const original = await files.read(hash);
        const drawn = original && (await shaped(original, shape));
        return drawn && new Uint8Array(drawn);
      });
    },
  };
}

function nameOf(width: PictureWidth): string {
  return `${width}w`;
}
