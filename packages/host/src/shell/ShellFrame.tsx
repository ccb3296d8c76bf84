import { adminPath, arrangeMenu, type MenuGroup, type MenuPosition, shellPartIds, useMessages } from '@portal/kit';
import {
  BackToTop,
  Drawer,
  type IconComponent,
  IconEdit,
  IconExternal,
  IconHelp,
  IconHome,
  IconLogOut,
  IconShield,
  IconStar,
  Link,
  MenuButton,
  type MenuItemEntry,
  OfflineBanner,
  type Person,
  SideMenu,
  SkipLink,
  TopBar,
  type TopBarSearchState,
} from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { hostMessages } from '../messages.ts';
import { contentId } from './content-id.ts';
import { BrandLogo } from './BrandLogo.tsx';
import * as styles from './ShellFrame.css.ts';

export interface ShellEntry extends MenuPosition {
  label: string;
  href: string;
  icon?: IconComponent | undefined;
}

export interface ShellFrameProps {
  organisation: { shortName: string; website: string };
  logo: { light: string; dark: string; ratio?: number | undefined; mark: string };
  person: Person;
  /** The entries of all menus, in any order, only those open to the member. */
  entries: readonly ShellEntry[];
  /** The entry whose area is shown. */
  current?: string | undefined;
  /** Where My Favourites are, for those who may have some. */
  favouritesHref?: string | undefined;
  /** Where the drafts are listed, for those who have some. */
  draftsHref?: string | undefined;
  /** The way to the admin area, or home from there. */
  otherArea?: 'admin' | 'home' | undefined;
  /** In the top bar, behind its button. */
  search?: TopBarSearchState | undefined;
  /** Beside the account, as the actions before it: each keeps its place until its face has come. */
  notifications?: { face: ReactNode } | undefined;
  actions?: readonly { id: string; face: ReactNode }[];
  onExplainAccess?: (() => void) | undefined;
  onLogOut(): void;
  /** Something to know on every page, in view wherever the page is scrolled to. */
  notice?: ReactNode;
  children: ReactNode;
}

/** By how many actions stand behind it. */
function actionClass(behind: number, hasSearch: boolean): string {
  const away = behind > 1 && hasSearch ? styles.awayOnPhones : behind > 0 ? styles.awayForLargeText : '';
  return `${styles.action} ${away}`;
}

/** One entry alone needs no heading: where there are no news and no resources, their group is gone. */
function withoutLoneGroup(each: ShellEntry | MenuGroup<ShellEntry>): ShellEntry | MenuGroup<ShellEntry> {
  const [only, ...others] = 'group' in each ? each.entries : [];
  return only === undefined || others.length > 0 ? each : only;
}

type UserMenuEntry = MenuItemEntry & Pick<MenuPosition, 'order'>;

/** The frame around every page of a signed-in member: top bar, drawer on narrow screens, user menu, content. */
export function ShellFrame(props: ShellFrameProps) {
  const t = useMessages(hostMessages);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = arrangeMenu('main', props.entries).map(withoutLoneGroup);
  const { light, dark, ratio, mark } = props.logo;
  const isBarFull = [props.search, props.notifications, ...(props.actions ?? [])].filter(Boolean).length > 1;
  const logo = (
    <Link href="/" tone="inherit" label={`${props.organisation.shortName}, ${t('home')}`}>
      <BrandLogo light={light} dark={dark} ratio={ratio} {...(isBarFull && { mark })} />
    </Link>
  );

  return (
    <>
      <SkipLink href={`#${contentId}`}>{t('skipToContent')}</SkipLink>
      <TopBar
        start={logo}
        navigation={main.map((each) =>
          'group' in each ? { id: each.group, label: t(each.group), items: each.entries } : each,
        )}
        current={props.current}
        search={props.search}
        labels={{
          navigation: t('mainNavigation'),
          openSearch: t('openSearch'),
          closeSearch: t('closeSearch'),
        }}
        menuLabel={t('openMenu')}
        menuId={shellPartIds.menu}
        onMenuPress={() => setMenuOpen(true)}
        end={
          <>
            {props.actions?.map(({ id, face }, at, { length }) => (
              <span
                key={id}
                id={shellPartIds.barAction(id)}
                className={actionClass(length - 1 - at, props.search !== undefined)}
              >
                {face}
              </span>
            ))}
            {props.notifications && <span className={styles.action}>{props.notifications.face}</span>}
            <span id={shellPartIds.account} className={styles.account}>
              <MenuButton
                label={t('userMenu')}
                trigger={{ kind: 'avatar', person: props.person }}
                items={userMenu()}
                placement="bottom end"
              />
            </span>
          </>
        }
      />
      <span id={shellPartIds.barEnd} hidden />
      <OfflineBanner />
      {props.notice && <div className={styles.notice}>{props.notice}</div>}
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
    const item = (entry: Omit<ShellEntry, 'slot' | 'order'>) => ({
      ...entry,
      isCurrent: entry.id === props.current,
      onPress: () => setMenuOpen(false),
    });
    return [
      item({ id: 'home', label: t('home'), href: '/', icon: IconHome }),
      ...main.map((each) =>
        'group' in each ? { id: each.group, group: t(each.group), items: each.entries.map(item) } : item(each),
      ),
    ];
  }

  function userMenu() {
    const { organisation, favouritesHref, draftsHref, otherArea, onExplainAccess } = props;
    const own: UserMenuEntry[] = [
      {
        id: 'website',
        order: 90,
        label: organisation.shortName,
        icon: IconExternal,
        href: organisation.website,
        target: '_blank',
      },
      { id: 'logOut', order: 130, label: t('logOut'), icon: IconLogOut, onPress: props.onLogOut },
    ];
    if (favouritesHref)
      own.push({ id: 'favourites', order: 100, label: t('favourites'), icon: IconStar, href: favouritesHref });
    if (draftsHref) own.push({ id: 'drafts', order: 105, label: t('drafts'), icon: IconEdit, href: draftsHref });
    if (otherArea === 'admin')
      own.push({ id: 'otherArea', order: 110, label: t('admin'), icon: IconShield, href: adminPath });
    if (otherArea === 'home') own.push({ id: 'otherArea', order: 110, label: t('home'), icon: IconHome, href: '/' });
    if (onExplainAccess)
      own.push({ id: 'whyHidden', order: 120, label: t('whyHidden'), icon: IconHelp, onPress: onExplainAccess });
    const entries = [...props.entries, ...own.map((entry) => ({ ...entry, slot: 'user' as const }))];
    return arrangeMenu<MenuItemEntry & MenuPosition>('user', entries).map((each) =>
      'group' in each ? { id: each.group, section: t(each.group), items: each.entries } : each,
    );
  }
}
