import { calls, useAction } from '@portal/api';
import { canUseModule, canUseSubmodule, type ComposedMenuEntry, usePortal, useViewer } from '@portal/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { brand } from 'virtual:portal-profile';
import { useLocation } from 'wouter';
import { composition } from '../composition.ts';
import { signInPath } from '../navigation/sign-in-href.ts';
import { useScrollToTop } from '../navigation/use-scroll-to-top.ts';
import { contentId } from './content-id.ts';
import { ShellFrame } from './ShellFrame.tsx';

const ActingNotice = lazy(() => import('./ActingNotice.tsx').then((module) => ({ default: module.ActingNotice })));

/** The shell over the signed-in person, the features' menu entries and the address. */
export function Shell(props: { children: ReactNode }) {
  const { profile, session, navigation } = usePortal();
  const viewer = useViewer();
  const [path] = useLocation();
  const signOut = useAction(calls.auth.signOut, { failure: () => null });
  useScrollToTop(contentId);
  const open = composition.menu.filter(isOpen);
  const main = open.filter((entry) => entry.placement === 'main');

  return (
    <ShellFrame
      organisation={profile}
      logo={{ light: brand.logo, dark: brand.logoDark }}
      person={{
        id: viewer?.id ?? '',
        firstName: viewer?.firstName ?? '',
        lastName: viewer?.lastName ?? '',
        avatarUrl: viewer?.avatarUrl ?? null,
      }}
      entries={main}
      userEntries={open.filter((entry) => entry.placement === 'user')}
      current={main.find((entry) => path === entry.href || path.startsWith(`${entry.href}/`))?.id}
      onLogOut={() => void logOut()}
      notice={
        viewer?.impersonator ? (
          <Suspense fallback={null}>
            <ActingNotice />
          </Suspense>
        ) : undefined
      }
    >
      {props.children}
    </ShellFrame>
  );

  function isOpen(entry: ComposedMenuEntry): boolean {
    if (entry.module === undefined) return true;
    return entry.submodule === undefined
      ? canUseModule(profile, entry.module, viewer)
      : canUseSubmodule(profile, entry.module, entry.submodule, viewer);
  }

  async function logOut(): Promise<void> {
    // The session ends here even when the server cannot be told.
    await signOut.run({}).catch(() => undefined);
    session.set(null);
    navigation.navigate(signInPath);
  }
}
