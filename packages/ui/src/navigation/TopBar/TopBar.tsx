import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconMenu } from '../../foundations/icons/icons.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { isCurrentEntry, type TopBarEntry } from './top-bar-entry.ts';
import { TopBarMenu } from './TopBarMenu.tsx';
import { type TopBarSearchState, TopBarSearch } from './TopBarSearch.tsx';
import * as styles from './TopBar.css.ts';

export interface TopBarLabels {
  navigation: string;
  openSearch: string;
  closeSearch: string;
}

const defaultLabels: TopBarLabels = { navigation: 'Main', openSearch: 'Search', closeSearch: 'Close search' };

export interface TopBarProps {
  /** The logo. */
  start: ReactNode;
  navigation?: readonly TopBarEntry[];
  /** Id of the entry whose area is shown. */
  current?: string | undefined;
  /** Behind a button; once that is pressed it stands in its place, in place of the entries too under 1200 px, on phones over the whole bar. */
  search?: TopBarSearchState | undefined;
  /** Notifications and account. */
  end?: ReactNode;
  menuLabel?: string;
  /** Of the element around that button. */
  menuId?: string | undefined;
  /** Opens the entries where they have no space, under 992 px. */
  onMenuPress?: () => void;
  isMenuOpen?: boolean;
  /** The entries are in the menu at every width. */
  isMenuAlways?: boolean;
  labels?: Partial<TopBarLabels>;
}

/** The bar of 68 px on top of every page, which stays in view. */
export function TopBar(props: TopBarProps) {
  const { navigation = [], menuLabel = 'Menu', isMenuAlways = false } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const isSearching = props.search?.isOpen === true;
  const besideSearch = isSearching && styles.awayOnPhones;
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <div className={classNames(styles.start, besideSearch, props.search !== undefined && styles.awayForLargeText)}>
          {props.start}
        </div>
        {navigation.length === 0 ? null : (
          <nav
            className={classNames(
              styles.navigation,
              isSearching && styles.navigationBesideSearch,
              isMenuAlways && styles.navigationAway,
            )}
            aria-label={labels.navigation}
          >
            <ul className={styles.entries}>
              {navigation.map((entry) => (
                <li key={entry.id} className={styles.place}>
                  <Entry entry={entry} isCurrent={isCurrentEntry(entry, props.current)} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {props.search === undefined ? null : <TopBarSearch {...props.search} labels={labels} />}
        <div className={classNames(styles.end, besideSearch)}>
          {props.end}
          {props.onMenuPress ? (
            <span id={props.menuId} className={classNames(!isMenuAlways && styles.menu)}>
              <IconButton label={menuLabel} icon={IconMenu} isExpanded={props.isMenuOpen} onPress={props.onMenuPress} />
            </span>
          ) : null}
        </div>
      </div>
    </header>
  );
}

function Entry({ entry, isCurrent }: { entry: TopBarEntry; isCurrent: boolean }) {
  if ('items' in entry) return <TopBarMenu group={entry} isCurrent={isCurrent} />;
  return (
    <Anchor href={entry.href} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.entryWords}>{entry.label}</span>
    </Anchor>
  );
}
