/** The addresses of an organisation's pictures, as the bundler publishes them. */
export interface Brand {
  logo: string;
  logoDark: string;
  mark: string;
  favicon: string;
  /** The picture beside the sign-in form. */
  signIn: string;
}
