import type { MenuPopoverProps } from '../../actions/MenuButton/MenuPopover.tsx';
import { lazyComponent, type LazyComponent } from '../../feedback/Lazy/lazy.tsx';
import type { TooltipPanelProps } from '../Tooltip/TooltipPanel.tsx';
import type { ModalPanelProps } from './ModalPanel.tsx';

interface OverlayParts {
  Menu: LazyComponent<MenuPopoverProps>;
  Modal: LazyComponent<ModalPanelProps>;
  Tooltip: LazyComponent<TooltipPanelProps>;
}

/** Overlays are lazy: they are three quarters of the design system's code, and nothing of them shows at first. */
export const overlayParts: OverlayParts = {
  Menu: lazyComponent(() =>
    import('../../actions/MenuButton/MenuPopover.tsx').then((module) => ({ default: module.MenuPopover })),
  ),
  Modal: lazyComponent(() => import('./ModalPanel.tsx').then((module) => ({ default: module.ModalPanel }))),
  Tooltip: lazyComponent(() =>
    import('../Tooltip/TooltipPanel.tsx').then((module) => ({ default: module.TooltipPanel })),
  ),
};

/** Prefetches the lazy code of menus, dialogs and tooltips, for a host whose page is loaded and idle: they open at once then. */
export function prefetchOverlays(): void {
  for (const part of Object.values(overlayParts)) part.prefetch();
}
