import { lazyComponent } from '@portal/ui';
import type { ComponentType } from 'react';
import type { PortalComposition } from '../composition.ts';
import type { SignedInArea, SignedInAreaProps } from './SignedInArea.tsx';

type Area = ComponentType<SignedInAreaProps>;

let area: Area | undefined;

/** The chunk of everything behind sign-in, split from that of the sign-in: the shell, its menus, the home page, and the features. */
export async function loadSignedInArea({ whole }: PortalComposition): Promise<{ default: typeof SignedInArea }> {
  const [loaded] = await Promise.all([import('./SignedInArea.tsx'), whole.load()]);
  area = loaded.SignedInArea;
  return { default: loaded.SignedInArea };
}

/** Rendered at once where its code has come before; the first answer counts for as long as it is on screen. */
export function signedInArea(portal: PortalComposition): Area {
  if (area !== undefined && portal.whole.get() !== undefined) return area;
  return lazyComponent(() => loadSignedInArea(portal));
}
