export { createEndpointCache } from '../hooks/endpoint-cache.ts';
export { keyOf, metaOf, pagesKeyOf } from '../hooks/query-key.ts';
