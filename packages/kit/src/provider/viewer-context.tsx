import { type ReactNode, createContext, useContext } from 'react';
import { canUseModule, canUseSubmodule } from '../access/modules.ts';
import type { Viewer } from '../access/viewer.ts';
import type { OpenModuleId, OpenSubmoduleId } from '../profile/module-ids.ts';
import { usePortal } from './portal-context.ts';

/** The signed-in person, null when nobody is, `'loading'` until it is known. */
export type ViewerState = Viewer | null | 'loading';

/** Undefined where nothing has looked yet who is there. */
export const ViewerContext = createContext<ViewerState | undefined>(undefined);

export interface ViewerProviderProps {
  value: ViewerState;
  children?: ReactNode;
}

export function ViewerProvider(props: ViewerProviderProps): ReactNode {
  return <ViewerContext.Provider value={props.value}>{props.children}</ViewerContext.Provider>;
}

/** For guards, which wait while the viewer loads rather than refuse. */
export function useViewerState(): ViewerState {
  return useContext(ViewerContext) ?? null;
}

/** Whether something above has already looked who is there. */
export function useHasViewer(): boolean {
  return useContext(ViewerContext) !== undefined;
}

export function useViewer(): Viewer | null {
  const viewer = useViewerState();
  return viewer === 'loading' ? null : viewer;
}

/** Whether the viewer can use a module, or a part of one. */
export function useModule(module: OpenModuleId, submodule?: OpenSubmoduleId): boolean {
  const { profile } = usePortal();
  const viewer = useViewer();
  return submodule === undefined
    ? canUseModule(profile, module, viewer)
    : canUseSubmodule(profile, module, submodule, viewer);
}
