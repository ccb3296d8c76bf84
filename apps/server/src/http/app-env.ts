/** What a request carries along besides itself; all of it ends in its log line. */
export interface AppEnv {
  Variables: {
    correlationId: string;
    personId?: string | undefined;
    /** The administrator who acts for that person. */
    impersonatorId?: string | undefined;
    /** The endpoint's name, without what was filled into its path. */
    route?: string;
  };
}
