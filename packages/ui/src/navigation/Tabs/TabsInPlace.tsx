import { createContext, useContext, useTransition } from 'react';
import { LinkProvider, type LinkComponentProps } from '../../foundations/PortalRoot/link-context.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

export interface TabsInPlaceProps<Id extends string> extends Omit<TabsProps, 'items' | 'current'> {
  items: readonly (Omit<TabItem, 'id' | 'href'> & { id: Id })[];
  /** Id of the tab that is shown. */
  current: Id;
  onChoose(id: Id): void;
}

const ChooseContext = createContext<(href: string) => void>(() => {});

/** Tabs of a page that keeps the chosen one to itself, for a website in which they have no addresses. */
export function TabsInPlace<Id extends string>({ items, onChoose, ...tabs }: TabsInPlaceProps<Id>) {
  const choose = (href: string) => {
    const chosen = items.find(({ id }) => hrefOf(id) === href);
    if (chosen) onChoose(chosen.id);
  };
  return (
    <ChooseContext.Provider value={choose}>
      <LinkProvider link={InPlaceLink}>
        <Tabs {...tabs} items={items.map((item) => ({ ...item, href: hrefOf(item.id) }))} />
      </LinkProvider>
    </ChooseContext.Provider>
  );
}

function hrefOf(id: string): string {
  return `#${id}`;
}

function InPlaceLink(props: LinkComponentProps) {
  const choose = useContext(ChooseContext);
  const [isPending, startTransition] = useTransition();
  return (
    <a
      {...props}
      data-pending={isPending || undefined}
      onClick={(event) => {
        props.onClick?.(event);
        event.preventDefault();
        startTransition(() => choose(props.href));
      }}
    />
  );
}
