import type { WorldAttachment } from '@portal/demo/world';
import { picture, pictureKeys } from '@portal/demo/world';
import sharp from 'sharp';
import type { FileStore } from '../../adapters/file-store.ts';
import type { assets } from '../schema/index.ts';
import { sampleFile } from './sample-files.ts';

type AssetRow = typeof assets.$inferInsert;
type Owner = Pick<AssetRow, 'ownerKind' | 'ownerId' | 'uploadedBy' | 'createdAt'>;

/** Collects the files of the world while its rows are made; nothing is drawn twice. */
export interface WorldFiles {
  /** The id of a picture's asset, or null where nothing is drawn. */
  add(pictureKey: string | null, owner: Owner): string | null;
  addAttachment(attachment: WorldAttachment, owner: Owner): void;
  /** Draws and stores everything that was collected. */
  store(): Promise<AssetRow[]>;
}

type Source = { pictureKey: string; width: number; format: 'webp' | 'png' } | { title: string; fileName: string };
type Wanted = Owner & { id: string; name: string; type: string; source: Source };

const portraitWidth = 160;
const pictureWidth = 1200;

export function collectWorldFiles(files: FileStore): WorldFiles {
  const wanted: Wanted[] = [];
  return {
    add(pictureKey, owner) {
      if (pictureKey === null || !pictureKeys.includes(pictureKey)) return null;
      const id = `asset-${owner.ownerKind}-${owner.ownerId}`;
      const width = owner.ownerKind === 'avatar' ? portraitWidth : pictureWidth;
      wanted.push({
        ...owner,
        id,
        name: `${pictureKey}.webp`,
        type: 'image/webp',
        source: { pictureKey, width, format: 'webp' },
      });
      return id;
    },
    addAttachment({ id, fileName, type, picture: pictureKey }, owner) {
      if (pictureKey !== null && !pictureKeys.includes(pictureKey)) return;
      const source: Source =
        pictureKey === null
          ? { title: fileName.replace(/\.\w+$/, ''), fileName }
          : { pictureKey, width: pictureWidth, format: 'png' };
      wanted.push({ ...owner, id: `asset-${id}`, name: fileName, type, source });
    },
    async store() {
      const made = new Map<string, Promise<{ hash: string; bytes: number }>>();
      return Promise.all(
        wanted.map(async ({ source, ...asset }) => {
          const key = JSON.stringify(source);
          const making = made.get(key) ?? keep(files, source);
          made.set(key, making);
          return { ...asset, ...(await making) };
        }),
      );
    },
  };
}

async function keep(files: FileStore, source: Source): Promise<{ hash: string; bytes: number }> {
  const bytes =
    'pictureKey' in source
      ? await draw(source.pictureKey, source.width, source.format)
      : sampleFile(source.fileName, source.title);
  return { hash: await files.put(bytes), bytes: bytes.byteLength };
}

async function draw(key: string, width: number, format: 'webp' | 'png'): Promise<Uint8Array> {
  const drawn = picture(key);
  if (drawn === null) throw new Error(`The world has no picture ${key}`);
  const image = sharp(Buffer.from(drawn.svg), { density: (72 * width) / drawn.width }).resize({ width });
  return new Uint8Array(
    await (format === 'webp' ? image.webp({ quality: 84 }) : image.png({ palette: true })).toBuffer(),
  );
}
