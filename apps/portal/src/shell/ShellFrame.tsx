import { useMessages } from '@portal/kit';
import {
  BackToTop,
  Drawer,
  IconHome,
  IconLogOut,
  IconExternal,
  Link,
  MenuButton,
  type MenuEntry,
  OfflineBanner,
  type Person,
  SideMenu,
  SkipLink,
  TopBar,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { contentId } from './content-id.ts';
import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './ShellFrame.css.ts';

export interface ShellEntry {
  id: string;
  label: string;
  href: string;
}

export interface ShellFrameProps {
  organisation: { shortName: string; website: string };
  logo: { light: string; dark: string };
  person: Person;
  /** Main entries in their order, only those open to the member. */
  entries: readonly ShellEntry[];
  /** Entries of the menu behind the avatar, before the website and Log out. */
  userEntries: readonly ShellEntry[];
  /** The entry whose area is shown. */
  current?: string | undefined;
  onLogOut(): void;
  /** Something to know on every page, in view wherever the page is scrolled to. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame around every page of a signed-in member: top bar, drawer on narrow screens, user menu, content. */
export function ShellFrame(props: ShellFrameProps) {
  const t = useMessages(messages);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const logo = (
    <Link href="/" tone="inherit" label={`${props.organisation.shortName}, ${t('home')}`}>
      <BrandLogo {...props.logo} />
    </Link>
  );

  return (
    <>
      <SkipLink href={`#${contentId}`}>{t('skipToContent')}</SkipLink>
      <TopBar
        start={logo}
        navigation={[...props.entries]}
        current={props.current}
        menuLabel={t('openMenu')}
        onMenuPress={() => setMenuOpen(true)}
        end={
          <MenuButton
            label={t('userMenu')}
            trigger={{ kind: 'avatar', person: props.person }}
            items={userMenu()}
            placement="bottom end"
          />
        }
      />
      <OfflineBanner />
      {props.notice !== undefined && <div className={styles.notice}>{props.notice}</div>}
      <Drawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} title={t('menuTitle')}>
        <SideMenu label={t('mainNavigation')} items={drawerItems()} />
      </Drawer>
      <main id={contentId} tabIndex={-1}>
        {props.children}
      </main>
      <BackToTop />
    </>
  );

  function drawerItems() {
    const home = { id: 'home', label: t('home'), href: '/', icon: IconHome };
    return [home, ...props.entries].map((entry) => ({
      ...entry,
      isCurrent: entry.id === props.current,
      onPress: () => setMenuOpen(false),
    }));
  }

  function userMenu(): MenuEntry[] {
    return [
      ...props.userEntries,
      {
        id: 'website',
        label: t('websiteInNewTab', { organisation: props.organisation.shortName }),
        icon: IconExternal,
        href: props.organisation.website,
        target: '_blank',
      },
      { id: 'log-out', label: t('logOut'), icon: IconLogOut, onPress: props.onLogOut },
    ];
  }
}
