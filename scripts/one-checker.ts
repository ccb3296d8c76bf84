/** The compiler's usual four would each find out the types that they share, which on two processors takes longer than to find them out once. */
export const oneChecker = ['--checkers', '1'] as const;
