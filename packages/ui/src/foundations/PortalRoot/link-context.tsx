import {
  createContext,
  useContext,
  useMemo,
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

interface HostLinks {
  link: LinkComponent | null;
  origin: string | undefined;
}

const LinkContext = createContext<HostLinks>({ link: null, origin: undefined });

export interface LinkProviderProps {
  link: LinkComponent | undefined;
  /** Whole addresses of this origin are the host's too, beside its paths: of a portal whose pages another website shows. */
  origin?: string | undefined;
  children: ReactNode;
}

/** Gives the links below it the host's link component. */
export function LinkProvider({ link, origin, children }: LinkProviderProps) {
  const value = useMemo(() => ({ link: link ?? null, origin }), [link, origin]);
  return <LinkContext.Provider value={value}>{children}</LinkContext.Provider>;
}

const ofTheHost = /^(?:[/?#.]|[\w-]+(?:\/|$))(?!\/)/;

/** The host's link component for an address of its own, null for any other. */
export function useLinkComponent(href: string): LinkComponent | null {
  const { link, origin } = useContext(LinkContext);
  const isOwn = ofTheHost.test(href) || (origin !== undefined && href.startsWith(`${origin}/`));
  return isOwn ? link : null;
}
