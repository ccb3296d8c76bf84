import { vars } from '@portal/ui/theme';
import { variableOf } from './live-color.ts';

/** Every `--portal-*` variable, by group. */
export function tokenNames(): [group: string, names: string[]][] {
  return Object.entries(vars).map(([group, tokens]) => [group, Object.values(tokens).map(variableOf)]);
}

/** What stands in for our colours when the system sets its own. */
export const systemColors = [
  ['Canvas', 'Every surface'],
  ['CanvasText', 'Text and headings'],
  ['LinkText', 'Links'],
  ['ButtonFace', 'The ground of buttons and fields'],
  ['ButtonText', 'The text and the border of buttons'],
  ['GrayText', 'What is disabled'],
  ['Highlight', 'What is selected'],
  ['HighlightText', 'Text on what is selected'],
] as const;
