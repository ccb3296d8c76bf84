/** Whether somebody comes in by an account. */
export const userStates = ['enabled', 'disabled'] as const;
export type UserState = (typeof userStates)[number];
