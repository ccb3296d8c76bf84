import { composeFeatures } from '@portal/kit';
import { features } from 'virtual:portal-features';
import { profile } from 'virtual:portal-profile';

/** The features of this organisation, put together once. */
export const composition = composeFeatures(profile, features);
