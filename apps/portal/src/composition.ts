import { composeFeatures } from '@portal/kit';
import { features } from 'virtual:portal-features';
import { profile } from 'virtual:portal-profile';

/** The pages of this organisation's features, put together once. */
export const composition = composeFeatures(profile, features);
