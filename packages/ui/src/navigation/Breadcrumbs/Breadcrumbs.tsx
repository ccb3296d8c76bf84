import { IconChevronRight } from '../../foundations/icons/icons.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Left out for the page that is shown. */
  href?: string | undefined;
}

export interface BreadcrumbsLabels {
  navigation: string;
}

const defaultLabels: BreadcrumbsLabels = { navigation: 'Breadcrumbs' };

export interface BreadcrumbsProps {
  /** From the widest place to this page. */
  items: readonly Breadcrumb[];
  labels?: Partial<BreadcrumbsLabels>;
}

/** The way from the start of the area to this page. */
export function Breadcrumbs({ items, labels }: BreadcrumbsProps) {
  const { navigation } = { ...defaultLabels, ...labels };
  return (
    <nav aria-label={navigation}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.step}>
            {index === 0 ? null : <IconChevronRight size={16} />}
            {href === undefined ? (
              <bdi className={styles.current} aria-current="page">
                {label}
              </bdi>
            ) : (
              <Link href={href} tone="quiet" isStandalone>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
