export { contentAdminMessages } from './messages.ts';
export { newsAdminFeature } from './news-admin-feature.ts';
export { resourcesAdminFeature } from './resources-admin-feature.ts';
