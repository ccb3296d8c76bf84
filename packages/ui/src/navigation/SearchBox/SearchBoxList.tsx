import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { SearchBoxGroup, SearchBoxOption } from './search-box-group.ts';
import * as styles from './SearchBox.css.ts';

interface SearchBoxListProps {
  id: string;
  label: string;
  groups: readonly SearchBoxGroup[];
  /** The option that the arrows are at. */
  active: string | null;
  idOf: (option: string) => string;
  onOpen: (id: string) => void;
}

/** What can be opened. The focus stays in the field, which names the option that the arrows are at. */
export function SearchBoxList({ id, label, groups, ...list }: SearchBoxListProps) {
  return (
    // A press would take the focus from the field before it is let go.
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => {
        if (group.options.length === 0) return null;
        const options = group.options.map((option) => <Option key={option.id} option={option} {...list} />);
        if (group.title === undefined) return options;
        const titleId = list.idOf(`title-${group.id}`);
        return (
          <div key={group.id} role="group" aria-labelledby={titleId} className={styles.group}>
            <div id={titleId} role="presentation" className={styles.title}>
              <bdi>{group.title}</bdi>
              {group.count === undefined ? null : (
                <>
                  {' '}
                  <span className={styles.count}>{group.count}</span>
                </>
              )}
            </div>
            {options}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = Pick<SearchBoxListProps, 'active' | 'idOf' | 'onOpen'> & { option: SearchBoxOption };

function Option({ option: { id, href, icon: Icon, content, isQuiet = false }, active, idOf, onOpen }: OptionProps) {
  const own = {
    id: idOf(id),
    role: 'option',
    'aria-selected': id === active,
    className: classNames(styles.option, isQuiet && styles.quiet, href === undefined && styles.closed),
  } as const;
  const face = (
    <>
      {Icon ? (
        <span className={styles.icon}>
          <Icon size={20} />
        </span>
      ) : null}
      <span className={styles.words}>
        <bdi>{content}</bdi>
      </span>
    </>
  );
  if (href === undefined)
    return (
      <div {...own} aria-disabled="true">
        {face}
      </div>
    );
  return (
    <Anchor
      {...own}
      href={href}
      tabIndex={-1}
      onClick={(event) => {
        // What is opened beside this page leaves it as it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onOpen(id);
      }}
    >
      {face}
    </Anchor>
  );
}
