/** The calls and the client without hooks: also for a server, where a module of the client cannot be called. */
export * as calls from './calls/generated/index.ts';
export type { AnyCall, Call, CallArgs, CallInput, CallReply } from './calls/call.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type ServerFailure,
} from './client/create-client.ts';
export { decodeToken, encodeToken, toLogin, type DecodedToken, type LoginReply } from './client/token.ts';
export { firstLimits } from './contract/first-limits.ts';
export {
  assetTypes,
  attachmentTypes,
  contentImportTypes,
  enquiryTypes,
  imageTypes,
  limits,
} from './contract/limits.ts';
export { pageSizes } from './contract/page-sizes.ts';
export { postStatuses } from './areas/posts/statuses.ts';
export { contentKinds, contentReaders, contentStates } from './areas/content-desk/statuses.ts';
