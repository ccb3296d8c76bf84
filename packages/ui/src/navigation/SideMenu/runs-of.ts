import type { SideMenuEntry, SideMenuGroup, SideMenuItem } from './SideMenu.tsx';

/** The entries as they are rendered: links that follow each other are one list, what is apart begins another, a group stands for itself. */
export function runsOf(entries: readonly SideMenuEntry[]): (SideMenuItem[] | SideMenuGroup)[] {
  const runs: (SideMenuItem[] | SideMenuGroup)[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if ('group' in entry) runs.push(entry);
    else if (Array.isArray(last) && !entry.isApart) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
