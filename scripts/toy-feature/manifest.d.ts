import type { FeatureManifest } from '@portal/kit/access';

export declare const manifests: readonly FeatureManifest[];
