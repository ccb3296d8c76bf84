/** The addresses of an organisation's pictures, as the bundler publishes them. */
export interface Brand {
  logo: string;
  logoDark: string;
  /** Width over height of both logos: until one has come, what stands beside it keeps its place. */
  logoRatio?: number;
  mark: string;
  favicon: string;
  /** The picture beside the sign-in form. */
  signIn: string;
}
