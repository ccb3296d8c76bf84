/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the portal's server. */
  readonly VITE_PORTAL_API?: string;
  /** E-mails of the visitors, with commas. */
  readonly VITE_PORTAL_VISITORS?: string;
  readonly VITE_PORTAL_PASSWORD?: string;
}
