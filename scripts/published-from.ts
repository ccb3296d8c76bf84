/** The first step of `pnpm release`: says in every published package where its sources are, as git knows it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageNames } from './package-checks.ts';
import { workspace } from './workspace.ts';

/** The address at which anybody can read what a remote of git holds; null for a folder of this machine. Nobody's login stays in it. */
export function publicAddress(remote: string): string | null {
  const [, host, path] =
    /^(?:git\+)?(?:https|ssh|git):\/\/(?:[^@/]*@)?([\w.-]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^[\w.-]+@([\w.-]+):(?!\/)(.+?)(?:\.git)?$/.exec(remote) ??
    [];
  return host === undefined || path === undefined ? null : `git+https://${host}/${path}.git`;
}

function remoteOfGit(): string {
  try {
    return execFileSync('git', ['remote', 'get-url', 'origin'], { cwd: workspace, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

if (import.meta.main) {
  const url = publicAddress(remoteOfGit());
  if (url === null) {
    console.error('Packages say where their sources are: `git remote add origin` with their public address first.');
    process.exitCode = 1;
  } else {
    for (const name of packageNames) {
      const file = join(workspace, 'packages', name, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      manifest.repository.url = url;
      writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    }
  }
}
