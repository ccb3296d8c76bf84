/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the portal's server. */
  readonly VITE_PORTAL_API?: string;
  /** Origin of the server of another organisation. */
  readonly VITE_PORTAL_OTHER_API?: string;
  /** E-mails of the visitors, with commas. */
  readonly VITE_PORTAL_VISITORS?: string;
  readonly VITE_PORTAL_PASSWORD?: string;
}
