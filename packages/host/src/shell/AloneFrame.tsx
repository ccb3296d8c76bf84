import { useMessages, usePortal, useViewer } from '@portal/kit';
import { lazyComponent, OfflineBanner } from '@portal/ui';
import type { ReactNode } from 'react';
import { useComposition } from '../composition-context.ts';
import { hostMessages } from '../messages.ts';
import { useScrollToTop } from '../navigation/use-scroll-to-top.ts';
import * as styles from './AloneFrame.css.ts';
import { BrandLogo } from './BrandLogo.tsx';
import { contentId } from './content-id.ts';
import { ShellBoundary } from './ShellBoundary.tsx';

const ShellNotices = lazyComponent(() =>
  import('./ShellNotices.tsx').then((module) => ({ default: module.ShellNotices })),
);

/** The frame of a page that is the whole window: the organisation's logo, which leads nowhere, and what nobody may go on without having been told. */
export function AloneFrame({ children }: { children: ReactNode }) {
  const t = useMessages(hostMessages);
  const { profile } = usePortal();
  const { brand } = useComposition();
  const viewer = useViewer();
  useScrollToTop(contentId);
  return (
    <>
      {viewer?.impersonator && (
        <ShellBoundary isNotice>
          <ShellNotices refused={null} onError={{ title: t('noticeFailed') }} />
        </ShellBoundary>
      )}
      <OfflineBanner />
      <header className={styles.bar}>
        <span role="img" aria-label={profile.shortName} className={styles.logo}>
          <BrandLogo light={brand.logo} dark={brand.logoDark} ratio={brand.logoRatio} />
        </span>
      </header>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
