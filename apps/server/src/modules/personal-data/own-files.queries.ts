import { limits } from '@portal/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

interface StoredFile {
  name: string;
  hash: string;
  bytes: number;
}

interface OwnFiles {
  taken: { path: string; hash: string }[];
  /** There are others, for which the copy has no room. */
  isCut: boolean;
}

/** What somebody sent here as themself and is still kept, the newest first, as far as a copy has room for it. */
export async function ownFilesOf(db: Db, personId: string): Promise<OwnFiles> {
  const files = await db
    .select({ name: assets.name, hash: assets.hash, bytes: assets.bytes })
    .from(assets)
    .where(eq(assets.uploadedBy, personId))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limits.personalData.copyFiles + 1);
  return withinCopy(files);
}

/** Those for which a copy has room, under names that no system refuses; numbered, since two may have one name. */
export function withinCopy(
  files: readonly StoredFile[],
  { copyFiles, copyFileBytes }: { copyFiles: number; copyFileBytes: number } = limits.personalData,
): OwnFiles {
  let bytes = 0;
  const taken: OwnFiles['taken'] = [];
  for (const file of files) {
    bytes += file.bytes;
    if (taken.length === copyFiles || bytes > copyFileBytes) return { taken, isCut: true };
    taken.push({ path: `files/${String(taken.length + 1).padStart(4, '0')} ${safeName(file.name)}`, hash: file.hash });
  }
  return { taken, isCut: false };
}

/** Without what some system refuses in names; its end says what kind of file it is. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[<>:"/\\|?*\p{C}]/gu, '_');
  return [...safe].slice(-80).join('');
}
