import type { ReactNode } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronLeft, IconChevronRight } from '../../foundations/icons/icons.ts';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { pageNumbers, rangeOf } from './page-numbers.ts';
import * as styles from './Pager.css.ts';

export interface PagerLabels {
  /** Its name among the navigation of a page. */
  name: string;
  items: (range: { from: number; to: number; total: number }) => string;
  previous: string;
  next: string;
  page: (page: number) => string;
}

const defaultLabels: PagerLabels = {
  name: 'Pages',
  items: ({ from, to, total }) => (total === 0 ? '0 items' : `${from} - ${to} of ${total} items`),
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
};

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange?: ((page: number) => void) | undefined;
  /** Gives each page an address; it is then a link. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Pages cannot be changed now, as while one is on its way. */
  isDisabled?: boolean | undefined;
  labels?: Partial<PagerLabels> | undefined;
}

/** Says which items of a list are shown, and leads to the others. For a list that is read in one go take a feed that grows. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav aria-label={labels.name} className={styles.pager}>
      <p role="status" className={styles.range}>
        {labels.items({ ...rangeOf(page, pageSize, total), total })}
      </p>
      {pages === 1 ? null : (
        <ul className={styles.pages}>
          <li>
            <Step {...props} to={page - 1} isOff={page <= 1} label={labels.previous}>
              <IconChevronLeft size={20} />
            </Step>
          </li>
          {pageNumbers(page, pages).map((each, index) => (
            <li key={each === 'gap' ? `gap ${index}` : each} className={styles.number}>
              {each === 'gap' ? (
                <span className={styles.gap}>…</span>
              ) : (
                <Step {...props} to={each} label={labels.page(each)} isCurrent={each === page}>
                  {each}
                </Step>
              )}
            </li>
          ))}
          <li>
            <Step {...props} to={page + 1} isOff={page >= pages} label={labels.next}>
              <IconChevronRight size={20} />
            </Step>
          </li>
        </ul>
      )}
    </nav>
  );
}

interface StepProps extends Pick<PagerProps, 'hrefOf' | 'onPageChange' | 'isDisabled'> {
  to: number;
  label: string;
  isCurrent?: boolean;
  isOff?: boolean;
  children: ReactNode;
}

function Step({ to, label, isCurrent = false, isOff = false, hrefOf, onPageChange, isDisabled, children }: StepProps) {
  const attributes = {
    className: classNames(buttonClass({ tone: 'neutral', size: 'sm', isSquare: true }), isCurrent && styles.current),
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: isCurrent ? undefined : () => onPageChange?.(to),
  };
  if (hrefOf && !isOff && !isDisabled) {
    return (
      <Anchor {...attributes} href={hrefOf(to)}>
        {children}
      </Anchor>
    );
  }
  return (
    <button type="button" {...attributes} disabled={isOff || isDisabled}>
      {children}
    </button>
  );
}
