import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { RunAs } from './postgres-user.ts';

/** Where things go that PostgreSQL's own user must reach when the checkout is in a folder that only root may enter. */
const sharedFolder = '/var/lib/member-portal';

/** The folder itself where PostgreSQL may enter it, else one of its own elsewhere that is always the same for this folder. */
export async function folderWithinReach(folder: string, runAs: RunAs): Promise<string> {
  if (await mayEnter(folder, runAs)) return folder;
  const place = join(sharedFolder, `data-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
  await mkdir(place, { recursive: true });
  return place;
}

/** PostgreSQL's programs where its user may run them: a copy when they are inside such a folder. */
export async function binariesWithinReach(binaries: PostgresBinaries, runAs: RunAs): Promise<PostgresBinaries> {
  if (await mayEnter(dirname(binaries.postgres), runAs)) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const place = join(sharedFolder, `programs-${createHash('sha256').update(native).digest('hex').slice(0, 16)}`);
  if (!existsSync(place)) await copyWhole(native, place);
  const inPlace = (program: string) => join(place, 'bin', basename(program));
  return { initdb: inPlace(binaries.initdb), postgres: inPlace(binaries.postgres) };
}

/** A copy that is interrupted leaves nothing that looks finished. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.new-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true, mode: 0 });
  await chmod(draft, 0o755);
  await rename(draft, to);
}

/** Whether the user may go through every folder down to this one; what does not exist yet is made enterable. */
export async function mayEnter(folder: string, { uid, gid }: RunAs): Promise<boolean> {
  if (uid === undefined) return true;
  for (let path = folder; ; path = dirname(path)) {
    const found = await stat(path).catch(() => null);
    if (found !== null) {
      const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
      if ((found.mode & bit) === 0) return false;
    }
    if (path === dirname(path)) return true;
  }
}
