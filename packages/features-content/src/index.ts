export { memberPagesFeature } from './member-pages-feature.ts';
export { contentMessages } from './messages.ts';
export { newsFeature } from './news-feature.ts';
export { resourcesFeature } from './resources-feature.ts';
export { searchFeature } from './search/search-feature.ts';
export { searchReportFeature } from './search/search-report-feature.ts';
