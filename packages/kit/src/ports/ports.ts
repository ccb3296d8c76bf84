import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';

/** What the portal remembers of a sign-in. */
export interface Login {
  accessToken: string;
  refreshToken: string;
  /** ISO date. */
  expiresAt: string;
  userId: string;
  userName: string;
  /** Of an administrator who acts for this person: their own login, which waits until that is over. A port keeps it with the rest. */
  own?: Login;
}

/** Where the login is kept, and who hears of changes. */
export interface SessionPort {
  get(): Login | null;
  /** Null signs the person out: what the portal has loaded for them is forgotten. */
  set(login: Login | null): void;
  subscribe(listener: () => void): () => void;
  /** A server that renders the page cannot know the login: what it renders is a stranger's page, or one that waits where `isPending` is given, and so is the browser's first drawing of it. */
  isOfBrowser?: boolean;
  /** It is still being found out who is signed in: calls wait for that, and nobody is asked to sign in yet. */
  isPending?(): boolean;
  /**
   * A login in place of one that is missing or that the server no longer takes, by a ticket that `exchange` turns into it; null: nobody
   * is signed in. One for however many ask at once. Without it a refresh token is exchanged.
   */
  renew?(exchange: (ticket: string) => Promise<Login | null>): Promise<Login | null>;
  /** The login has been given up because the server no longer takes it, and nobody is signed in. */
  onExpired?(): void;
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The host's router, as far as a feature may use it. */
export interface NavigationPort {
  link: ComponentType<LinkProps>;
  navigate(href: string, options?: { replace?: boolean }): void;
  back(): void;
}

export interface NotifyOptions {
  description?: string;
  durationMs?: number;
  /** At the top beside what it is about; at the bottom when left out. */
  place?: 'top' | 'bottom';
  /** A newer notification with the same key takes the place of the older one. */
  key?: string;
}

/** Short messages to the person, usually toasts. */
export interface NotifyPort {
  success(text: string, options?: NotifyOptions): void;
  failure(text: string, options?: NotifyOptions): void;
  info(text: string, options?: NotifyOptions): void;
}

/** Sends a call, as the browser's own `fetch` does. */
export type FetchPort = (address: string, init: RequestInit) => Promise<Response>;

/** What engagement analytics counts; nothing else is ever sent. */
export type EngagementKind =
  | 'viewPage'
  | 'viewEvent'
  | 'viewNews'
  | 'downloadAsset'
  | 'viewCommunity'
  | 'joinCommunity'
  | 'loggedIn'
  | 'registerEvent'
  | 'purchaseProduct';

export interface AnalyticsPort {
  track(kind: EngagementKind, data?: { path?: string; targetId?: string }): void;
}

export interface ClockPort {
  now(): Date;
}

/** Small texts kept on this device, such as drafts. */
export interface StoragePort {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(prefix: string): string[];
  /** Hears of what other tabs have written or removed. */
  subscribe?(listener: (key: string) => void): () => void;
}

/** Files and texts kept on this device at once. Its promises reject where the device does not keep them. */
export interface VaultPort {
  entries(prefix: string): Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** A text or a file. */
  put(key: string, value: unknown): Promise<void>;
  /** All that begins so. */
  remove(prefix: string): Promise<void>;
}
