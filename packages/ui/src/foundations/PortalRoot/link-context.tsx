import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Draws a link of the portal with the host's router; any component that renders an anchor fits. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const LinkContext = createContext<LinkComponent | null>(null);

export interface LinkProviderProps {
  link: LinkComponent | undefined;
  children: ReactNode;
}

/** Gives the links below it the host's link component. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext.Provider value={link ?? null}>{children}</LinkContext.Provider>;
}

export function useLinkComponent(): LinkComponent | null {
  return useContext(LinkContext);
}
