import { arrangeMenu, type ComposedMenuEntry, type MenuGroup } from '@portal/kit';
import { settingsPath } from './settings-path.ts';

export interface SettingsEntry extends Pick<ComposedMenuEntry, 'id' | 'label' | 'href' | 'icon'> {
  /** Pages that belong to this one, in their order. */
  items: readonly SettingsEntry[];
}

/** The entries of the menu of the settings: those of the user menu that lead there, in its order, with what stands below each. */
export function settingsEntries(open: readonly ComposedMenuEntry[]): SettingsEntry[] {
  const within = open.filter(({ href }) => href.startsWith(`${settingsPath}/`));
  const below = arrangeMenu('settings', within).flatMap(flat);
  return arrangeMenu('user', within)
    .flatMap(flat)
    .map((entry) => toEntry(entry, below));
}

/** The entry of the page at an address. */
export function entryAt(entries: readonly SettingsEntry[], path: string): SettingsEntry | undefined {
  const all = entries.flatMap((entry) => [entry, ...entry.items]);
  return all.find(({ href }) => path === href || path.startsWith(`${href}/`));
}

function toEntry({ id, label, href, icon }: ComposedMenuEntry, below: readonly ComposedMenuEntry[]): SettingsEntry {
  const items = below.filter(({ under }) => under === id).map((entry) => toEntry(entry, []));
  return { id, label, href, icon, items };
}

function flat(each: ComposedMenuEntry | MenuGroup<ComposedMenuEntry>): readonly ComposedMenuEntry[] {
  return 'group' in each ? each.entries : [each];
}
