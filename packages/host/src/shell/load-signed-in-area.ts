import { lazyComponent } from '@portal/ui';
import type { ComponentType } from 'react';
import type { SignedInArea, SignedInAreaProps } from './SignedInArea.tsx';

type Area = ComponentType<SignedInAreaProps>;

let area: Area | undefined;
const WaitingArea = lazyComponent(loadSignedInArea);

/** The code of everything behind sign-in: the shell, its menus and the home page. */
export async function loadSignedInArea(): Promise<{ default: typeof SignedInArea }> {
  const loaded = await import('./SignedInArea.tsx');
  area = loaded.SignedInArea;
  return { default: loaded.SignedInArea };
}

/** Drawn at once where its code has come before; the first answer counts for as long as it is on screen. */
export function signedInArea(): Area {
  return area ?? WaitingArea;
}
