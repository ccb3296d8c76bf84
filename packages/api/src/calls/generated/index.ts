// Generated from the contract by scripts/generate-calls.ts.
export * as auth from './auth.ts';
export * as account from './account.ts';
export * as accounts from './accounts.ts';
export * as engagement from './engagement.ts';
export * as communities from './communities.ts';
export * as joining from './joining.ts';
export * as posts from './posts.ts';
export * as comments from './comments.ts';
