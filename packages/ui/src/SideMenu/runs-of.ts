import type { SideMenuEntry, SideMenuGroup, SideMenuItem } from './SideMenu.tsx';

/** The entries as they are drawn: links that follow each other are one list, a group stands for itself. */
export function runsOf(entries: readonly SideMenuEntry[]): (SideMenuItem[] | SideMenuGroup)[] {
  const runs: (SideMenuItem[] | SideMenuGroup)[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if ('group' in entry) runs.push(entry);
    else if (Array.isArray(last)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
