// By its path: configurations read the profiles in a plain Node, which finds packages only as they are published.
export {
  defineProfile,
  featureSettings,
  overridesOf,
  type ProfileInput,
  settingsOf,
} from '../packages/kit/src/access/index.ts';
