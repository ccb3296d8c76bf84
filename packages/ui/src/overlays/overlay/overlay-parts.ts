import { latePart } from '../../foundations/late-part.ts';

/** What opens above the page is three quarters of the design system's code, and nothing of it shows at first. */
export const overlayParts = {
  menu: latePart(async () => (await import('../../actions/MenuButton/MenuPopover.tsx')).MenuPopover),
  modal: latePart(async () => (await import('./ModalPanel.tsx')).ModalPanel),
  tooltip: latePart(async () => (await import('../Tooltip/TooltipPanel.tsx')).TooltipPanel),
};

/** Fetches the code of menus, dialogs and tooltips, for a host whose page has come and rests: they open at once then. */
export async function prepareOverlays(): Promise<void> {
  await Promise.allSettled(Object.values(overlayParts).map((part) => part.load()));
}
