export { adminFeature } from './admin-feature.ts';
export { buyNowFeature } from './buy-now-feature.ts';
export { marketplaceFeature } from './marketplace-feature.ts';
